/** People with their CVs and wishes, and what each of them sees first of many jobs. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Cv } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import { BADGE_FROM } from '#core/match/match.ts'
import { demandsOf, type JobForMatch, type MatchDemands } from '#core/match/match-demands.ts'
import { type PreparedPerson, prepare, sumMatch } from '#core/match/match-formula.ts'
import { type MatchPerson, personOf } from '#core/match/match-person.ts'
import { PLACE_STEPS } from '#core/match/match-place.ts'
import { matchStep } from '#core/match/match-step.ts'
import { parseLocation } from '#core/place/place.ts'
import { placeKey } from '#core/place/place-area.ts'
import { EMPTY_PROFILE, JobPreferences, type ProfileContent } from '#core/profile/profile.ts'
import { DEFAULT_PREFERENCES, REMOTE_PREFERENCES } from '#core/profile/profile-choices.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { readPlainText } from '#cv/read/txt/read-txt.ts'
import { readCv } from '#cv/understand/read-cv.ts'
import { fromJsonResume } from '#cv/write/json-resume.ts'
import { TODAY } from './pairs.ts'
import { readPerson } from './shared-pairs.ts'

/** `text`: the CV with its wishes, as a reader sees it. */
export type Reader = { name: string; text: string; person: MatchPerson }

export type ListedJob = {
  key: string
  listing: Listing
  job: JobForMatch
  demands: MatchDemands
}

export type Placed = ListedJob & { score: number; step: number; known: number }

const WISHES = /^wish(?:es)?:(.*)$/im

/** Texts, and JSON as in `graded`. In the order of their names. */
export function readReaders(folder: string): Reader[] {
  return fs
    .readdirSync(folder)
    .filter((file) => /\.(?:txt|md|json)$/.test(file) && !/^readme/i.test(file))
    .sort()
    .map((file) => readReader(path.join(folder, file)))
}

function readReader(file: string): Reader {
  const text = fs.readFileSync(file, 'utf8')
  const name = path.parse(file).name
  if (file.endsWith('.json')) {
    return { name, text, person: personOf({ ...readJson(file, text), today: TODAY }) }
  }
  const wishes = readWishes(WISHES.exec(text)?.[1] ?? '')
  const { cv } = readCv(readPlainText(text.replace(WISHES, '').trimStart()))
  const person = personOf({ cv, profile: wishes.profile, today: TODAY })
  return { name, text, person: { ...person, home: wishes.home ?? person.home } }
}

function readJson(file: string, text: string): { cv: Cv; profile: ProfileContent | null } {
  const json = JSON.parse(text)
  if (json.basics === undefined) return { cv: readPerson(file), profile: null }
  const wishes = JobPreferences.safeParse(json.meta?.rolecall?.jobPreferences)
  const profile = wishes.success ? { ...EMPTY_PROFILE, jobPreferences: wishes.data } : null
  return { cv: fromJsonResume(json).cv, profile }
}

type Wishes = { home: string[] | null; profile: ProfileContent | null }

function readWishes(line: string): Wishes {
  let home: string[] | null = null
  const locations: string[] = []
  let remote: JobPreferences['remote'] = 'any'
  for (const part of line.split(';').map((one) => one.trim())) {
    const isRemote = (choice: string) => choice === part.toLowerCase().replaceAll(/[ -]/g, '_')
    const choice = REMOTE_PREFERENCES.find(isRemote)
    if (choice) remote = choice
    else if (/^home /i.test(part)) home = keysOf(part.slice('home '.length))
    else if (keysOf(part).length > 0) locations.push(part)
  }
  const jobPreferences = { ...DEFAULT_PREFERENCES, salaryMin: null, remote, locations }
  return { home, profile: { ...EMPTY_PROFILE, jobPreferences } }
}

const keysOf = (text: string): string[] =>
  parseLocation(text).places.flatMap(({ country, city }) =>
    country === null ? [] : placeKey(country, city),
  )

/** JSON Lines, also gzipped, in the format of `npm run import`. Lines of another shape are skipped. */
export function readListed(file: string | URL): ListedJob[] {
  const bytes = fs.readFileSync(file)
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  const lines = (isZipped ? gunzipSync(bytes) : bytes).toString().trim().split('\n')
  return lines.flatMap((line) => {
    const given = Object.entries(JSON.parse(line)).filter(
      ([, value]) => value != null && value !== '',
    )
    const listing = Listing.safeParse(Object.fromEntries(given))
    if (!listing.success) return []
    const job = jobFacts(listing.data)
    const { source, board, id } = listing.data
    return [
      {
        key: `${source}/${board ?? ''}/${id}`,
        listing: listing.data,
        job,
        demands: demandsOf(job),
      },
    ]
  })
}

/** The first of these jobs in the order of the search (`src/search/ranking/person-matches.ts`). */
export function firstOf(person: MatchPerson, jobs: readonly ListedJob[], count: number): Placed[] {
  const prepared = prepare(person)
  return jobs
    .flatMap((one) => placed(prepared, one) ?? [])
    .sort(
      (a, b) =>
        orderOf(b) - orderOf(a) ||
        b.known - a.known ||
        (b.listing.postedAt ?? '').localeCompare(a.listing.postedAt ?? ''),
    )
    .slice(0, count)
}

function placed(prepared: PreparedPerson, one: ListedJob): Placed | null {
  const { score, known } = sumMatch(prepared, one.demands, usualRarity)
  const step = matchStep(prepared, one.demands, usualRarity)
  return score === null ? null : { ...one, score, step, known }
}

/** Good matches by place step, and all by their score. */
const orderOf = ({ score, step }: Placed) =>
  score >= BADGE_FROM ? score + 100 * (PLACE_STEPS.away - step) : score
