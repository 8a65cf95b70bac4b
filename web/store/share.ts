import { MAX_FILE_BYTES } from '../../kernel/file.ts'

/* A match in a link: the match file, deflated, in URL-safe base64. */

/** Browsers and messengers start to cut addresses beyond this. */
export const MAX_LINK = 32_000

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

export async function pack(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let binary = ''
  for (const byte of packed) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** `null` if the link is damaged or would unpack to more than any match. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0))
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length > MAX_FILE_BYTES) return null
    }
    return text + decoder.decode()
  } catch {
    return null
  }
}

export const download = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: 'application/json' }))

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
