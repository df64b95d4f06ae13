/** Reads a stream in pieces of the sizes that the reader asks for. */

/** The next so many bytes of the stream, or null if fewer are left. */
export function readExactly(
  stream: AsyncIterable<Buffer>,
): (bytes: number) => Promise<Buffer | null> {
  const source = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (bytes) => {
    const parts = [rest]
    let length = rest.length
    while (length < bytes) {
      const { done, value } = await source.next()
      if (done) {
        rest = Buffer.concat(parts)
        return null
      }
      parts.push(value)
      length += value.length
    }
    const whole = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = whole.subarray(bytes)
    return whole.subarray(0, bytes)
  }
}
