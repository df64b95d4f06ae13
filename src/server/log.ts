/** Log lines: one JSON object each on standard output, times in UTC. Never holds a cookie, a token or a body. */
import pino from 'pino'
import type { Log } from '#work/world.ts'

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
