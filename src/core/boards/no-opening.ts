/**
 * Listings of boards that are no opening: postings with which an employer tries its system, postings for its own staff,
 * and pools for people who would like to be asked later. Titles and companies state this; a word that also belongs to
 * a job ("Software Engineer in Test", "Internal Tools Engineer", "Expression of interest: Research Engineer") does not.
 */

/** `test`: not for applicants. `pool`: nobody is hired for it now. */
export type NoOpening = 'test' | 'pool'

/** Longer titles are cut: what they are is at their beginning or in brackets near it. */
const TITLE_CHARS = 200

const TEST_TITLES = [
  /\b(?:please )?(?:do not|don['’]?t) apply\b/,
  /\bnot a real (?:job|position|role|posting)\b/,
  /\b(?:test|testing|dummy|fake|sample) (?:jobs?|job ?post(?:ing)?s?|postings?|vacanc(?:y|ies)|requisitions?|reqs?|listings?)\b(?! ?(?:site|board|engineer|developer|manager|lead|design))/,
  /^\W{0,5}(?:this is a )?test(?:ing)?\W{0,5}\d{0,4}\W{0,5}$/,
  /^\W{0,5}this is (?:a|only a|just a) test\b/,
  /\binternal (?:only|use only|posting|job posting|applicants?|candidates?|candidates? only|transfers? only)\s{0,3}(?:$|[\])|:,–—-])/,
  /[[(]internal[\])]/,
]

/** Whole names, so that companies which sell tests or demos stay. */
const TEST_COMPANY =
  /^\W{0,3}(?:test|testing|demo|dummy|sandbox) (?:company|account|organi[sz]ation|employer|board|site)\W{0,3}\d{0,4}$/

const POOL_TITLES = [
  /\btalent (?:pool|community|network|pipeline|bank)\b(?! ?(?:manager|lead|engineer|developer|specialist|partner|coordinator|platform|builder))/,
  /\b(?:general|open|spontaneous|speculative|unsolicited) applications?\b(?! (?:engineer|developer|security|support|manager|development|architect))/,
  /[[(]future (?:opportunit(?:y|ies)|openings?|roles?|positions?)[\])]/,
  /\b(?:initiativbewerbung|blindbewerbung|candidature spontan[ée]e)/,
]

/** Null for an opening. */
export function noOpening({
  title,
  company = null,
}: {
  title: string
  company?: string | null
}): NoOpening | null {
  const read = title.trim().slice(0, TITLE_CHARS).replace(/\s+/g, ' ').toLowerCase()
  const isTest = TEST_TITLES.some((pattern) => pattern.test(read))
  if (isTest || TEST_COMPANY.test((company ?? '').trim().slice(0, TITLE_CHARS).toLowerCase())) {
    return 'test'
  }
  return POOL_TITLES.some((pattern) => pattern.test(read)) ? 'pool' : null
}
