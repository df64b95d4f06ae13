/**
 * How much experience a job asks for: a level, and the years if stated. Levels: entry (junior,
 * graduate, intern, "I"), mid (middle, intermediate, "II"), senior (senior, staff, principal, "III"
 * and up: individual contributors) and lead (lead, head, director, VP, chief, managers of people).
 * Unknown is null, never "mid". The level of a title is read in core/title.
 */
import { parseYears, type YearsAsked } from '#core/requirement/years-asked.ts'
import { fold } from '#core/text/fold-text.ts'
import { experienceOfTitle } from '#core/title/title-kind.ts'
import type { ExperienceLevel } from './job.ts'

/** Years asked for and their level: 0–1 entry, 2–3 mid, 4 or more senior. */
const MID_FROM_YEARS = 2
const SENIOR_FROM_YEARS = 4

/** The source's own level first, then the title, then the years asked for in the text. */
export function levelOf(job: {
  title: string
  experienceLevel: string | null
  text: string | null
  /** Years read from the text, if that was already done. */
  years?: YearsAsked | null
}): ExperienceLevel | null {
  return (
    statedLevel(job.experienceLevel) ??
    experienceOfTitle(job.title) ??
    yearsLevel(
      parseYears(job.title) ?? (job.years === undefined ? parseYears(job.text) : job.years),
    )
  )
}

/** Values of sources' own level fields, beyond the words used in titles. */
const STATED: readonly (readonly [ExperienceLevel, RegExp])[] = [
  ['lead', /^(?:executive|c level|management|manager)$/],
  ['mid', /^(?:mid senior level|mid senior|experienced|professional|experienced non manager)$/],
  ['entry', /^(?:associate|student|students|no experience|beginner|entry|graduate|fresher)$/],
]

function statedLevel(stated: string | null): ExperienceLevel | null {
  if (stated === null) return null
  const plain = words(stated)
  for (const [level, value] of STATED) if (value.test(plain)) return level
  const bare = /^(\d{1,2})(?: (\d{1,2}))?( plus)?$/.exec(plain.replace(/ (?:years?|yrs?)\b/, ''))
  if (bare) {
    const [, min, max] = bare
    return yearsLevel({ min: Number(min), max: max === undefined ? null : Number(max) })
  }
  return experienceOfTitle(stated) ?? yearsLevel(parseYears(stated))
}

/** "1-3 years" is mid because of its upper end; "0-2" is entry. */
function yearsLevel(years: YearsAsked | null): ExperienceLevel | null {
  if (years === null) return null
  if (years.min >= SENIOR_FROM_YEARS) return 'senior'
  if (years.min >= MID_FROM_YEARS || (years.max ?? 0) > MID_FROM_YEARS) return 'mid'
  return 'entry'
}

/** Letters and digits only, one space between words: "Mid-Senior level" is "mid senior level". */
function words(text: string) {
  return fold(text.slice(0, 500))
    .replace(/\+/g, ' plus')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
