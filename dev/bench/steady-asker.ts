/**
 * `node steady-asker.ts ORIGIN PER_SECOND SECONDS`: asks mixed searches at fixed times, whether or not earlier ones are
 * answered. Prints what was asked, how long answers took from the time they were due, and what went wrong.
 */
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { formatQueryParams } from '#core/search/query-params.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { QUERY_CLASSES } from './search-queries.ts'
import { percentiles } from './search-times.ts'

export type SteadyTimes = {
  asked: number
  errors: string[]
  kinds: Record<Kind, { asked: number; p50: number; p95: number; p99: number; max: number }>
  all: { p50: number; p95: number; p99: number; max: number }
}
type Kind = 'api' | 'page' | 'suggestions'

/** Shares of searches that are pages; the rest asks the API. */
const PAGE_SHARE = 0.4
const ANSWER_LIMIT_MS = 10_000
/** Connections; more askers than these at once would wait in line here, and that would count. */
const CONNECTIONS = 512

const [origin = '', ...numbers] = process.argv.slice(2)
const [perSecond = 1, seconds = 1] = numbers.map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const random = seededNumbers(1)
const asks = QUERY_CLASSES.flatMap((each) => each.asks)
const times: Record<Kind, number[]> = { api: [], page: [], suggestions: [] }
const errors: string[] = []

const began = performance.now()
const count = perSecond * seconds
const open: Promise<void>[] = []
for (let number = 0; number < count; number++) {
  const dueAt = began + (number * 1000) / perSecond
  const early = dueAt - performance.now()
  if (early > 1) await delay(early)
  open.push(ask(dueAt))
}
await Promise.all(open)
agent.destroy()
const kinds = Object.fromEntries(
  Object.entries(times).map(([kind, all]) => [kind, { asked: all.length, ...summary(all) }]),
) as SteadyTimes['kinds']
const result: SteadyTimes = {
  asked: count,
  errors,
  kinds,
  all: summary(Object.values(times).flat()),
}
process.stdout.write(JSON.stringify(result))

async function ask(dueAt: number) {
  const { kind, target } = nextTarget()
  try {
    const status = await statusOf(target)
    if (status !== 200 && !isBeyondLast(target, status)) errors.push(`${target}: ${status}`)
  } catch (error) {
    errors.push(`${target}: ${(error as Error).message}`)
  }
  times[kind].push(performance.now() - dueAt)
}

/** A page number that few jobs have no page for: the right answer is that there is none. */
function isBeyondLast(target: string, status: number | undefined) {
  return status === 404 && /[?&]page=/.test(target)
}

function nextTarget(): { kind: Kind; target: string } {
  const chosen = asks[Math.floor(random() * asks.length)]
  if (!chosen || 'suggest' in chosen) {
    const text = encodeURIComponent(chosen?.suggest ?? '')
    return { kind: 'suggestions', target: `/api/jobs/suggestions?query=${text}` }
  }
  const params = formatQueryParams(chosen.query)
  return random() < PAGE_SHARE
    ? { kind: 'page', target: `/jobs?${params}` }
    : { kind: 'api', target: `/api/jobs?${params}` }
}

/** When the last byte has come. */
function statusOf(target: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(origin + target, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', reject)
    })
    request.setTimeout(ANSWER_LIMIT_MS, () => request.destroy(new Error('no answer')))
    request.on('error', reject)
  })
}

function summary(all: number[]) {
  const sorted = all.toSorted((a, b) => a - b)
  return { ...percentiles(all), p99: sorted[Math.floor(0.99 * sorted.length)] ?? Number.NaN }
}
