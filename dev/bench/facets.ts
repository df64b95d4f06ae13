/**
 * `npm run bench -- facets`: asks our engine and PostgreSQL the same random questions about the same jobs, some of them
 * changed and removed on the way, and compares the total and every facet. Ends at the first difference, with a failure.
 * `--rows 100000`, `--questions 400`, `--seed 1`.
 */
import { parseArgs } from 'node:util'
import type { JobId } from '#core/job/job.ts'
import type { Count, Facets, SearchPage } from '#core/search/query.ts'
import { fold } from '#core/text/fold-text.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { JobDocument } from '#search/document.ts'
import { type Expected, expectedOf, toCompared, wordsOf } from './facets-expected.ts'
import { createQuestion, type Question } from './facets-questions.ts'
import { createPlainEngine } from './our-engine.ts'
import { loadListings, startPostgres } from './postgres-listings.ts'
import { BENCH_NOW, createListings } from './search-listings.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rows: { type: 'string', default: '100000' },
    questions: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
})
const rows = Number(values.rows)
const wanted = Number(values.questions)
const seed = Number(values.seed)

/** Every so manyth job is changed after it came in, and every so manyth removed. */
const CHANGED = 20
const REMOVED = 50
const CHUNK = 10_000
/** Words are taken from so many jobs. */
const MODELS = 2_000
const LIMITS = { locations: 20, tags: 30 }

const listings = createListings()
const random = seededNumbers(seed)
const engine = createPlainEngine()
fillEngine()
const models = Array.from({ length: MODELS }, () =>
  lastState(1 + Math.floor(random() * rows)),
).filter((job) => job !== null)

const postgres = await startPostgres()
await loadListings(postgres.client, lastStates(), wordsOf)
await postgres.client.query('create index on listing using gin (words); analyze')

let same = 0
let counts = 0
let mended = 0
let difference: string | null = null
while (same < wanted && difference === null) {
  const question = createQuestion(models, random)
  const found = await compare(question)
  difference = found && `${found}\n${describe(question)}`
}
await postgres.stop()
process.stdout.write(
  `${rows} jobs, seed ${seed}: ${same} questions with the same total and the same ${counts} counts as PostgreSQL; ` +
    `${mended} more were mended and not compared\n`,
)
if (difference) {
  process.stdout.write(`DIFFERENT: ${difference}\n`)
  process.exitCode = 1
}

/** What is different; null when nothing is. */
async function compare(question: Question): Promise<string | null> {
  const page = engine.search(question.query, BENCH_NOW)
  const expected = await expectedOf(postgres.client, question, BENCH_NOW)
  const { corrected, dropped } = page.reading
  if (corrected === null && dropped.length === 0) {
    same++
    return differenceOf(page, expected)
  }
  mended++ // it answers another question than was asked, and says so
  if (mended > wanted) return 'more questions were mended than answered'
  const isNeedless = corrected === null && expected.total > 0
  return isNeedless ? `no job has all words, PostgreSQL finds ${expected.total}` : null
}

function lastState(number: number): JobDocument | null {
  if (number % REMOVED === 0) return null
  return listings.at(number, number % CHANGED === 0 ? 2 : 1)
}

function* lastStates() {
  for (let number = 1; number <= rows; number++) {
    const job = lastState(number)
    if (job) yield toCompared(job)
  }
}

function fillEngine() {
  for (let start = 1; start <= rows; start += CHUNK) {
    const numbers = Array.from({ length: Math.min(CHUNK, rows - start + 1) }, (_, at) => start + at)
    engine.put(numbers.map((number) => listings.at(number)))
    engine.put(
      numbers.filter((number) => number % CHANGED === 0).map((number) => listings.at(number, 2)),
    )
    engine.remove(numbers.filter((number) => number % REMOVED === 0) as JobId[])
    while (engine.merge());
  }
}

function differenceOf({ total, facets }: SearchPage, expected: Expected): string | null {
  if (total !== expected.total) return `total ${total}, PostgreSQL ${expected.total}`
  for (const [facet, own] of Object.entries(expected.counts)) {
    const ours = facets[facet as keyof Expected['counts']]
    const found = differenceOfCounts(ours, own, LIMITS[facet as keyof typeof LIMITS])
    if (found) return `${facet}: ${found}`
    counts += ours.length
  }
  counts++
  const [a, b] = [facets.salaryRange, expected.salaryRange].map(formatRange)
  return a === b ? null : `salaryRange ${a}, PostgreSQL ${b}`
}

/** `limit` only where a facet lists no more; equal counts may then be cut differently. */
function differenceOfCounts(
  ours: Count[],
  expected: Record<string, number>,
  limit = Number.POSITIVE_INFINITY,
): string | null {
  for (const { value, count } of ours) {
    const known = expected[value] ?? expected[fold(value)] ?? 0
    if (count !== known) return `${value} ${count}, PostgreSQL ${known}`
  }
  const most = Object.values(expected)
    .sort((a, b) => b - a)
    .slice(0, limit)
  const listed = ours
    .map(({ count }) => count)
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
  return `${most}` === `${listed}` ? null : `counts ${listed}, PostgreSQL ${most}`
}

function formatRange(range: Facets['salaryRange']) {
  return range ? `${range.min} to ${range.max}` : 'none'
}

function describe({ query, parts }: Question): string {
  const asked = Object.entries(query).filter(
    ([, value]) => value !== null && value !== false && `${value}` !== '',
  )
  return JSON.stringify({ ...Object.fromEntries(asked), parts })
}
