import { HINT_WORDS } from '../../bots/advice/text.ts'
import type { SpokenTable } from '../../dialogue/spoken-table.ts'
import { isGameId, loadGame } from '../../games/registry.ts'
import { inLanguage } from '../../kernel/languages.ts'
import type { TableSession } from '../table/contract.ts'

/** What an Expert would do, in lines. */
export type HintLines = (session: TableSession) => Promise<readonly string[]>

/** The table of the page as a dialogue sees it: always as it stands now. */
export function sessionTable(session: TableSession, hintLines: HintLines): SpokenTable {
  return {
    game: session.game,
    nameOf: session.nameOf,
    get view() {
      return session.view
    },
    get viewer() {
      return session.viewer
    },
    get acting() {
      return session.acting
    },
    get moves() {
      return session.moves
    },
    get seats() {
      return session.seats.length
    },
    get ownMoves() {
      const { playOnFrom, viewer } = session
      return playOnFrom?.log.filter(({ seat }) => seat === viewer).map(({ move }) => move) ?? []
    },
    get log() {
      const bySteps: string[][] = Array.from({ length: session.step + 1 }, () => [])
      for (const { step, text } of session.log) bySteps[step]?.push(text)
      return bySteps
    },
    get since() {
      const at = session.viewer === null ? -1 : session.movers.lastIndexOf(session.viewer)
      // The first entry is what happened before the first move.
      return at < 0 ? 0 : at + 2
    },
    get outcome() {
      return session.isCurrent ? session.outcome : null
    },
    play(move) {
      const objection = session.play(move)
      return objection && (session.inWords(objection).text ?? objection.code)
    },
    undo() {
      const { undoBar } = session
      if (undoBar === null) session.undo()
      return undoBar
    },
    hint: async () =>
      session.moves.length < 2 || !session.mayAsk
        ? [inLanguage(HINT_WORDS, session.language).only]
        : hintLines(session),
    async rule(id) {
      const game = session.game.facts.id
      if (!isGameId(game)) return null
      const sections = await (await loadGame(game)).rules[session.language]()
      return sections.flatMap(({ rules }) => rules).find(rule => rule.id.toLowerCase() === id.toLowerCase()) ?? null
    },
  }
}
