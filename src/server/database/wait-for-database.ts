/**
 * Waits until the operator's PostgreSQL can be reached: after a power cut it may come up minutes later than the
 * server. Doesn't wait for a wrong password or an unknown database, because waiting won't fix those.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { openClient } from '#store/client.ts'
import { isAway, isBusy } from '#store/database-outage.ts'
import type { Log } from '#work/use-case/use-case-services.ts'

const PAUSE_MS = 1_000

/** System error codes for a host or socket where nothing answers, or not yet. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND', // a container has no name before it runs
  'EPIPE',
  'ETIMEDOUT',
])

type Waiting = {
  log: Log
  /** Called once, when there is something to wait for. */
  onWait: (database: string) => void
  /** Aborting ends the wait by throwing the signal's reason. */
  signal?: AbortSignal | undefined
  pauseMs?: number
}

/** Returns when the database has answered, even with an error that waiting won't fix. */
export async function waitForDatabase(
  url: string,
  { log, onWait, signal, pauseMs = PAUSE_MS }: Waiting,
): Promise<void> {
  const database = databaseName(url)
  let reason: string | null = null
  while (true) {
    signal?.throwIfAborted()
    const problem = await tryToConnect(url)
    if (!isUnreachable(problem)) break
    if (reason === null) onWait(database)
    const { code = 'no code', message } = problem as { code?: string; message: string }
    if (reason !== code) log.warn({ database, reason: message || code }, 'waiting for the database')
    reason = code
    await delay(pauseMs, undefined, { signal }).catch(() => {})
  }
  if (reason !== null) log.info({ database }, 'the database can be reached')
}

/** The database's host and name, without user and password. */
export function databaseName(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${host || (searchParams.get('host') ?? '')}${pathname}`
}

export function isUnreachable(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  const hasNoSocket = code === 'ENOENT' && syscall === 'connect' // a missing certificate is a configuration mistake
  return isAway(error, false) || isBusy(error) || hasNoSocket || UNREACHABLE.has(`${code}`)
}

/** Returns null, or the error that prevented the connection. */
async function tryToConnect(url: string): Promise<unknown> {
  try {
    const client = await openClient(url, { name: 'rolecall-wait', answerMs: null })
    await client.leave()
    return null
  } catch (error) {
    return error
  }
}
