/** How a code that makes an operator is written, and read again out of what somebody typed. */

/** Without letters that look like digits, so that it can be read off a screen. 32 of them: five bits each. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ123456789'

/** Bytes that a code is made of, and letters that it then has. */
export const OPERATOR_CODE_BYTES = 10
const LENGTH = 16

/** "K7QM-2XPA-9RTC-4HWE" of ten random bytes. */
export function formatOperatorCode(bytes: Uint8Array): string {
  const letters: string[] = []
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      letters.push(LETTERS[(held >> bits) & 31] as string)
      held &= (1 << bits) - 1
    }
  }
  return (letters.join('').match(/.{4}/g) ?? []).join('-')
}

/** The code as it was written; null for what cannot be one. Case, spaces and dashes do not matter. */
export function readOperatorCode(typed: string): string | null {
  if (typed.length > 100) return null
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1') // what people read where no code has a letter
  const isCode = plain.length === LENGTH && [...plain].every((letter) => LETTERS.includes(letter))
  return isCode ? (plain.match(/.{4}/g) ?? []).join('-') : null
}
