/** Work experience: employers, and the roles at each, in the printed order. */
import type { CvEmployment, CvRole } from '#core/cv/cv.ts'
import { companyLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { titleLikeness } from '#cv/words/title-words.ts'
import { readBody, type Said } from './entry-body.ts'
import { type Choice, chooseAll, type Roles } from './entry-choice.ts'
import { type Head, type Span, toHead } from './entry-fragments.ts'
import type { Row } from './entry-row.ts'
import { type RawEntry, splitEntries } from './entry-split.ts'
import { cut, LINE, MANY, type Notes, surenessOf, TEXT } from './reading-notes.ts'

/** "Full-time", "(Contract)": a property of the role, neither name nor place. */
const EMPLOYMENT =
  /^\(?(?:full[- ]?time|part[- ]?time|contract|contractor|permanent|temporary|temp|freelance|internship|self[- ]employed|seasonal|vollzeit|teilzeit|festanstellung|befristet|cdi|cdd|stage|alternance|tiempo completo|media jornada|tempo pieno|remote|hybrid|on-?site)\)?$/i

export const WORK_ROLES: Roles = {
  a: (text) => {
    const place = placeLikeness(text)
    const title = titleLikeness(text)
    return title - companyLikeness(text) * 0.6 - (title < 1.5 ? place : 0) + shape(text)
  },
  b: (text) => {
    const [place, company] = [placeLikeness(text), companyLikeness(text)]
    const title = titleLikeness(text)
    const isOther = EMPLOYMENT.test(text) ? 1.5 : 0
    return (
      0.7 +
      company * 0.8 -
      title * (title < 1.2 ? 0.15 : company >= 1.8 ? 0.3 : 0.6) -
      place * 1.1 -
      isOther -
      blurbLikeness(text) +
      shape(text)
    )
  },
  rest: (text) => {
    if (EMPLOYMENT.test(text)) return 0.3
    const place = placeLikeness(text)
    return place > 0 ? place * 0.6 : text.length > 60 ? -0.4 : -0.7
  },
  fields: { a: 'title', b: 'company' },
  missing: { a: 0.9, b: 1.1 },
  join: { a: { comma: 0.3 }, b: { dash: 0.5 } },
}

/** "A family business with 40 people": words that no name has, and a count of people. */
function blurbLikeness(text: string): number {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !JOINTS.test(word)).length
  const hasArticle = /^(?:an?|the|one of|eine?|une?|una?) /i.test(text) && small > 0
  const hasCount =
    /\d{2}|people|staff|employees|leute|mitarbeit|besch[äa]ftigte|salari[ée]s|personas|empleados/i
  const isCounted = words.length >= 4 && small >= 2 && hasCount.test(text)
  return (
    (small > 1 ? Math.min(1.2, (small - 1) * 0.4) : small * 0.15) +
    (hasArticle ? 0.5 : 0) +
    (isCounted ? 0.8 : 0)
  )
}

/** Small words inside names. */
const JOINTS =
  /^(?:of|and|the|for|de|du|des|d|l|la|le|les|el|los|las|del|y|e|et|und|der|die|das|des|für|von|van|di|da|do|dos|in|im|am|an|zu|zur|zum|a|à|at|by|en|sur|sous|bei|beim)$/u

