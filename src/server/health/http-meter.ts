/** Answered requests by route pattern, method and status, and how long their answers took, for /metrics. */
import type { AnsweredRequest } from '#server/http/request-log.ts'
import { createCounter, createHistogram } from './tally.ts'

/** Upper bounds in seconds: most pages take some milliseconds, and a request waits three seconds for the database. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Others share one label: a client may send any method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export type HttpMeter = {
  count(answered: AnsweredRequest): void
  lines(): string[]
}

export function createHttpMeter(): HttpMeter {
  const requests = createCounter('http_requests_total', 'Answered requests')
  const times = createHistogram('http_request_seconds', 'Time until an answer began', BOUNDS)
  return {
    count({ method, route, status, tookMs }) {
      requests.add({ route, method: METHODS.has(method) ? method : 'other', status: `${status}` })
      times.add({ route }, tookMs / 1_000)
    },
    lines: () => [...requests.lines(), ...times.lines()],
  }
}
