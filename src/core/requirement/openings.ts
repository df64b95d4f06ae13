/**
 * Splits an advert with several openings into one text per opening, because each asks for something else. An opening
 * has a title and its own lines: the rest of its bullet, the block below its heading, or the sentences that name it.
 * Lines that belong to no opening are shared. A listing whose title is one role is that role only.
 */
import { rolesListedIn, rolesOfFieldLine } from './listed-roles.ts'
import { type Head, headsOf, isListItem, RULE } from './opening-heads.ts'
import {
  headerTitles,
  LIST_LABEL,
  ofKinds,
  outsideBrackets,
  titlesIn,
  titlesOfHead,
} from './opening-titles.ts'
import { isRoleTitle, isVague, withoutBrackets } from './role-title.ts'
import { distinct, gradeOf, isSameRole, MAX_OPENINGS, nameWords, plainWords } from './same-role.ts'
import { alsoHiring, linkedRoles, soughtIn, soughtList } from './sought-roles.ts'

/** `own` is what this opening alone says, `shared` what the advert says about all. */
export type Opening = { title: string; own: string; shared: string; isOneOfSeveral: boolean }

/** Lines among which openings are looked for. */
const MAX_LINES = 400

/** In characters: longer text behind a role's name is a description. */
const MAX_DETAILS = 120

/** "1x Backend Engineer + 1x iOS Engineer" */
const COUNTED = /(?:\n|\s\+\s)(?=\d{1,2}\s?x\s\p{Lu})/giu
const COUNT_FIRST = /^\d{1,2}\s?x\s/i

/** "Hiring: >> Go Engineer >> Designer" */
const INLINE_BULLET = /(?<=\S)\s>>\s/g

export function openingsOf(listing: { title: string; text: string }): Opening[] {
  const title = withoutGradeDots(listing.title)
    .replace(LIST_LABEL, '')
    .replace(/^\[|\]$/g, '')
  const text = withoutGradeDots(listing.text)
    .replace(INLINE_BULLET, '\n- ')
    .replace(COUNTED, '\n- ')
  const named = SIGNED.test(title) ? [] : titlesIn(title)
  const lines = text.split('\n')
  const found = headsOf(lines.slice(0, MAX_LINES))
  const heads =
    found.length > 1
      ? found.flatMap((head) => titlesOfHead(head.title).map((one) => ({ ...head, title: one })))
      : found
  const inHeader = headerTitles(lines)
  const isBesideAdverts =
    heads.some(
      ({ isAdvert, title: other }) => isAdvert && !named.some((one) => isSameRole(one, other)),
    ) || isBesideList(named, lines, heads)
  const isList =
    (heads.length > 1 &&
      (outsideBrackets(title, /[,;+]\s/u).length > 1 ||
        GENERIC.test(withoutBrackets(title)) ||
        COUNT_FIRST.test(title) ||
        isAmongItems(named, lines, heads))) ||
    isBesideAdverts ||
    isAmongOthers(named, inHeader)
  const inLists = named.length === 1 && !isOfMany(title) ? [] : rolesListedIn(text, isRoleTitle)
  const afterRules = named.length === 1 ? advertsAfterRules(title, lines, heads) : []
  if (afterRules.length > 0) return afterRules
  if (
    named.length === 1 &&
    !isList &&
    inLists.length === 0 &&
    !(isVague(title) && heads.length > 0)
  ) {
    const [only = title] = named
    return [oneOf(only, title, lines, heads)]
  }
  const fields = named.length === 0 ? fieldLines(lines, heads) : []
  const listed = distinct([
    ...(isList && named.length === 1 && !isBesideAdverts
      ? []
      : named.filter((one) => !isListedBelow(one, heads) && !isSum(one, inLists))),
    ...(named.length <= 1 && !(isList && heads.length > 1)
      ? inHeader.filter((one) => !isListedBelow(one, heads))
      : []),
    ...heads.flatMap((head) => ofKinds(head.title)),
    ...alsoHiring(lines),
    ...inLists.filter((one) => !isListedBelow(one, heads)),
    ...fields.flatMap(({ roles }) => roles),
    ...(named.length === 0 && heads.length === 0 ? soughtList(text) : []),
  ])
  const sought = listed.length > 0 ? listed : soughtIn(text)
  const all = sought.length > 0 ? sought : linkedRoles(text)
  if (all.length < 2) return [single(all[0] ?? title, text)]
  // "Lead DevOps / SRE" is one opening by two names.
  if (heads.length < 2 && SEVERAL_NAMES.test(title)) return all.map((one) => single(one, text))
  const ofFields = new Set(fields.map(({ line }) => line))
  const others = sharedLines(lines, heads).filter((line) => !ofFields.has(line))
  const sentences = sentencesAbout(all, others)
  const shared = sentences.flatMap(({ line, about }) => (about === null ? line : [])).join('\n')
  return all.map((one) => ({
    title: one,
    isOneOfSeveral: true,
    own: [
      ...ownLines(one, lines, heads),
      detailsInText(one, all, text),
      ...sentences.flatMap(({ line, about }) => (about === one ? line : [])),
      detailsIn(one),
    ].join('\n'),
    shared,
  }))
}

