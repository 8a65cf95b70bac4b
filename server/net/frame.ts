const TEXT = 0x81
const SHORT = 125
const TWO_BYTES = 0xffff

/**
 * A whole text message as one unmasked frame (RFC 6455, 5.2). The library would frame it again for every receiver and
 * write head and body separately, although a table's messages are the same bytes for many.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (length <= SHORT) frame[1] = length
  else if (length <= TWO_BYTES) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
