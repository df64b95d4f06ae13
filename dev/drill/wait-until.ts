/** Waiting for something outside of this process, with a limit. */
import { setTimeout as delay } from 'node:timers/promises'

const LIMIT_MS = 1_200_000
const PAUSE_MS = 50

/** Throws, naming `what`, if it does not become true in twenty minutes. A check that throws counts as false. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + LIMIT_MS
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > until) throw new Error(`Not in time: ${what}`)
    await delay(PAUSE_MS)
  }
}
