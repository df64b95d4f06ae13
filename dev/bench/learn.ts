/**
 * `npm run bench -- learn` measures how fast the skills, places and preferences that would open most jobs to a person
 * are found among generated listings with our engine on one core. `--rows N`, `--rounds N`. One listing in
 * SEVERAL_EACH has two openings, as in real ones, and half of the people have preferences.
 */
import type { MatchPerson } from '#core/match/match-person.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createEngine } from '#test/search/engine.ts'
import { formatNumber, formatTimes, optionsOr, percentiles, writeFigures } from './figures.ts'
import { fillWithMatched, readBenchPeople } from './matched-listings.ts'
import { stayOnOneCore } from './measured-process.ts'

const JOBS_NAMED = 3
const SEVERAL_EACH = 50
const BAR_MS = 300

const { rows, rounds } = optionsOr({ rows: 1_000_000, rounds: 10 })
stayOnOneCore()
const engine = createEngine({ phrases: SKILL_PHRASES })
const demands = fillWithMatched(engine, rows, SEVERAL_EACH)
const people = (await readBenchPeople()).map(
  (person, at): MatchPerson =>
    at % 2 === 0
      ? { ...person, jobTypes: ['full_time'], remote: 'remote', minPayUsd: 120_000 }
      : person,
)
const counts: number[] = []
const first = people.map(timeOf)
const times = Array.from({ length: rounds }, () => people.map(timeOf)).flat()
counts.sort((a, b) => a - b)
writeFigures([
  ['Open jobs, and skills that each asks for', `${formatNumber(rows)}, ${demands.toFixed(1)}`],
  ['Jobs that the best skill opens, by person', [...new Set(counts)].map(formatNumber).join(', ')],
  [
    'What would open most jobs to a person: first question',
    formatTimes(percentiles(first), 'p50', 'p95', 'max'),
  ],
  [
    `What would open most jobs to a person (bar ${BAR_MS} ms)`,
    formatTimes(percentiles(times), 'p50', 'p95', 'max'),
  ],
])

function timeOf(person: MatchPerson): number {
  const began = performance.now()
  const { opened } = engine.whatIf(person, JOBS_NAMED)
  const ms = performance.now() - began
  const best = opened.find(({ whatIf }) => whatIf.kind === 'skill')
  if (!best) throw new Error('No skill opens a job, so there is nothing to measure')
  counts.push(best.count)
  return ms
}
