/**
 * `npm run bench -- match` measures how fast the best matches of invented people are found among generated listings
 * with our engine on one core. `--rows N`, `--rounds N`.
 */
import type { JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { BEST_MATCH, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createEngine } from '#test/search/engine.ts'
import {
  type Figure,
  formatNumber,
  formatTimes,
  optionsOr,
  percentiles,
  writeFigures,
} from './figures.ts'
import { BENCH_NOW } from './generated-listings.ts'
import { fillWithMatched, readBenchPeople } from './matched-listings.ts'
import { cpuMsOf, stayOnOneCore } from './measured-process.ts'

const ASKS: readonly [what: string, Partial<JobQuery>][] = [
  ['first 100', {}],
  ['first 100 with a score of 70 or more', { matchMin: 70 }],
  ['first 100, remote', { remote: true }],
  ['first 100 with “engineer” in their text', { text: 'engineer' }],
  ['jobs 901 to 1,000', { page: 10 }],
]

const { rows, rounds } = optionsOr({ rows: 1_000_000, rounds: 10 })
stayOnOneCore()
const engine = createEngine({ phrases: SKILL_PHRASES })
const demands = fillWithMatched(engine, rows)
const people = await readBenchPeople()
const first = people.map((person) => timeOf(person, {}))
const format = (times: number[]) => formatTimes(percentiles(times), 'p50', 'p95', 'max')
writeFigures([
  ['Open jobs, and skills that each asks for', `${formatNumber(rows)}, ${demands.toFixed(1)}`],
  ['A person’s first search: first 100', format(first)],
  ...ASKS.map(([what, query]): Figure => [`Best match: ${what}`, format(timesOf(query))]),
])

/** The first round is a warm-up. */
function timesOf(query: Partial<JobQuery>): number[] {
  const askAll = () => people.map((person) => timeOf(person, query))
  askAll()
  return Array.from({ length: rounds }, askAll).flat()
}

function timeOf(person: MatchPerson, query: Partial<JobQuery>): number {
  const asked = { ...EMPTY_QUERY, sort: BEST_MATCH, perPage: 100, ...query, person } as const
  let ids: readonly JobId[] = []
  const ms = cpuMsOf(() => {
    ids = engine.search(asked, BENCH_NOW).ids
  })
  if (ids.length === 0) throw new Error('No jobs were found, so there is nothing to measure')
  return ms
}
