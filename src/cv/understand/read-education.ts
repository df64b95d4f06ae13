/** Education: school, degree and subject, dates, grade, courses. The degree may be anywhere in the header. */
import type { CvEducation, CvLine } from '#core/cv/cv.ts'
import { joinLines } from '#cv/document/join-lines.ts'
import { degreeLikeness, hasSubject, isScore, scoreOf } from '#cv/words/degree-words.ts'
import { isLabel } from '#cv/words/label-words.ts'
import { schoolLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { trimEdges } from '#cv/words/trim-edges.ts'
import { readBody, type Said } from './entry-body.ts'
import { type Choice, chooseAll, type Roles } from './entry-choice.ts'
import { type Head, type Span, toHead } from './entry-fragments.ts'
import type { Row } from './entry-row.ts'
import { type RawEntry, splitEntries } from './entry-split.ts'
import { cut, LINE, MANY, type Notes, surenessOf, TEXT } from './reading-notes.ts'

const EDUCATION_ROLES: Roles = {
  a: (text) => {
    if (isScore(text)) return -2
    const [degree, school] = [degreeLikeness(text), schoolLikeness(text)]
    return (
      (degree < 0.5 ? -1 : degree + (hasSubject(text) ? 0.3 : 0)) -
      (degree >= 2.4 ? 0.5 : 1) * school -
      (degree < 1 ? placeLikeness(text) * 0.5 : 0) +
      long(text)
    )
  },
  b: (text) => {
    if (isScore(text)) return -2
    const [degree, school] = [degreeLikeness(text), schoolLikeness(text)]
    const place = placeLikeness(text)
    return (
      0.5 +
      school -
      degree * (school > 0 ? 0.35 : 0.6) -
      place * (school > 0 ? 0.2 : 0.9) +
      long(text)
    )
  },
  rest: (text) => {
    if (isScore(text)) return 0.4
    const place = placeLikeness(text)
    if (place > 0) return place * 0.6
    const subject = degreeLikeness(text)
    return subject > 0 && subject < 1.5 ? -0.1 : -0.3
  },
  fields: { a: 'degree', b: 'school' },
  missing: { a: 0.5, b: 1 },
  join: { a: { comma: -0.15, colon: -0.15, dash: 0, bracket: 0.1 }, b: { comma: 0.35 } },
}

const long = (text: string) => -0.2 * Math.max(0, text.split(/\s+/).length - 10)

/** `first` is the number of entries already read from other sections. */
export function readEducation(rows: readonly Row[], notes: Notes, first = 0): CvEducation[] {
  const parted = splitEntries(rows, (row) => schoolLikeness(row.text) >= 2)
  const raws = joinNameless(parted).map(withDegreeBelow)
  const heads = raws.map((raw) => toHead(raw.head, raw.anchor))
  const choices = chooseAll(heads, EDUCATION_ROLES)
  const found: CvEducation[] = []
  for (const [at, raw] of raws.entries()) {
    const [choice, head] = [choices[at] as Choice, heads[at] as Head]
    const named = [choice.a, choice.b].flatMap((span) => span?.piece.row ?? [])
    const last = Math.max(head.anchor, ...named)
    const isBelow = (span: Span) => span.piece.row > last && !isScore(span.text) && !isSubject(span)
    const below = new Set(choice.rest.filter(isBelow).map(({ piece }) => piece.row))
    choice.rest = choice.rest.filter(({ piece }) => !below.has(piece.row))
    const lower = head.rows.filter((_, row) => below.has(row))
    const body = readBody([...lower, ...raw.body], notes)
    const isNothing = !choice.a && !choice.b
    if ((isNothing && body.length === 0) || found.length >= MANY) continue
    found.push(toEducation(`e${first + found.length + 1}`, { choice, head, body }, notes))
    for (const row of raw.head) if (row.text === '') notes.used.add(row.at)
  }
  return found
}

/** Adds courses with their own formatting to the entry before: they have neither school nor degree nor dates. */
function joinNameless(raws: readonly RawEntry[]): RawEntry[] {
  const joined: RawEntry[] = []
  for (const raw of raws) {
    const before = joined.at(-1)
    const isNamed = ({ text }: Row) => schoolLikeness(text) > 0 || degreeLikeness(text) >= 1.6
    const isNameless = raw.anchor < 0 && !raw.head.some(isNamed)
    if (before && isNameless) before.body.push(...raw.head, ...raw.body)
    else joined.push({ ...raw, body: [...raw.body] })
  }
  return joined
}

/** The first bullet may be the degree if the header has none. */
function withDegreeBelow(raw: RawEntry): RawEntry {
  const [first, ...body] = raw.body
  const isNamed = raw.head.some(({ text }) => degreeLikeness(text) >= 1.6)
  if (!first || isNamed || raw.head.length === 0 || first.pieces.length !== 1) return raw
  const isDegree = degreeLikeness(first.text) >= 2 && first.text.split(/\s+/).length <= 10
  return isDegree && !COURSES.test(first.text) ? { ...raw, head: [...raw.head, first], body } : raw
}

/** A subject may have its own line below the school. */
const isSubject = ({ text }: Span) => {
  const likeness = degreeLikeness(text)
  return likeness >= 1 && text.split(/\s+/).length <= 7
}

type Entry = { choice: Choice; head: Head; body: Said[] }

function toEducation(id: string, { choice, head, body }: Entry, notes: Notes): CvEducation {
  const { a, b, score: weight } = choice
  const dates = head.rows[head.anchor]?.dates ?? null
  const institution = b ? withCampus(b, choice, head) : ''
  const parts = sortRest(choice)
  const { degree, area } = splitDegree(
    a?.text ?? '',
    parts.areas.map(({ text }) => text),
  )
  const read = readLines(id, body, notes)
  notes.markWhole(
    id,
    surenessOf(weight),
    head.rows.map(({ at }) => at),
  )
  if (b) notes.mark(`${id}.institution`, surenessOf(schoolLikeness(b.text)), [b.piece.line])
  const degreeLines = [a, ...parts.areas]
    .filter((span) => span !== null)
    .map(({ piece }) => piece.line)
  if (degree) notes.mark(`${id}.degree`, surenessOf(degreeLikeness(a?.text ?? '')), degreeLines)
  if (area) notes.mark(`${id}.area`, 'likely', degreeLines)
  if (dates?.start) notes.mark(`${id}.start`, 'sure', [dates.line])
  if (dates?.end) notes.mark(`${id}.end`, 'sure', [dates.line])
  if (parts.place) notes.mark(`${id}.place`, 'likely', [parts.place.piece.line])
  const score = parts.score ?? read.score
  if (score) notes.mark(`${id}.score`, 'likely', score.lines)
  const url = head.rows.flatMap(({ addresses }) => addresses)[0] ?? null
  return {
    id,
    institution: cut(institution, LINE),
    url: url && cut(url, LINE),
    place: parts.place && cut(parts.place.text, LINE),
    degree: cut(degree, LINE),
    area: area && cut(area, LINE),
    start: dates?.start ?? null,
    end: dates?.end ?? null,
    score: score && cut(scoreOf(score.text), LINE),
    courses: read.courses,
    highlights: read.highlights,
  }
}

/** State universities have campuses in several towns. */
const isOfSeveral = (name: string) =>
  /\bstate\b/i.test(name) || US_STATE.test(name.replace(/^.*\bof\s+(?:the\s+)?/i, ''))
const US_STATE =
  /^(?:California|Texas|North Carolina|Illinois|Wisconsin|Massachusetts|Michigan|Minnesota|Maryland|Missouri|Colorado|Nebraska|Hawaii|Alaska|Tennessee|Arkansas|Houston|Louisiana|Maine|Nevada|Alabama)$/

/** "University of California, Berkeley": a single place after the comma is part of the name. */
function withCampus(b: Span, choice: Choice, head: Head): string {
  const next = choice.rest.find(({ first }) => first === b.last + 1)
  const isCampus =
    next !== undefined &&
    next.first === next.last &&
    next.piece === b.piece &&
    head.fragments[next.first]?.sign === 'comma' &&
    schoolLikeness(b.text) > 0 &&
    isOfSeveral(b.text) &&
    !next.text.includes(',') &&
    placeLikeness(next.text) > 0
  if (!isCampus) return b.text
  choice.rest = choice.rest.filter((span) => span !== next)
  return `${b.text}, ${next.text}`
}

/** Sorts what is neither degree nor school: a grade, a place, the subject. */
function sortRest({ a, b, rest }: Choice) {
  const areas: Span[] = []
  let score: { text: string; lines: number[] } | null = null
  let place: Span | null = null
  for (const span of rest) {
    if (isScore(span.text)) score ??= { text: span.text, lines: [span.piece.line] }
    else if (placeLikeness(span.text) >= 1 && !place) place = span
    else if (isRepeated(span.text, a, b) || span.text.split(' ').length > 12) continue
    else if (isAreaOf(span, a)) areas.push(span)
  }
  return { areas, score, place }
}

/** Beside the degree, or a subject where the degree has none. Other texts are remarks. */
function isAreaOf(span: Span, a: Span | null): boolean {
  if (!a) return true
  const isBeside = span.first === a.last + 1 || span.last === a.first - 1
  if (isBeside && span.piece === a.piece) return true
  const likeness = degreeLikeness(span.text)
  return !hasSubject(a.text) && likeness >= 1 && likeness < 1.5
}

const isRepeated = (text: string, a: Span | null, b: Span | null) =>
  [a, b].some((span) => span?.text.toLowerCase().includes(text.toLowerCase()))

const SHORT_THEN_SUBJECT =
  /^((?:\p{Lu}\p{L}{0,4}\.){1,4}|(?:B|M)\.? ?(?:Sc|Eng|Tech|Ed|Com|A|S|F\.?A|B\.?A)\.?(?: \(Hons?\.?\))?|Ph\.? ?D\.?|[BM](?:A|S|Sc|Eng|Tech|FA|BA|Ed|Com)|Bachelor|Master|Doctor(?:ate)?|Diplom|Diploma|Licence|Licenciatura|Grado|Laurea|Magister)(?:\s*(?:[-–—:,|]|in))?\s+(?!of\b|degree\b|de\b|der\b|en\b|im\b)(\p{Lu}.+)$/u

/**
 * Splits "BSc in Physics" into degree and subject; text beside the degree is added to the subject. "Grado en Física" stays
 * one: what is printed from the two would lose the word between them.
 */
export function splitDegree(
  text: string,
  beside: readonly string[],
): { degree: string; area: string | null } {
  const more = beside.join(', ')
  const bySign = /^(.{2,60}?)(?: in |: | [-–—] )(.+)$/u.exec(text)
  const [, degree, area] = SHORT_THEN_SUBJECT.exec(text) ?? bySign ?? []
  const isDegree = degree !== undefined && degreeLikeness(degree) > 1
  if (isDegree && area)
    return { degree: trimEdges(degree), area: [trimEdges(area), more].filter(Boolean).join(', ') }
  if (text === '') return { degree: '', area: more || null }
  return { degree: text, area: more || null }
}

const COURSES =
  /^(?:relevant |incoming |selected |key |main |core |current )?(?:courses?(?:work| work)?|modules?|subjects|kurse|schwerpunkte|vorlesungen|cours|asignaturas|corsi)(?: include| taken)?\s*[:：-]\s*/i

function readLines(id: string, body: readonly Said[], notes: Notes) {
  const courses: CvLine[] = []
  const highlights: CvLine[] = []
  let score: { text: string; lines: number[] } | null = null
  for (const one of body) {
    if (isLabel(one.text)) continue
    const listed = COURSES.exec(one.text)
    if (!score && isScore(one.text) && one.text.length < 60) {
      score = { text: one.text.split(/,\s/)[0] ?? one.text, lines: one.lines }
      if (!/,\s\p{L}/u.test(one.text)) continue
    }
    if (listed) {
      for (const name of one.text.slice(listed[0].length).split(/[,;•|]\s*/)) {
        if (name.trim() !== '') add(courses, `${id}c`, { ...one, text: name.trim() }, notes)
      }
    } else add(highlights, `${id}h`, one, notes)
  }
  return { courses, highlights, score }
}

function add(list: CvLine[], prefix: string, { text, lines }: Said, notes: Notes) {
  if (list.length >= MANY) return
  const id = `${prefix}${list.length + 1}`
  notes.mark(id, 'likely', lines)
  list.push({ id, text: cut(joinLines([text]), TEXT) })
}
