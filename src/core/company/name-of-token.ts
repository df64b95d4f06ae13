/**
 * The company's name that the token of its board suggests: "acme-robotics" is "Acme Robotics", "jobs.acme-tools.com"
 * is "Acme Tools". Used where neither the source nor the adverts name the company, so word boundaries are never
 * guessed: "acmerobotics" stays one word. Legal forms, numbers at the end and words about jobs are left out.
 */
import { knownSpelling } from './company-spellings.ts'

/** "jobs.acme.com" is Acme's own host. */
const OF_A_HOST = /^(?:(?:www|jobs?|careers?|karriere|join|apply)\.)?([a-z\d-]+)(?:\.[a-z\d-]+)+$/i

/** At the end of a token of several words. "corp", "co" and "as" may be a part of the name, and stay. */
const LEGAL_ENDS = new Set(
  'inc incorporated llc llp ltd limited plc gmbh mbh ag kg ug bv nv srl sarl sas pty pte pvt'.split(
    ' ',
  ),
)

/** At either end of a token of several words. */
const ABOUT_JOBS = new Set('job jobs career careers hiring recruiting karriere apply'.split(' '))

/** Legal forms and words about jobs that no other word ends with, so that nothing is guessed. */
const GLUED_END = /(?<=.{4})(?:gmbh|llc|careers)$/i

/** Always written in capitals. */
const ACRONYMS = new Set('ai ar hr it ml nyc qa uk us usa vr xr'.split(' '))

/** The part of a token that is about the employer: "acme" of "eu/acme" and of "jobs.acme.com". */
export const slugOfToken = (token: string): string =>
  (token.split('/').at(-1) || token).replace(OF_A_HOST, '$1')

export function nameOfToken(token: string): string {
  const slug = slugOfToken(token)
  const known = knownSpelling(slug)
  if (known !== null) return known
  const written = /[-_. ]/.test(slug) ? slug : slug.replace(GLUED_END, '')
  const words = withoutEnds(written.split(/[-_. ]+/).filter((word) => word !== ''))
  const hasCapitals = /\p{Lu}/u.test(slug)
  return words.map((word) => (hasCapitals ? word : capitalized(word))).join(' ') || slug
}

function withoutEnds(words: readonly string[]): string[] {
  const left = [...words]
  const last = () => left.at(-1)?.toLowerCase() ?? ''
  const isEnd = () => LEGAL_ENDS.has(last()) || ABOUT_JOBS.has(last()) || /^\d{1,2}$/.test(last())
  while (left.length > 1 && isEnd()) left.pop()
  if (left.length > 1 && ABOUT_JOBS.has(left[0]?.toLowerCase() ?? '')) left.shift()
  return left
}

function capitalized(word: string): string {
  if (ACRONYMS.has(word)) return word.toUpperCase()
  return word.replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