/** "Ada Byron, CTO and Cofounder": who signs, not whom they seek. */
const SIGNED = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+,? .{0,20}\b(?:co-?founder|c[et]o)\b/iu

/** "Software engineers", "Developer Advocates + many others", "https://…": the text may name more roles. */
const isOfMany = (title: string) =>
  /s\b(?: \([^()]*\))?$|\b(?:and|\+|&) (?:many )?(?:more|others)\b|https?:/i.test(title.trim()) ||
  isVague(title)

/** "Engineers", "Software Developers": a list below says which. */
const GENERIC = /^(?:software )?(?:engineers|developers|swes)$/i

const GENERIC_ONE = /^(?:software )?(?:engineer|developer|swe)s?$/i

const ENGINEER = /\b(?:engineer|developer)s?\b/i

/** "Engineers" above "Primary need is for Product Engineers and a Data Engineer". */
const isSum = (title: string, inLists: readonly string[]) =>
  /^(?:engineers|developers)$/i.test(title) &&
  inLists.filter((one) => ENGINEER.test(one)).length > 1

/** "Sr/Staff Software Engineers" */
const withoutGrades = (title: string) =>
  title.replace(
    /^(?:(?:junior|jr|medior|mid|senior|sr|staff|principal|lead|and|to|or)\b[\s/,+&-]{0,3})+/i,
    '',
  )

/** "Software Engineer, Product Manager" above "- Staff Backend Engineer" and "- Senior Product Manager". */
function isListedBelow(title: string, heads: readonly Head[]): boolean {
  if (heads.length < 2) return false
  if (GENERIC.test(withoutGrades(title)) && heads.some(({ title: other }) => ENGINEER.test(other)))
    return !heads.some((head) => head.title === title)
  if (gradeOf(title) !== '') return false
  if (heads.some((head) => head.title === title)) return false
  return heads.some(({ title: other }) =>
    GENERIC_ONE.test(title)
      ? ENGINEER.test(other)
      : isSameRole(title, other) && gradeOf(other) !== '',
  )
}

/** "Open positions:" above two roles or more, none of which is the title's: those are sought, too. */
function isBesideList([only, ...others]: string[], lines: string[], heads: Head[]): boolean {
  if (only === undefined || others.length > 0 || heads.length < 2) return false
  if (heads.some(({ title }) => isSameRole(title, only))) return false
  return heads.every(({ from }, at) => {
    const before =
      at === 0 ? lines.slice(0, from).findLast((line) => line.trim() !== '') : undefined
    return at > 0 || (before !== undefined && before.length < 60 && LISTED_BELOW.test(before))
  })
}

const LISTED_BELOW = /\b(?:open|current|available|other|our) (?:roles|positions|openings)\b/i

