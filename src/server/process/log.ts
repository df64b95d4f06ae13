/** Log lines: one JSON object each on standard output, times in UTC. Never holds a cookie, a token or a body. */
import pino from 'pino'
import type { Log } from '#work/use-case/use-case-services.ts'

/** `stream` is for commands whose standard output is theirs. */
export function createLog(level: string, stream?: NodeJS.WritableStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return stream ? pino(options, stream) : pino(options)
}
