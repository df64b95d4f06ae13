/**
 * `npm run bench -- alerts` measures how fast new jobs are compared with everybody's alerts, on one core. The alerts are
 * made of the words, places and companies of generated listings. `--rows N`, `--alerts N`, `--rounds N`.
 */
import type { JobId } from '#core/job/job.ts'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createEngine } from '#test/search/engine.ts'
import { createRandom, type Random } from '#test/search/random-jobs.ts'
import { formatNumber, formatTimes, optionsOr, percentiles, writeFigures } from './figures.ts'
import { BENCH_NOW, createListings } from './generated-listings.ts'
import { stayOnOneCore } from './measured-process.ts'

/** Listings added at once while building. */
const CHUNK = 16_384
/** Jobs that one pass of an import brings. */
const BATCH = 50

const { rows, alerts, rounds } = optionsOr({ rows: 200_000, alerts: 100_000, rounds: 40 })
stayOnOneCore()
const engine = createEngine({ phrases: SKILL_PHRASES })
const listings = createListings()
for (let from = 1; from <= rows; from += CHUNK) {
  const count = Math.min(CHUNK, rows - from + 1)
  engine.put(Array.from({ length: count }, (_, at) => listings.at(from + at)))
}
while (engine.merge());

const random = createRandom(7)
const queries = Array.from({ length: alerts }, () => alertOf(random))
let next = rows
const compiled = time(() => match([], queries))
match(add(1))
const single = Array.from({ length: rounds }, () => measure(1))
const batches = Array.from({ length: rounds }, () => measure(BATCH))
const found = single.reduce((sum, { matches }) => sum + matches, 0) / rounds

writeFigures([
  ['Open jobs, alerts', `${formatNumber(rows)}, ${formatNumber(alerts)}`],
  ['Preparing all alerts, once', `${formatNumber(compiled)} ms`],
  ['Alerts that a new job meets, on average', formatNumber(found)],
  [
    'One new job against all alerts',
    formatTimes(percentiles(single.map(({ ms }) => ms)), 'p50', 'p95', 'max'),
  ],
  [
    `${BATCH} new jobs at once`,
    formatTimes(percentiles(batches.map(({ ms }) => ms)), 'p50', 'p95', 'max'),
  ],
])

function measure(count: number) {
  const ids = add(count)
  let matches = 0
  const ms = time(() => {
    for (const jobs of match(ids)?.values() ?? []) matches += jobs.length
  })
  return { ms, matches }
}

/** Adds new jobs and returns their ids. */
function add(count: number): JobId[] {
  const jobs = Array.from({ length: count }, () => listings.at(++next))
  engine.put(jobs)
  return jobs.map(({ id }) => id)
}

function match(ids: readonly JobId[], given: readonly JobQuery[] | null = null) {
  return engine.standing({ name: 'alerts', queries: given, ids }, BENCH_NOW)
}

function time(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Most have one to three words of a title; some follow a company or have only filters. */
function alertOf(random: Random): JobQuery {
  const job = listings.at(1 + random.below(rows))
  const words = job.title.split(/[^\p{L}\p{N}+#.]+/u).filter((word) => word.length > 1)
  const from = random.below(Math.max(1, words.length - 1))
  const text = words.slice(from, from + 1 + random.below(3)).join(' ')
  const isFollowed = random.chance(0.1)
  const hasText = !isFollowed && random.chance(0.9)
  return {
    ...EMPTY_QUERY,
    text: hasText ? text : null,
    company: isFollowed ? job.companySlug : null,
    location: random.chance(0.4) ? (job.locationText?.split(',')[0] ?? null) : null,
    remote: random.chance(0.2),
    salaryMin: random.chance(0.2) ? 10_000 * (1 + random.below(20)) : null,
    jobTypes: random.chance(0.15) ? ['full_time'] : [],
    levels: random.chance(0.15) ? ['senior'] : [],
    tags: random.chance(0.1) ? job.tags.slice(0, 2) : [],
  }
}
