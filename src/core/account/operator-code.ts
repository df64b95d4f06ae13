/** How the code that makes an account an operator is written, and how typed input is read. */

/**
 * 32 characters, five bits each. Letters that look like digits are left out, so the code can be read off a screen.
 */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ123456789'

/** The number of random bytes in a code, and of characters that encode them. */
export const OPERATOR_CODE_BYTES = 10
const LENGTH = 16

/** "K7QM-2XPA-9RTC-4HWE" from ten random bytes. */
export function formatOperatorCode(bytes: Uint8Array): string {
  const characters: string[] = []
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      characters.push(ALPHABET[(held >> bits) & 31] as string)
      held &= (1 << bits) - 1
    }
  }
  return (characters.join('').match(/.{4}/g) ?? []).join('-')
}

/** The code in its written form; null for text that cannot be one. Case, spaces and dashes do not matter. */
export function readOperatorCode(typed: string): string | null {
  if (typed.length > 100) return null
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1') // codes contain neither letter, so both are a misread 1
  const isCode =
    plain.length === LENGTH && [...plain].every((character) => ALPHABET.includes(character))
  return isCode ? (plain.match(/.{4}/g) ?? []).join('-') : null
}