/** Names are short and begin with a capital or a digit. */
function shape(text: string): number {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length
  const long = words > 7 ? 0.4 * (words - 7) : 0
  return (
    -long - (/^[\p{Lu}\p{N}"“]/u.test(text) ? 0 : 0.4) - (/[.;]$/.test(text) && words > 3 ? 0.6 : 0)
  )
}

export type WorkEntry = {
  choice: Choice
  head: Head
  raw: RawEntry
  body: Said[]
  place: Span | null
  /** Describes the employer. */
  about: Said[]
}

/** Entries with a position and an organization; volunteering has the same format. */
export function readPosts(rows: readonly Row[], notes: Notes): WorkEntry[] {
  const raws = splitEntries(rows)
  const heads = raws.map((raw) => toHead(raw.head, raw.anchor))
  const choices = chooseAll(heads, WORK_ROLES)
  return raws.map((raw, at) => {
    const [choice, head] = [choices[at] as Choice, heads[at] as Head]
    const place = choice.rest.find(({ text }) => placeLikeness(text) >= 1) ?? null
    const { about, lower } = leftBelow(choice, head, place)
    const body = readBody([...lower, ...raw.body], notes)
    return { choice, head, raw, body, place, about: readBody(about, notes) }
  })
}

/**
 * Header rows without names: those between the company and the last named row describe the employer, those below
 * begin the body.
 */
function leftBelow(
  { a, b, rest }: Choice,
  head: Head,
  place: Span | null,
): { about: Row[]; lower: Row[] } {
  const named = [a, b, place].filter((span) => span !== null).map(({ piece }) => piece.row)
  const last = Math.max(head.anchor, ...named)
  const loose = new Set(
    rest
      .filter((span) => span !== place && !EMPLOYMENT.test(span.text))
      .map(({ piece }) => piece.row)
      .filter((row) => !named.includes(row)),
  )
  const isAbout = (row: number) => b !== null && row > b.piece.row && row < last
  return {
    about: head.rows.filter((_, row) => loose.has(row) && isAbout(row)),
    lower: head.rows.filter((_, row) => loose.has(row) && row > last),
  }
}

/** `first` is the number of employers already read from other sections. */
export function readWork(rows: readonly Row[], notes: Notes, first = 0): CvEmployment[] {
  const jobs: CvEmployment[] = []
  for (const entry of readPosts(rows, notes)) {
    const { choice, head, raw } = entry
    if (!choice.a && !choice.b && entry.body.length === 0) continue
    const last = jobs.at(-1)
    const isOwnEmployer = choice.b !== null || !last || !goesOnAt(entry)
    const job = isOwnEmployer
      ? startJob(jobs, { entry, number: first + jobs.length + 1 }, notes)
      : last
    if (!job) break
    const [only] = job.roles
    if (!isOwnEmployer && job.roles.length === 1 && only && isBlank(only)) {
      // What was below the employer and above the first title describes the employer.
      job.about ??= only.summary
      job.roles.pop()
    }
    if (job.roles.length < 20) job.roles.push(toRole(job, entry, notes))
    for (const row of [...head.rows, ...raw.body]) if (row.text === '') notes.used.add(row.at)
  }
  return jobs
}

/** A title without an employer continues the employer above. */
function goesOnAt({ choice, raw }: WorkEntry): boolean {
  return choice.a !== null && raw.anchor <= 1
}

const isBlank = ({ title, start, summary, highlights }: CvRole) =>
  title === '' && highlights.length === 0 && (!summary || start === null)

function startJob(
  jobs: CvEmployment[],
  { entry, number }: { entry: WorkEntry; number: number },
  notes: Notes,
): CvEmployment | null {
  if (number > MANY) return null
  const id = `w${number}`
  const { b, score } = entry.choice
  const url = entry.head.rows.flatMap(({ addresses }) => addresses)[0] ?? null
  const job: CvEmployment = {
    id,
    company: cut(b?.text ?? '', LINE),
    url: url && cut(url, LINE),
    place: isEmployers(entry) ? cut(entry.place?.text ?? '', LINE) : null,
    about: readText(`${id}.about`, entry.about, notes),
    roles: [],
  }
  jobs.push(job)
  if (isEmployers(entry) && entry.place)
    notes.mark(`${id}.place`, 'likely', [entry.place.piece.line])
  notes.markWhole(id, surenessOf(score), linesOf(entry))
  if (b) notes.mark(`${id}.company`, surenessOf(1 + companyLikeness(b.text) / 2), [b.piece.line])
  for (const row of entry.head.rows)
    if (row.addresses.length) notes.mark(`${id}.url`, 'sure', [row.at])
  return job
}

/** The place is beside the employer, and the title is elsewhere. */
function isEmployers({ choice: { a, b }, place }: WorkEntry): boolean {
  return place !== null && b?.piece.row === place.piece.row && a?.piece.row !== b.piece.row
}

function toRole(job: CvEmployment, entry: WorkEntry, notes: Notes): CvRole {
  const id = `${job.id}r${job.roles.length + 1}`
  const { a } = entry.choice
  const dates = entry.head.rows[entry.head.anchor]?.dates ?? null
  const { summary, highlights } = splitBody(id, entry.body, notes)
  notes.markWhole(id, surenessOf(entry.choice.score), linesOf(entry))
  if (a) notes.mark(`${id}.title`, surenessOf(titleLikeness(a.text)), [a.piece.line])
  if (dates?.start) notes.mark(`${id}.start`, 'sure', [dates.line])
  if (dates?.end) notes.mark(`${id}.end`, 'sure', [dates.line])
  const place = isEmployers(entry) ? null : entry.place
  if (place) notes.mark(`${id}.place`, 'likely', [place.piece.line])
  return {
    id,
    title: cut(a?.text ?? '', LINE),
    start: dates?.start ?? null,
    end: dates?.end ?? null,
    place: place && cut(place.text, LINE),
    summary,
    highlights,
  }
}

const linesOf = ({ head }: WorkEntry) => head.rows.map(({ at }) => at)

/** The paragraphs that fit into one value; null if there are none. The lines of the others stay unread. */
function readText(key: string, paragraphs: readonly Said[], notes: Notes): string | null {
  let text = ''
  const lines: number[] = []
  for (const paragraph of paragraphs) {
    const longer = text === '' ? paragraph.text : `${text}\n${paragraph.text}`
    if (longer.length > TEXT) break
    text = longer
    lines.push(...paragraph.lines)
  }
  if (text === '') return null
  notes.mark(key, 'likely', lines)
  return text
}

/** Running text before the first bullet is the summary; everything else is one highlight per line. */
export function splitBody(id: string, body: readonly Said[], notes: Notes) {
  const firstBullet = body.findIndex(({ isBullet }) => isBullet)
  const isList = firstBullet < 0 && body.length > 2
  const count = isList ? 0 : firstBullet < 0 ? body.length : firstBullet
  const [above, below] = [body.slice(0, count), body.slice(count)]
  const summary = readText(`${id}.summary`, above, notes)
  const highlights = below.slice(0, MANY).map(({ text, lines }, at) => {
    const lineId = `${id}h${at + 1}`
    notes.mark(lineId, 'sure', lines)
    return { id: lineId, text: cut(text, TEXT) }
  })
  return { summary, highlights }
}
