/**
 * Picks phrases deterministically, seeded by the letter's job. No phrase repeats within a letter while others are
 * left.
 */

export type Picker = {
  pick(table: readonly string[]): string
  /** A choice between two forms of the letter, the same each time. */
  isEven(): boolean
  /** The phrases picked last, the newest first. */
  recent(): readonly string[]
}

/** A phrase that begins like one of these is noticed. */
const RECENT = 4

/** `about`: what distinguishes this letter from others. */
export function createPicker(about: readonly string[]): Picker {
  const seed = hash(about.join('\n'))
  const used = new Set<string>()
  let turn = 0
  let recent: string[] = []
  return {
    recent: () => recent,
    isEven: () => seed % 2 === 0,
    pick(table) {
      const fresh = table.filter((phrase) => !used.has(phrase))
      const choices = fresh.length > 0 ? fresh : table
      turn += 1
      const phrase = choices[hash(`${seed} ${turn}`) % choices.length] ?? ''
      used.add(phrase)
      recent = [phrase, ...recent].slice(0, RECENT)
      return phrase
    },
  }
}

/** 32-bit FNV-1a with a final mix, so that similar inputs also differ in their low bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

type Names = Readonly<Record<string, string | null | undefined>>

/** Replaces names in braces. Filled-in text is not scanned again. */
export function fillIn(phrase: string, names: Names): string {
  // "de el" is "del" in Spanish.
  return phrase.replace(/(de )?\{(\w+)\}/g, (whole, of: string | undefined, name: string) => {
    const words = names[name]
    if (words == null) return whole
    return of !== undefined && words.startsWith('el ')
      ? `del ${words.slice(3)}`
      : `${of ?? ''}${words}`
  })
}

/** Like `fillIn`, as a sentence. */
export const fill = (phrase: string, names: Names): string => sentenceCase(fillIn(phrase, names))

/** The phrases whose names are all known. */
export const fillable = (phrases: readonly string[], names: Names): string[] =>
  phrases.filter(
    (phrase) =>
      [...phrase.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => !!names[name]) &&
      !(JOIN.test(names.company ?? '') && phrase.includes('join {company}')),
  )

/** "I’d like to join Join" stammers. */
const JOIN = /^join\b/i

/** Capitalizes the first character, unless the word is a name with a capital inside ("iOS"). */
export function sentenceCase(text: string): string {
  return /^[a-z]+[A-Z0-9]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Go", "Go and Rust", "Go, Rust and C". `and`: in the letter's language. */
export function namesJoined(names: readonly string[], and = 'and'): string {
  if (names.length < 2) return names.join('')
  const last = names.at(-1) ?? ''
  return `${names.slice(0, -1).join(', ')} ${and === 'y' && /^h?i/i.test(last) ? 'e' : and} ${last}`
}
