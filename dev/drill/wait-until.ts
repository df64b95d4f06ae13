/** Waiting for something outside of this process, with a limit. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

const LIMIT_MS = 1_200_000
const PAUSE_MS = 50

/**
 * Throws, naming `what`, if it does not become true in twenty minutes, or if `child` ends, which has to make it true. A
 * check that throws counts as false.
 */
export async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean>,
  child: ChildProcess | null = null,
): Promise<void> {
  const until = performance.now() + LIMIT_MS
  while (!(await isTrue().catch(() => false))) {
    const status = child?.exitCode ?? child?.signalCode ?? null
    if (status !== null) throw new Error(`Not any more, as the program ended (${status}): ${what}`)
    if (performance.now() > until) throw new Error(`Not in time: ${what}`)
    await delay(PAUSE_MS)
  }
}
