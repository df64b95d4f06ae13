/**
 * Log lines: one JSON object each on standard output, times in UTC, with the id of the request that caused it. Never
 * holds a cookie, a token or a body.
 */
import pino from 'pino'
import { isDatabaseAway, isFailedSubmission } from '#core/api/refusal.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { requestFields } from './request-scope.ts'

const WARN = 40

/** `stream` is for commands whose standard output is theirs. */
export function createLog(level: string, stream?: NodeJS.WritableStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...requestFields() }),
    hooks: { logMethod: withoutOutages },
  }
  return stream ? pino(options, stream) : pino(options)
}

/**
 * The pool of connections logs an outage of the database once, with its reason. Warnings of work that failed in it say
 * nothing more, many times a second. Errors say that it was the outage: the refusal's own message is for visitors.
 */
function withoutOutages(
  this: pino.Logger,
  args: Parameters<pino.LogFn>,
  method: pino.LogFn,
  level: number,
): void {
  const [fields, ...rest]: unknown[] = args
  const { err, ...others }: { err?: unknown } = typeof fields === 'object' ? { ...fields } : {}
  if (!isFailedSubmission(err)) {
    method.apply(this, args)
    return
  }
  const isAway = isDatabaseAway(err)
  if (isAway && level <= WARN) return
  const reason = isAway ? 'the database is away' : 'the database is busy'
  method.apply(this, [{ ...others, reason }, ...rest] as Parameters<pino.LogFn>)
}
