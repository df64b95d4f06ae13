/**
 * The kind of work in a title, finer than a category: "Backend Engineer (Go)" is `backend`, "Head
 * of Data" is `data-lead`. Also how close two kinds are, in eighths: 8 the same, 6 an easy change,
 * 4 related, 2 a lot to learn, 0 another profession. Titles name the role first and its subject
 * after it, so the first part is tried first.
 */
import { fold } from '#core/text/fold-text.ts'
import { NEAR_KINDS, ROLE_RULES, type RoleKind } from './role-kind-table.ts'

export { ROLE_KINDS, type RoleKind } from './role-kind-table.ts'

/** A title with more kinds than this lists everything. */
export const MAX_KINDS = 12

const NEARNESS = readNearness()

/**
 * A title for several jobs: "Engineers, Designers, PM", "Multiple roles", "XR Engineer, Backend
 * Engineer".
 */
export const namesSeveralRoles = (title: string): boolean =>
  SEVERAL.some((words) => words.test(title))

const SEVERAL = [
  /\b(?:multiple|several|various|many|all|different) (?:\w+ )?(?:roles|positions|openings)\b|\b(?:roles|positions)\b/i,
  /\w(?:ers|ists|PMs)\b[^a-z]{0,9}(?:,|&|\band\b|\+|\/)|(?:,|&|\band\b|\+) {0,2}(?:\w+ ){0,3}\w+(?:ers|ists|PMs)\b/i,
  /\b(?:engineer|developer|designer|manager|scientist|analyst)\b[^,&+|]{0,30}[,&+|][^,&+|]{2,40}\b(?:engineer|developer|designer|manager|scientist|analyst)\b/i,
]

/** The kinds of work in a title; empty when it names none that we know. */
export function roleKindsOf(title: string): RoleKind[] {
  if (!namesSeveralRoles(title)) return kindsOfOne(title)
  const parts = title.split(/[,&+/|]|\band\b/)
  return [...new Set(parts.flatMap(kindsOfOne))].slice(0, MAX_KINDS)
}

function kindsOfOne(title: string): RoleKind[] {
  const whole = plainOf(title)
  const [first = ''] = title.split(/[,(|:–—]|\s-\s/)
  const beginning = plainOf(first)
  const firstKinds = kindsIn(beginning)
  if (firstKinds.length > 0 && firstKinds.some((kind) => kind !== 'software')) return firstKinds
  // "Software Engineer, Data Platform": the subject shows which kind of software.
  const all = beginning === whole ? firstKinds : kindsIn(whole)
  if (firstKinds.includes('software') && all.some((kind) => !isNearSoftware(kind)))
    return firstKinds
  return all.length > 0 ? all : firstKinds
}

/** A short line, or the start of one: "- Senior Backend Engineer: https://…". */
const LINE = /(?:^|\n)[^\S\n]*(?:[-*•–]+|\d{1,2}[.):])?[^\S\n]*([^\n.!?:;()]{3,200})/gu
/** The text after "hiring", "looking for" or "Open roles:". */
const SOUGHT =
  /\b(?:hiring(?: for)?|looking for|seeking|searching for|we need|join us as|roles?|positions?|openings|recruiting)\b:?\s+(?:(?:an?|our|the|for|several|multiple|more|exceptional|talented|experienced|strong|great|passionate|\d+)\s+)*([^\n.!?;]{3,240})/giu
/** Lines that name a role are short; longer sentences mention much else. */
const MAX_ROLE_WORDS = 9
const ROLE_NOUN =
  /\b(?:engineers?|engineering|developers?|devs?|programmers?|designers?|managers?|scientists?|analysts?|architects?|leads?|leader|head|directors?|specialists?|executives?|writers?|researchers?|administrators?|consultants?|interns?|advocates?|evangelists?|recruiters?|officers?|sres?|pms?|qa|sdrs?|bdrs?|ams?|counsel|strategists?|marketers?|coordinators?|associates?|technicians?|editors?|accountants?|sales|devops|swes?|gtm)\b/i

