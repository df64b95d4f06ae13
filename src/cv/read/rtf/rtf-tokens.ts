/** Splits RTF into tokens in one pass, whatever the file contains. */

export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  /** "\par", "\fs24"; the parameter is null if there is none. */
  | { kind: 'word'; word: string; parameter: number | null }
  /** "\~", "\*": a backslash and a character that is not a letter. */
  | { kind: 'symbol'; symbol: string }
  /** Text bytes, one character each. */
  | { kind: 'bytes'; bytes: string }

const MAX_PARAMETER = 0x7fffffff

/** `rtf` has one character per byte. */
export function* rtfTokens(rtf: string): Generator<RtfToken> {
  const pattern =
    /([{}])|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\([^a-zA-Z])|([^\\{}\r\n]+)|[\r\n]+|\\/g
  for (let at = 0; at < rtf.length; at = pattern.lastIndex) {
    pattern.lastIndex = at
    const [, brace, word, parameter, byte, symbol, letters] = pattern.exec(rtf) ?? []
    if (pattern.lastIndex <= at) return
    if (brace) yield { kind: brace === '{' ? 'open' : 'close' }
    else if (word) {
      const number = parameter === undefined ? null : Number(parameter)
      yield { kind: 'word', word, parameter: number }
      // Skips the picture's bytes, which may look like anything.
      if (word === 'bin') pattern.lastIndex += Math.min(MAX_PARAMETER, Math.max(0, number ?? 0))
    } else if (byte) yield { kind: 'bytes', bytes: String.fromCharCode(Number.parseInt(byte, 16)) }
    else if (symbol) yield { kind: 'symbol', symbol }
    else if (letters) yield { kind: 'bytes', bytes: letters }
  }
}

/** Returns one character per byte. */
export function latin1(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 0x4000) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x4000)))
  }
  return pieces.join('')
}
