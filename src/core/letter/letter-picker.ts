/** Chooses among phrases without chance: by what the letter is for. No phrase twice in one letter while others are left. */

export type Picker = { pick(table: readonly string[]): string }

/** `about`: what tells this letter from others. */
export function createPicker(about: readonly string[]): Picker {
  const seed = hash(about.join('\n'))
  const used = new Set<string>()
  let turn = 0
  return {
    pick(table) {
      const fresh = table.filter((phrase) => !used.has(phrase))
      const choices = fresh.length > 0 ? fresh : table
      turn += 1
      const phrase = choices[hash(`${seed} ${turn}`) % choices.length] ?? ''
      used.add(phrase)
      return phrase
    },
  }
}

/** FNV-1a, 32 bits, stirred once more so that neighbours differ in their low bits too. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** Names in braces are replaced; what is filled in is not read again. */
export function fill(phrase: string, names: Readonly<Record<string, string>>): string {
  return sentenceCase(phrase.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole))
}

/** The first letter large, unless the word is a name with a capital of its own inside ("iOS"). */
export function sentenceCase(text: string): string {
  return /^[a-z]+[A-Z0-9]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Go", "Go and Rust", "Go, Rust and C". */
export function namesJoined(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
