/**
 * What kind of work a title names, finer than a category: "Backend Engineer (Go)" is `backend`, "Head of Data" is
 * `data-lead`. And how near two kinds are, in eighths: 8 the same, 6 an easy change, 4 a step aside, 2 much to learn,
 * 0 another profession. Titles name the role first and its subject after, so the first part is asked first.
 */
import { fold } from '#core/text/fold-text.ts'
import { NEAR_KINDS, ROLE_RULES, type RoleKind } from './role-kind-table.ts'

export { ROLE_KINDS, type RoleKind } from './role-kind-table.ts'

/** More kinds than this in one title are a list of everything. */
export const MAX_KINDS = 12

const NEARNESS = readNearness()

/** "Engineers, Designers, PM", "Multiple roles", "XR Engineer, Backend Engineer": a title of several jobs. */
export const namesSeveral = (title: string): boolean => SEVERAL.some((words) => words.test(title))

const SEVERAL = [
  /\b(?:multiple|several|various|many|all|different) (?:\w+ )?(?:roles|positions|openings)\b|\b(?:roles|positions)\b/i,
  /\w(?:ers|ists|PMs)\b[^a-z]{0,9}(?:,|&|\band\b|\+|\/)|(?:,|&|\band\b|\+) {0,2}(?:\w+ ){0,3}\w+(?:ers|ists|PMs)\b/i,
  /\b(?:engineer|developer|designer|manager|scientist|analyst)\b[^,&+|]{0,30}[,&+|][^,&+|]{2,40}\b(?:engineer|developer|designer|manager|scientist|analyst)\b/i,
]

/** The kinds of work that a title names, as written; none where it names no work that we know. */
export function roleKindsOf(title: string): RoleKind[] {
  if (!namesSeveral(title)) return kindsOfOne(title)
  const parts = title.split(/[,&+/|]|\band\b/)
  return [...new Set(parts.flatMap(kindsOfOne))].slice(0, MAX_KINDS)
}

function kindsOfOne(title: string): RoleKind[] {
  const whole = plainOf(title)
  const [first = ''] = title.split(/[,(|:–—]|\s-\s/)
  const beginning = plainOf(first)
  const told = kindsIn(beginning)
  if (told.length > 0 && told.some((kind) => kind !== 'software')) return told
  // "Software Engineer, Data Platform": the subject tells which kind of software.
  const all = beginning === whole ? told : kindsIn(whole)
  if (told.includes('software') && all.some((kind) => !isNearSoftware(kind))) return told
  return all.length > 0 ? all : told
}

/** A short line, or the head of one: "- Senior Backend Engineer: https://…". */
const LINE = /(?:^|\n)[^\S\n]*(?:[-*•–]+|\d{1,2}[.):])?[^\S\n]*([^\n.!?:;()]{3,200})/gu
/** What stands behind "hiring", "looking for", "Open roles:". */
const SOUGHT =
  /\b(?:hiring(?: for)?|looking for|seeking|searching for|we need|join us as|roles?|positions?|openings|recruiting)\b:?\s+(?:(?:an?|our|the|for|several|multiple|more|exceptional|talented|experienced|strong|great|passionate|\d+)\s+)*([^\n.!?;]{3,240})/giu
/** A line that names a role is short; a sentence speaks of much else. */
const MAX_ROLE_WORDS = 9
const ROLE_NOUN =
  /\b(?:engineers?|engineering|developers?|devs?|programmers?|designers?|managers?|scientists?|analysts?|architects?|leads?|leader|head|directors?|specialists?|executives?|writers?|researchers?|administrators?|consultants?|interns?|advocates?|evangelists?|recruiters?|officers?|sres?|pms?|qa|sdrs?|bdrs?|ams?|counsel|strategists?|marketers?|coordinators?|associates?|technicians?|editors?|accountants?|sales|devops|swes?|gtm)\b/i

/** The kinds of work that a text says are sought: in its header, its lists, and behind "hiring". */
export function roleKindsIn(text: string): RoleKind[] {
  const read = mendShort(text.slice(0, 6_000))
  const [header = ''] = read.split('\n', 1)
  const inHeader = header.includes('|') ? header.split(/[|,]|\band\b/) : []
  const lines = [...read.matchAll(LINE)].flatMap(([, line = '']) => [line, ...line.split(/[|–—]/)])
  return kindsOfAll([...inHeader, ...soughtIn(read), ...lines])
}

/** Those behind "hiring" and the like alone. */
export const soughtKinds = (text: string): RoleKind[] =>
  kindsOfAll(soughtIn(mendShort(text.slice(0, 6_000))))

const soughtIn = (read: string) =>
  [...read.matchAll(SOUGHT)].flatMap(([, said = '']) =>
    said.split(/[,*•/()|]|\band\b|\bor\b|\bto\b|\bwho\b|\bwith\b/),
  )

/** A founder who signs as CTO is not sought. */
function kindsOfAll(names: string[]): RoleKind[] {
  const roles = names.filter(
    (name) => name.trim().split(/\s+/).length <= MAX_ROLE_WORDS && ROLE_NOUN.test(name),
  )
  const kinds = roles.flatMap(kindsOfOne).filter((kind) => kind !== 'cto')
  return [...new Set(kinds)].slice(0, MAX_KINDS)
}

/** "Sr. Engineer" is no end of a sentence. */
const mendShort = (text: string) => text.replace(/\b(Sr|Jr|Snr)\.(?=[ /])/g, '$1')

/** 0 to 8. */
export function kindNearness(one: RoleKind, other: RoleKind): number {
  if (one === other) return 8
  return NEARNESS.get(`${one} ${other}`) ?? 0
}

const isNearSoftware = (kind: RoleKind) => kindNearness('software', kind) >= 3

/** A hundred rows are asked of each name, and names come again: in the title, the text, the next listing. */
const KNOWN = new Map<string, RoleKind[]>()
const MOST_KNOWN = 4_000

function kindsIn(plain: string): RoleKind[] {
  const known = KNOWN.get(plain)
  if (known) return [...known]
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  const read = readKinds(plain)
  KNOWN.set(plain, read)
  return [...read]
}

function readKinds(plain: string): RoleKind[] {
  const found: RoleKind[] = []
  let rest = plain
  for (const [kind, pattern] of ROLE_RULES) {
    if (found.length >= MAX_KINDS) break
    if (!pattern.test(rest)) continue
    // What one row took is not read again: the "engineer" of "sales engineer" builds no software.
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
