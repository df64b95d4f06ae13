/**
 * English word stems, so that "led" and "leading", "services" and "service", "migration" and
 * "migrating" are equal. For comparing texts, never for display.
 */
import { fold } from './fold-text.ts'
import { verbForm } from './verb-forms.ts'

/** Stop words: they may occur in any text. */
const SMALL_WORDS = new Set(
  `a about above across after again all also although always am among an and any are around as at away back be became
  because been before began behind being below between both but by came can come could did do does doing done during
  each either even every few for from further get go goes going got had has have having he her here him his how i if in
  into is it its itself just last later least less like made make makes making many may me might more most much must
  my myself near need never next no nor not now of off on once one only onto or other others our out over own part
  per put rather same she should since so some still such than that the their them then there these they this those
  through to today together too took toward towards under until up upon us use used uses using very was way we well
  went were what when where which while who whole whom whose why will with within without would year years yet you
  your yours im ive id ill youre dont didnt s t ll ve re d`
    .trim()
    .split(/\s+/),
)

const ENDINGS: readonly [RegExp, string][] = [
  [/(?:isation|ization|ising|izing|ised|ized|ises|izes|ise|ize)$/, 'iz'],
  [/(?:ational|ations|ation|ating|ated|ates|ate|ators|ator)$/, 'at'],
  [/(?:ments|ment)$/, ''],
  [/(?:tions|tion|tive|tively|ting|ted|ts)$/, 't'],
  [/(?:ies|ied|ying)$/, 'y'],
  [/(?:sses)$/, 'ss'],
  [/(?:ings|ing|edly|ed|ers|er|ors|or|es|e|ly)$/, ''],
  [/(?<![su])s$/, ''],
]

export function stem(word: string): string {
  const plain = fold(word).replace(/['’]s?$/, '')
  const base = verbForm(plain)?.base ?? plain
  if (base.length < 4) return base
  for (const [ending, instead] of ENDINGS) {
    const cut = base.replace(ending, instead)
    if (cut !== base && cut.length >= 3) return cut.replace(/(.)\1$/, '$1')
  }
  return base
}

/** The stems of the meaningful words, in order. Numbers are handled elsewhere. */
export function contentStems(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(/\p{L}[\p{L}\p{N}'’+#]*/gu)]
    .map(([word]) => word)
    .filter((word) => !SMALL_WORDS.has(fold(word).replace(/['’]/g, '')))
    .map(stem)
}
