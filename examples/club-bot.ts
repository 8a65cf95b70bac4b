/*
 * A bot that speaks to a club over HTTP by itself:
 *   TOKEN=... node examples/club-bot.ts http://localhost:8080
 * docs/api.md tells how to get a token. Somebody must seat the bot: open its profile and challenge it.
 */

interface Asked {
  readonly kind: 'question'
  readonly id: string
  readonly seat: number
  readonly view: Readonly<Record<string, unknown>>
  readonly moves: readonly { readonly kind: string }[]
}

const [, , club = 'http://localhost:8080'] = process.argv
const headers = { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' }

/** What this bot likes: anything that does something. */
function choose({ moves }: Asked): number {
  const busy = moves.flatMap(({ kind }, index) => (['pass', 'end', 'ready', 'none'].includes(kind) ? [] : [index]))
  return busy[Math.floor(Math.random() * busy.length)] ?? 0
}

async function answer(question: Asked): Promise<void> {
  const body = JSON.stringify({ id: question.id, index: choose(question) })
  const reply = await fetch(`${club}/api/answers`, { method: 'POST', headers, body })
  const { next } = (await reply.json()) as { next?: Asked | null }
  if (next) await answer(next)
}

const stream = await fetch(`${club}/api/stream`, { headers })
if (!stream.body) throw new Error('the club does not answer')
let rest = ''
for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) {
    const event = line === '' ? null : (JSON.parse(line) as Asked | { readonly kind: string })
    if (event?.kind === 'question') await answer(event as Asked)
  }
}