/** The kinds of work that a text is hiring for: in its header, its lists, and after "hiring". */
export function roleKindsIn(text: string): RoleKind[] {
  const read = withoutAbbreviationDots(text.slice(0, 6_000))
  const [header = ''] = read.split('\n', 1)
  const inHeader = header.includes('|') ? header.split(/[|,]|\band\b/) : []
  const lines = [...read.matchAll(LINE)].flatMap(([, line = '']) => [line, ...line.split(/[|–—]/)])
  return kindsOfAll([...inHeader, ...soughtIn(read), ...lines])
}

/** Only the kinds after "hiring" and similar words. */
export const hiringKinds = (text: string): RoleKind[] =>
  kindsOfAll(soughtIn(withoutAbbreviationDots(text.slice(0, 6_000))))

const soughtIn = (read: string) =>
  [...read.matchAll(SOUGHT)].flatMap(([, list = '']) =>
    list.split(/[,*•/()|]|\band\b|\bor\b|\bto\b|\bwho\b|\bwith\b/),
  )

/** A founder who signs as CTO isn't a role being hired for. */
function kindsOfAll(names: string[]): RoleKind[] {
  const roles = names.filter(
    (name) => name.trim().split(/\s+/).length <= MAX_ROLE_WORDS && ROLE_NOUN.test(name),
  )
  const kinds = roles.flatMap(kindsOfOne).filter((kind) => kind !== 'cto')
  return [...new Set(kinds)].slice(0, MAX_KINDS)
}

/** The dot in "Sr. Engineer" doesn't end a sentence. */
const withoutAbbreviationDots = (text: string) => text.replace(/\b(Sr|Jr|Snr)\.(?=[ /])/g, '$1')

/** From 0 to 8. */
export function kindNearness(one: RoleKind, other: RoleKind): number {
  if (one === other) return 8
  return NEARNESS.get(`${one} ${other}`) ?? 0
}

const isNearSoftware = (kind: RoleKind) => kindNearness('software', kind) >= 3

/**
 * Each name is matched against every rule, and names recur in the title, the text and the next
 * listing, so results are cached.
 */
const CACHE = new Map<string, RoleKind[]>()
const MAX_CACHED = 4_000

function kindsIn(plain: string): RoleKind[] {
  const known = CACHE.get(plain)
  if (known) return [...known]
  if (CACHE.size >= MAX_CACHED) CACHE.clear()
  const read = readKinds(plain)
  CACHE.set(plain, read)
  return [...read]
}

function readKinds(plain: string): RoleKind[] {
  const found: RoleKind[] = []
  let rest = plain
  for (const [kind, pattern] of ROLE_RULES) {
    if (found.length >= MAX_KINDS) break
    if (!pattern.test(rest)) continue
    // Matched text isn't read again: the "engineer" of "sales engineer" doesn't build software.
    rest = rest.replace(pattern, ' # ')
    if (kind !== 'none' && !found.includes(kind)) found.push(kind)
  }
  const hasFiner = found.some((kind) => kind !== 'software' && isNearSoftware(kind))
  return hasFiner ? found.filter((kind) => kind !== 'software') : found
}

function plainOf(title: string) {
  return fold(title.slice(0, 300))
    .replace(/(?<=\w)\.?js\b/g, 'js')
    .replace(/\bnode js\b/g, 'nodejs')
    .replace(/[^\p{L}\p{N}+#&.]+/gu, ' ')
    .replace(/\.(?= |$)/g, '')
    .trim()
}

function readNearness() {
  const table = new Map<string, number>()
  for (const line of NEAR_KINDS.trim().split('\n')) {
    const [value, one, ...others] = line.trim().split(/\s+/)
    for (const other of others) {
      table.set(`${one} ${other}`, Number(value))
      table.set(`${other} ${one}`, Number(value))
    }
  }
  return table
}
