/**
 * What `npm run read -- requirements FILE` and `npm run read -- matches FILE` print for one line. A job is a JSON
 * object with `title`, `company`, `location`, `description` (HTML or text) and any other field of a listing. A CV is
 * JSON Resume, our own shape, or plain text. `preferences` beside it are the job preferences of a profile.
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

/** Longer names are cut. */
const MAX_NAME = 300

type RawFields = Record<string, unknown>

/** The requirements of a job, and the skills among them as one list. A line that is not JSON is the advert itself. */
export function requirementsOf(line: string): object {
  const raw = toObject(parse(line) ?? { text: line })
  const job = toJob(raw)
  const requirements = readRequirements({ ...job, text: job.descriptionText ?? '' })
  const skills = requirements.flatMap((one) => (one.kind === 'skill' ? one.anyOf : []))
  return {
    ...(raw.id !== undefined && { id: raw.id }),
    title: job.title,
    requirements,
    skills: [...new Set(skills)],
  }
}

/** `today` is YYYY-MM-DD; current roles last until then. */
export function matchOf(line: string, today: string): object {
  const raw = toObject(parse(line))
  const preferences = JobPreferences.safeParse(raw.preferences)
  const profile = preferences.success
    ? { ...EMPTY_PROFILE, jobPreferences: preferences.data }
    : null
  const report = reportMatch({
    cv: toCv(raw.cv),
    profile,
    job: toJob(toObject(raw.job)),
    today: typeof raw.today === 'string' ? raw.today : today,
    rarity: usualRarity,
  })
  return { ...(raw.id !== undefined && { id: raw.id }), ...report }
}

function toCv(raw: unknown): Cv {
  if (typeof raw === 'string') return readCv(readPlainText(raw)).cv
  const ours = Cv.safeParse(raw)
  return ours.success ? ours.data : fromJsonResume(raw).cv
}

/** Reads the job as an import would. `text` is taken as the description. */
function toJob(raw: RawFields): JobForMatch {
  const { text, descriptionText } = raw
  const description = raw.description ?? descriptionText ?? text ?? null
  const known = { source: 'file', id: '1', title: 'Unknown', company: 'Unknown' }
  const given = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value != null && value !== ''),
  )
  const listing = Listing.safeParse({ ...known, ...given, id: `${raw.id ?? 1}`, description })
  if (listing.success) return jobFacts(listing.data)
  // A field of the wrong shape is left out, instead of the whole job.
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

const toObject = (value: unknown): RawFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
