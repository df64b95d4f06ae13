/**
 * Waits until the operator's PostgreSQL can be reached: after a power cut it may be up minutes later than the server.
 * A wrong password or an unknown database is not waited for: nobody fixes that by waiting.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { isAway, isBusy } from '#store/away.ts'
import { openClient } from '#store/client.ts'
import type { Log } from '#work/world/world.ts'

const PAUSE_MS = 1_000

/** What the system reports of a host or a socket where nothing answers, or not yet. */
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
  /** Hears once that there is something to wait for. */
  onWait: (database: string) => void
  /** Ends the wait with its reason. */
  signal?: AbortSignal | undefined
  pauseMs?: number
}

/** Returns when the database has answered, even if the answer was an error that no wait cures. */
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

/** Where it is and what it is called, without user and password. */
export function databaseName(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${host || (searchParams.get('host') ?? '')}${pathname}`
}

export function isUnreachable(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  const hasNoSocket = code === 'ENOENT' && syscall === 'connect' // a certificate that is missing is a typo
  return isAway(error, false) || isBusy(error) || hasNoSocket || UNREACHABLE.has(`${code}`)
}

/** Null, or why there is no connection. */
async function tryToConnect(url: string): Promise<unknown> {
  try {
    const client = await openClient(url, { name: 'rolecall-wait', answerMs: null })
    await client.leave()
    return null
  } catch (error) {
    return error
  }
}