/** "Software Engineers | SRE Lead": the header names other roles beside the title. */
function isAmongOthers([only, ...others]: string[], inHeader: readonly string[]): boolean {
  if (only === undefined || others.length > 0) return false
  return (
    inHeader.some((one) => isSameRole(one, only)) && inHeader.some((one) => !isSameRole(one, only))
  )
}

/** "1x DevOps Engineer (Kubernetes, Terraform)" in a sentence. */
function detailsInText(title: string, all: readonly string[], text: string): string {
  if (title.includes('(')) return ''
  const name = `${title.trim()} (`
  // "Senior Software Engineer (Rust)" is not about the "Software Engineer".
  const longer = all
    .map((one) => `${withoutBrackets(one)} (`)
    .filter((one) => one.length > name.length && one.endsWith(name))
  const isOfLonger = (end: number) => longer.some((one) => text.endsWith(one, end))
  let at = text.indexOf(name)
  while (at !== -1 && isOfLonger(at + name.length)) at = text.indexOf(name, at + name.length)
  if (at === -1) return ''
  const inside = text.slice(at + name.length, at + name.length + MAX_DETAILS * 2)
  const end = inside.indexOf(')')
  return end === -1 ? '' : `Requirements: ${inside.slice(0, end)}`
}

/** In characters: "ML Engineer, Training — Own the GPU infrastructure and the developer productivity layer". */
const MIN_DESCRIPTION = 40

/** An advert for one role does not describe so many others. */
const MANY_DESCRIBED = 3

/**
 * The title is one of several list items or headings that name roles: "- Senior QA Engineer", "Product Lead - You own …".
 */
function isAmongItems([only, ...others]: string[], lines: string[], heads: Head[]): boolean {
  if (only === undefined || others.length > 0) return false
  const items = heads.filter(({ from, rest }) => rest !== '' || isListItem(lines[from] ?? ''))
  return (
    (items.length > 1 && items.some((head) => isSameRole(head.title, only))) ||
    heads.filter(({ rest }) => rest.length > MIN_DESCRIPTION).length >= MANY_DESCRIBED
  )
}

/** Adverts of other roles in the same post, below a rule; with the listing's own, which goes until the first rule. */
function advertsAfterRules(title: string, lines: string[], heads: Head[]): Opening[] {
  const isAfterRule = (from: number) => {
    const before = lines.slice(0, from).findLast((line) => line.trim() !== '')
    return before !== undefined && RULE.test(before)
  }
  const others = heads.filter(
    (head) => isAfterRule(head.from) && (lines[head.from] ?? '').split('|').length > 2,
  )
  const [first] = others
  if (first === undefined) return []
  const blocks = others.slice(0, MAX_OPENINGS - 1).map(({ title: name, from }, at) => ({
    title: name,
    lines: lines.slice(from, others[at + 1]?.from),
  }))
  return [{ title, lines: lines.slice(0, first.from) }, ...blocks].map((one) => ({
    title: one.title,
    own: one.lines.join('\n'),
    shared: '',
    isOneOfSeveral: true,
  }))
}

const single = (title: string, shared: string, own = ''): Opening => ({
  title,
  own,
  shared,
  isOneOfSeveral: false,
})

const SEVERAL_NAMES = /^[^,;+|&]*\s?\/\s?[^,;+|&]*$/

/** The dot in "Sr. Engineer" ends no sentence. */
const withoutGradeDots = (text: string) =>
  GRADE_DOTS.some((written) => text.includes(written))
    ? text.replace(/\b(Sr|Jr|Snr)\.(?=[ /])/g, '$1')
    : text

const GRADE_DOTS = ['Sr.', 'Jr.', 'Snr.']

