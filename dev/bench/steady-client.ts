/**
 * `node steady-client.ts PER_SECOND SECONDS` sends mixed searches at fixed times, whether or not earlier ones were
 * answered. Prints how many it sent, how long answers took from the time they were due, and the errors.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { formatQueryParams } from '#core/search/query-params.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { percentiles, type Times } from './figures.ts'
import { run } from './measured-process.ts'
import { ORIGIN } from './running-product.ts'
import { QUERY_CLASSES } from './search-queries.ts'

export type SteadyTimes = { asked: number; errors: string[]; kinds: Record<string, Times> }

/** Share of searches that request a page; the rest use the API. */
const PAGE_SHARE = 0.4
const ANSWER_LIMIT_MS = 10_000
const ASKS = QUERY_CLASSES.flatMap((each) => each.asks)

/** Runs this file, so that what the measurement does meanwhile delays no search. Times are by kind, and of all. */
export const askSteadily = (perSecond: number, seconds: number): Promise<SteadyTimes> =>
  run('dev/bench/steady-client.ts', [perSecond, seconds])

/** A search as a page or through the API; `random` decides. */
export function someSearch(random: () => number): string {
  const chosen = ASKS[Math.floor(random() * ASKS.length)] ?? { suggest: '' }
  if ('suggest' in chosen) {
    return `/api/jobs/suggestions?query=${encodeURIComponent(chosen.suggest)}`
  }
  return `${random() < PAGE_SHARE ? '/jobs' : '/api/jobs'}?${formatQueryParams(chosen.query)}`
}

/** Whether the status is right: 404 is for a page number beyond the last page of results. */
export const isExpected = (target: string, status: number): boolean =>
  status === 200 || (status === 404 && /[?&]page=/.test(target))

if (import.meta.main) await main()

async function main() {
  const [perSecond = 1, seconds = 1] = process.argv.slice(2).map(Number)
  const random = seededNumbers(1)
  const times: Record<string, number[]> = { all: [], api: [], page: [], suggestions: [] }
  const errors: string[] = []
  const began = performance.now()
  const open: Promise<void>[] = []
  for (let number = 0; number < perSecond * seconds; number++) {
    const dueAt = began + (number * 1000) / perSecond
    const early = dueAt - performance.now()
    if (early > 1) await delay(early)
    open.push(ask(dueAt))
  }
  await Promise.all(open)
  const kinds = Object.entries(times).map(([kind, all]) => [kind, percentiles(all)])
  const result: SteadyTimes = { asked: open.length, errors, kinds: Object.fromEntries(kinds) }
  process.stdout.write(JSON.stringify(result))

  async function ask(dueAt: number) {
    const target = someSearch(random)
    try {
      const answer = await fetch(ORIGIN + target, {
        headers: { 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      await answer.arrayBuffer()
      if (!isExpected(target, answer.status)) errors.push(`${target}: ${answer.status}`)
    } catch (error) {
      errors.push(`${target}: ${(error as Error).message}`)
    }
    const ms = performance.now() - dueAt
    const isPage = target.startsWith('/jobs?')
    const kind = isPage ? 'page' : target.includes('/suggestions') ? 'suggestions' : 'api'
    for (const name of ['all', kind]) times[name]?.push(ms)
  }
}
