/**
 * A line of the log for each request that the server could not serve, so that an operator finds what somebody saw by
 * the id they were shown, also without an access log. In an outage there would be one for every request: the first of
 * each ten seconds are enough, and the rest are counted.
 */
import type { Log } from '#work/use-case/use-case-services.ts'

/** As the access log has it. */
export type RefusedRequest = {
  requestId: string
  method: string
  path: string
  route: string
  status: number
}

const WINDOW_MS = 10_000
const MAX_LINES = 20

/** Bodies that are too large or of a type that is not accepted: people write to the operator about them. */
const OF_BODIES = [413, 415]

/** Asked every few seconds by supervisors; readiness has its own lines. */
const PROBES = ['/livez', '/readyz']

/** `now`: monotonic milliseconds. */
export function createRefusedLog(log: Pick<Log, 'warn'>, now = () => performance.now()) {
  let beganAt = Number.NEGATIVE_INFINITY
  let lines = 0
  let unlogged = 0
  return (request: RefusedRequest): void => {
    if (!isLogged(request)) return
    if (now() - beganAt >= WINDOW_MS) {
      if (unlogged > 0) log.warn({ requests: unlogged }, 'more requests could not be served')
      beganAt = now()
      lines = 0
      unlogged = 0
    }
    lines++
    if (lines > MAX_LINES) unlogged++
    else log.warn(request, 'a request could not be served')
  }
}

/** 500 is a bug, which has been logged with its cause. */
const isLogged = ({ status, path }: RefusedRequest) =>
  (status > 500 || OF_BODIES.includes(status)) && !PROBES.includes(path)
