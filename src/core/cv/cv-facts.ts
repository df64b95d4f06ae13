/** What the checks found where there is nothing to fix: facts of the CV, by what they are about. */
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { Cv } from './cv.ts'
import { doneLines, rolesOf } from './cv-check-parts.ts'
import type { StoredReading } from './stored-reading.ts'

export type CvFact = { name: string; text: string }

type Given = { cv: Cv; reading: StoredReading | null }

/** Only of parts that the CV has. */
export function cvFacts({ cv, reading }: Given): CvFact[] {
  const facts: [string, string | null][] = [
    ['Contact', contact(cv)],
    ['Dates', dates(cv)],
    ['Sections', sections(cv)],
    ['Wording', numbers(cv)],
    ['Layout', layout(reading)],
  ]
  return facts.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]))
}

/** The first line of the newest role without a number, which could be stronger; null if all have one. */
export function weakestLine(cv: Cv): string | null {
  const [newest] = rolesOf(cv)
  return newest?.role.highlights.find(({ text }) => !/\d/.test(text))?.text ?? null
}

const sentence = (parts: readonly string[]) => {
  const text = listInEnglish(parts, { atMost: parts.length })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function contact({ name, email, phone, place, links, url }: Cv): string | null {
  const linked = links.length + (url === null ? 0 : 1)
  const parts = [
    name && 'name',
    email && 'email',
    phone && 'phone',
    place && 'location',
    linked > 0 && countOf(linked, 'link'),
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? null : sentence(parts)
}

function dates(cv: Cv): string | null {
  const roles = rolesOf(cv).map(({ role }) => role)
  const starts = roles.flatMap(({ start }) => start?.slice(0, 4) ?? []).sort()
  const [first] = starts
  if (first === undefined) return null
  const isCurrent = roles.some(({ end }) => end === 'present')
  const last = roles.flatMap(({ end }) => (end === null || end === 'present' ? [] : end)).sort()
  const until = isCurrent ? 'today' : last.at(-1)?.slice(0, 4)
  return until === undefined ? null : `${first} to ${until}, without a long gap`
}

function sections({ work, education, skills, summary }: Cv): string | null {
  const roles = work.flatMap((employment) => employment.roles).length
  const keywords = skills.flatMap((group) => group.keywords).length
  const parts = [
    roles > 0 && countOf(roles, 'position'),
    education.length > 0 && countOf(education.length, 'degree or course', 'degrees or courses'),
    keywords > 0 && countOf(keywords, 'skill'),
    summary.length > 0 && 'a summary',
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : sentence(parts)
}

function numbers(cv: Cv): string | null {
  const lines = doneLines(cv)
  if (lines.length === 0) return null
  const withNumber = lines.filter(({ text }) => /\d/.test(text)).length
  return `${withNumber} of ${countOf(lines.length, 'line')} ${withNumber === 1 ? 'has' : 'have'} a number`
}

const layout = (reading: StoredReading | null): string | null =>
  reading === null || reading.pages.length === 0
    ? null
    : `${countOf(reading.pages.length, 'page')}, all of it readable for software`
