/**
 * What `npm run read -- requirements FILE` and `npm run read -- matches FILE` make of one line. A job is a JSON object
 * with `title`, `company`, `location`, `description` (HTML or text) and whatever else a listing may have; a CV is JSON
 * Resume, our own shape, or plain text, and `preferences` beside it what a profile may wish for.
 */
import { Cv } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import type { JobForMatch } from '#core/match/match-demands.ts'
import { reportMatch } from '#core/match/match-report.ts'
import { EMPTY_PROFILE, JobPreferences } from '#core/profile/profile.ts'
import { readRequirements } from '#core/requirement/read-requirements.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { readPlainText } from '#cv/read/txt/read-txt.ts'
import { readCv } from '#cv/understand/read-cv.ts'
import { fromJsonResume } from '#cv/write/json-resume.ts'

/** Longer names are no names. */
const MAX_NAME = 300

type Told = Record<string, unknown>

/** The requirements of a job, and the skills among them as one list. A line that is no JSON is the advert itself. */
export function requirementsOf(line: string): object {
  const told = toObject(parse(line) ?? { text: line })
  const job = toJob(told)
  const requirements = readRequirements({ ...job, text: job.descriptionText ?? '' })
  const skills = requirements.flatMap((one) => (one.kind === 'skill' ? one.anyOf : []))
  return {
    ...(told.id !== undefined && { id: told.id }),
    title: job.title,
    requirements,
    skills: [...new Set(skills)],
  }
}

/** `today` is YYYY-MM-DD: roles that go on have lasted until then. */
export function matchOf(line: string, today: string): object {
  const told = toObject(parse(line))
  const preferences = JobPreferences.safeParse(told.preferences)
  const profile = preferences.success
    ? { ...EMPTY_PROFILE, jobPreferences: preferences.data }
    : null
  const report = reportMatch({
    cv: toCv(told.cv),
    profile,
    job: toJob(toObject(told.job)),
    today: typeof told.today === 'string' ? told.today : today,
    rarity: usualRarity,
  })
  return { ...(told.id !== undefined && { id: told.id }), ...report }
}

function toCv(told: unknown): Cv {
  if (typeof told === 'string') return readCv(readPlainText(told)).cv
  const ours = Cv.safeParse(told)
  return ours.success ? ours.data : fromJsonResume(told).cv
}

/** As an import would read it; `text` is taken for a description. */
function toJob(told: Told): JobForMatch {
  const { text, descriptionText } = told
  const description = told.description ?? descriptionText ?? text ?? null
  const known = { source: 'file', id: '1', title: 'Unknown', company: 'Unknown' }
  const given = Object.fromEntries(
    Object.entries(told).filter(([, value]) => value != null && value !== ''),
  )
  const listing = Listing.safeParse({ ...known, ...given, id: `${told.id ?? 1}`, description })
  if (listing.success) return jobFacts(listing.data)
  // A field of another shape is left out rather than the whole job.
  const { title = known.title, company = known.company, location, salary } = given
  return jobFacts(
    Listing.parse({
      ...known,
      title: `${title}`.slice(0, MAX_NAME),
      company: `${company}`.slice(0, MAX_NAME),
      location: typeof location === 'string' ? location.slice(0, MAX_NAME) : null,
      salaryText: typeof salary === 'string' ? salary.slice(0, MAX_NAME) : null,
      description: typeof description === 'string' ? description : null,
    }),
  )
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null // plain text, which is read as it is
  }
}

const toObject = (value: unknown): Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