/** The listing is one role; blocks of other roles in the same post are not about it. */
function oneOf(role: string, title: string, lines: string[], heads: Head[]): Opening {
  const others = heads.filter((head) => !isSameRole(head.title, role))
  const isAmong = heads.length > 1 && others.length < heads.length
  const hasRule = lines.some((line) => RULE.test(line))
  const isAlone = !isAmong && !(hasRule && others.length > 0)
  const skipped = new Set(isAlone ? [] : others.flatMap(({ from, to }) => range(from, to)))
  // "* Backend Engineer (Python, Docker): https://…" says in brackets what the role needs.
  const details = heads.filter((head) => isSameRole(head.title, role)).map(detailsOf)
  return single(title, lines.filter((_, at) => !skipped.has(at)).join('\n'), details.join('\n'))
}

/** Below the header: lines that only list fields of work. */
const fieldLines = (lines: readonly string[], heads: readonly Head[]) =>
  lines.slice(1, MAX_LINES).flatMap((line, at) => {
    if (heads.some(({ from }) => from === at + 1)) return []
    const roles = rolesOfFieldLine(line, isRoleTitle)
    return roles.length === 0 ? [] : [{ line, roles }]
  })

function sharedLines(lines: string[], heads: Head[]): string[] {
  const taken = new Set(heads.flatMap(({ from, to }) => range(from, to)))
  return lines.filter((_, at) => !taken.has(at))
}

function ownLines(title: string, lines: string[], heads: Head[]): string[] {
  const exact = heads.filter((head) => head.title === title)
  return (exact.length > 0 ? exact : heads.filter((head) => isSameRole(head.title, title))).flatMap(
    ({ from, to, rest }) => [asRequirement(rest), ...lines.slice(from + 1, to)],
  )
}

/** Begins the own text of an opening whose title is followed by more in its line. */
export const BESIDE_TITLE = 'Requirements: '

/** What follows a role's name in its own line is what the role needs: "Staff Engineer (Go, networking)". */
const asRequirement = (rest: string) => {
  const plain = rest
    .replace(/^[\s:–—|()-]+/, '')
    .replace(/https?:\S+/g, '')
    .replace(/\s{0,9}\|\s{0,9}/g, ', ')
    .trim()
  return plain === '' || plain.length > MAX_DETAILS ? plain : `${BESIDE_TITLE}${plain}`
}

const detailsOf = (head: Head) => detailsIn(head.title)

/** "(Go, networking, distributed systems)" and "[rust, python]" in a title ask for these. */
function detailsIn(title: string): string {
  const inside = [...title.matchAll(/[([]([^()[\]]{2,120})[)\]]/g)].map(([, words]) => words)
  return inside.length === 0 ? '' : `Requirements: ${inside.join(', ')}`
}

const sentencesOf = (line: string) => line.split(/(?<=[\p{L}\p{N})"'’][.!?])\s+(?=\p{Lu})/u)

/**
 * The shared lines; those with sentences about one opening ("Support engineers who enjoy …"), by its name near the
 * beginning, sentence by sentence. `about` is null for what is about none or several.
 */
function sentencesAbout(all: readonly string[], shared: readonly string[]) {
  const names = all.map((title) => ({ title, name: ` ${nameWords(title).join(' ')} ` }))
  const aboutOf = (sentence: string): string | null => {
    if (LIST_OF_ROLES.test(sentence)) return null
    const plain = ` ${plainWords(sentence.slice(0, 90)).join(' ')} `
    const [first, ...others] = names.filter(({ name }) => plain.includes(name))
    return first !== undefined && others.length === 0 ? first.title : null
  }
  return shared.flatMap((line) => {
    const said = sentencesOf(line).map((text) => ({ line: text, about: aboutOf(text) }))
    const isWhole = line.split('|').length >= 3 || said.every(({ about }) => about === null)
    return isWhole ? [{ line, about: null }] : said
  })
}

/** "Looking for: iOS, Full-Stack, Data Engineers" is about all of them. */
const LIST_OF_ROLES =
  /\b(?:roles|positions|openings|hiring|looking for|seeking)\b[^:\n]{0,90}:[^:;*,\n]{2,60}[,*][^:;*,\n]{2,60}[,*]/i

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
