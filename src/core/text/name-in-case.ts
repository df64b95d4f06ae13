/** Small words of family names, which keep small letters unless they come first. */
const PARTICLES = new Set(
  'al ben bin da de del della den der di dos du el ibn la las le los ter van von y zu'.split(' '),
)
const NUMERAL = /^(?:II|III|IV|VI{0,3})$/

/** "Jana van der Meer-Ortiz" for "JANA VAN DER MEER-ORTIZ"; other names are returned as they are. */
export function nameInCase(name: string): string {
  const words = name.split(' ')
  const isShouted =
    words.length > 1 &&
    name === name.toUpperCase() &&
    words.every((word) => /\p{Lu}{2}/u.test(word))
  if (!isShouted) return name
  return words
    .map((word, at) => {
      const small = word.toLowerCase()
      if (NUMERAL.test(word)) return word
      if (at > 0 && PARTICLES.has(small)) return small
      return small.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    })
    .join(' ')
}
