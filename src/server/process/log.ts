/**
 * Log lines: one JSON object each on standard output, times in UTC, with the id of the request that caused it. Never
 * holds a cookie, a token or a body.
 */
import pino from 'pino'
import type { Log } from '#work/use-case/use-case-services.ts'
import { requestFields } from './request-scope.ts'

/** `stream` is for commands whose standard output is theirs. */
export function createLog(level: string, stream?: NodeJS.WritableStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...requestFields() }),
  }
  return stream ? pino(options, stream) : pino(options)
}
