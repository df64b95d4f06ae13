/** Whether a sentence backed only by the listing talks about the person, which would need evidence from the CV. */
import { LETTER_LANGUAGES } from './letter-language.ts'
import { phrasesOf } from './letter-phrases.ts'

/** Not "MA" or "MES", which are a state and a system. */
const SELF =
  /(?<!\p{L})(?:[Ii]|[Ii]['’]\p{L}+|[Mm]y|[Mm]ine|[Mm]e|[Mm]yself|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein\p{Ll}{0,2}|[Jj]e|[Jj]['’]\p{L}+|[Mm]on(?!\s?[–-])|[Mm]a|[Mm]es|[Mm]oi|[Yy]o|[Mm]is?|[Cc]onmigo)(?!\p{L})/u

/** Phrases of ours that say "I" without a claim: "I’m applying for …", "… and I’d like to help". */
const PHRASES: readonly RegExp[] = LETTER_LANGUAGES.flatMap((language) => {
  const { apply, applyRole, applyCompany, applyWhy, reason } = phrasesOf(language)
  const byTone = [apply, applyRole, applyCompany].flatMap((tones) => Object.values(tones).flat())
  const reasons = [...Object.values(reason), ...Object.values(applyWhy ?? {})].flatMap((kinds) =>
    Object.values(kinds).flat(),
  )
  return [...byTone, ...reasons]
})
  .filter((phrase) => SELF.test(phrase))
  .map((phrase) => {
    const plain = phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.{1,2000})')
    return new RegExp(`^${plain}[.:]?$`, 'iu')
  })

/** True if the text says more about the person than `before` did; '' if that is unknown. */
export function mentionsAuthor(text: string, before: string): boolean {
  if (!SELF.test(text)) return false
  if (PHRASES.some((phrase) => isFilled(text, phrase))) return false
  return text.split(/[.,;:!?—–]/).some((it) => SELF.test(it) && !before.includes(it.trim()))
}

function isFilled(text: string, phrase: RegExp): boolean {
  const found = phrase.exec(text)
  return found !== null && !found.slice(1).some((part) => SELF.test(part))
}
