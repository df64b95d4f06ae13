/**
 * Roles that a sentence lists, often without their nouns: "hiring engineers, product, design and analytics", "openings
 * in sales and customer support", "- Bayesian Software Engineering". Pure.
 */
import { entryOf } from '#core/text/entry-of.ts'

/** Fields of work by the names companies give their departments, with the title of somebody who works there, of no grade. */
const ROLE_OF_FIELD: Readonly<Record<string, string>> = {
  ai: 'AI Engineer',
  analytics: 'Data Analyst',
  'artificial intelligence': 'AI Engineer',
  'back end': 'Backend Engineer',
  backend: 'Backend Engineer',
  'biz dev': 'Business Developer',
  'business development': 'Business Developer',
  'customer success': 'Customer Success Manager',
  'customer support': 'Customer Support Specialist',
  cybersecurity: 'Security Engineer',
  data: 'Data Engineer',
  'data science': 'Data Scientist',
  design: 'Product Designer',
  developers: 'Software Developer',
  devops: 'DevOps Engineer',
  devrel: 'Developer Advocate',
  'developer relations': 'Developer Advocate',
  engineering: 'Software Engineer',
  'engineering leadership': 'Engineering Manager',
  'engineering management': 'Engineering Manager',
  engineers: 'Software Engineer',
  finance: 'Finance Specialist',
  'front end': 'Frontend Engineer',
  frontend: 'Frontend Engineer',
  'full stack': 'Full-stack Engineer',
  'full-stack': 'Full-stack Engineer',
  growth: 'Growth Marketing Manager',
  'go to market': 'Sales Representative',
  gtm: 'Sales Representative',
  hr: 'HR Specialist',
  infra: 'Infrastructure Engineer',
  infrastructure: 'Infrastructure Engineer',
  'machine learning': 'Machine Learning Engineer',
  marketing: 'Marketing Manager',
  ml: 'Machine Learning Engineer',
  mobile: 'Mobile Engineer',
  operations: 'Operations Specialist',
  people: 'HR Specialist',
  platform: 'Platform Engineer',
  pm: 'Product Manager',
  pms: 'Product Manager',
  product: 'Product Manager',
  'product design': 'Product Designer',
  'product management': 'Product Manager',
  'product marketing': 'Product Marketing Manager',
  qa: 'QA Engineer',
  recruiting: 'Recruiter',
  research: 'Research Scientist',
  sales: 'Sales Representative',
  security: 'Security Engineer',
  'solutions engineering': 'Solutions Engineer',
  sre: 'Site Reliability Engineer',
  support: 'Customer Support Specialist',
  ux: 'UX Designer',
}

/** "Infrastructure Engineering" is done by an infrastructure engineer. */
const NOUN_OF: readonly (readonly [RegExp, string])[] = [
  [/\bengineering$/i, 'Engineer'],
  [/\bresearch$/i, 'Researcher'],
  [/\bdevelopment$/i, 'Developer'],
]
const MAX_WORDS = 5

/** The title of a role or field such as "product design"; null for anything else. */
export function roleOfField(item: string): string | null {
  const plain = item
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const known = entryOf(ROLE_OF_FIELD, plain.toLowerCase())
  if (known !== undefined) return known
  const [first = ''] = plain.split(' / ')
  const part = plain === first ? undefined : entryOf(ROLE_OF_FIELD, first.toLowerCase())
  if (part !== undefined) return part
  if (plain.split(' ').length > MAX_WORDS || !/^\p{Lu}/u.test(plain)) return null
  if (/ (?:in|of|the|at|our) /i.test(plain)) return null
  const noun = NOUN_OF.find(([end]) => end.test(plain))
  return noun === undefined ? null : plain.replace(noun[0], noun[1])
}

const CUE =
  /\b(?:hiring|looking for|seeking|searching for|need is for|(?:roles?|positions?|openings?|opportunities|jobs)(?: available| open)? (?:for|in|across)|(?:roles|positions|openings)(?: \([^()\n]{0,80}\))?:)\s{1,3}/giu
const MAX_LIST = 320
/** What ends the list: the sentence, or words about something else. */
const LIST_END =
  /[.!?](?=\s|$)|https?:|\b(?:who|that|(?<!senior )to|with|at|open in|roles?|positions?|openings?)\b/iu
const BETWEEN =
  /\s{0,3}[,;*•]\s{0,3}(?:and |& |or )?|\s(?:and|&|or)\s|\sbut (?:we['’]re )?also looking for\s/iu
/** "software engineers from Senior to Staff" */
const GRADES = /\sfrom \w{3,9} to \w{3,9}$/iu
const ARTICLE =
  /^(?:an?|the|our|for|across|in|some|more|several|multiple|exceptional|great|strong|talented|experienced|passionate|amazing|genius|brilliant|first|two|three)\s/iu
const MAX_TEXT = 8_000

/**
 * The roles of every list of at least two in a text; `isRole` says what a whole title is. Each title once, in
 * the text's own order.
 */
export function rolesListedIn(text: string, isRole: (title: string) => boolean): string[] {
  const listed = [...text.slice(0, MAX_TEXT).matchAll(CUE)].flatMap(({ 0: cue, index }) => {
    const from = index + cue.length
    const [tail = ''] = text.slice(from, from + MAX_LIST).split('\n')
    const list = tail.slice(0, LIST_END.exec(tail)?.index ?? tail.length)
    const items = list
      .split(BETWEEN)
      .map(withoutArticles)
      .filter((item) => item !== '')
    const roles = items.flatMap((item) => (isRole(item) ? item : (roleOfField(item) ?? [])))
    return items.length >= 2 && roles.length >= 2 ? roles : []
  })
  return [...new Set(listed)]
}

/** "Backend, Full Stack, Platform, SRE": a line that names nothing but roles and fields, at least this many. */
const MIN_FIELDS = 3
const MAX_FIELDS_LINE = 200

/** The roles of a line that only lists fields; most of its items must be known ones. Empty for any other line. */
export function rolesOfFieldLine(line: string, isRole: (title: string) => boolean): string[] {
  const plain = line.replace(/^[\s*•·–—-]{1,6}/u, '').trim()
  if (plain.length > MAX_FIELDS_LINE || /[.!?:|]/.test(plain)) return []
  const items = plain.split(/\s?[,;/•]\s?(?:and )?|\s(?:and|&)\s/u).filter((one) => one !== '')
  if (items.length < MIN_FIELDS) return []
  const roles = items.flatMap((item) => (isRole(item) ? item : (roleOfField(item) ?? [])))
  return roles.length * 4 >= items.length * 3 ? roles : []
}

function withoutArticles(item: string): string {
  let plain = item
    .trim()
    .replace(GRADES, '')
    .replace(/\s{0,3}\($/, '')
  while (ARTICLE.test(plain)) plain = plain.replace(ARTICLE, '').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
