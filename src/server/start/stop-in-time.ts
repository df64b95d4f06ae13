/**
 * Stops the parts of the server, group after group, none of which can hold up the rest: a database that is silent, a
 * visitor who never reads. What a group does not need of its time, later ones have more.
 */
import type { Log } from '#work/world/world.ts'

export type StopGroup = {
  /** After the stop began. */
  untilMs: number
  parts: Record<string, (withinMs: number) => Promise<unknown> | undefined>
}

export async function stopInTime(groups: readonly StopGroup[], log: Log): Promise<void> {
  const began = performance.now()
  for (const { untilMs, parts } of groups) {
    const withinMs = untilMs - (performance.now() - began)
    await Promise.all(
      Object.entries(parts).map(async ([part, stop]) => {
        const timer = new AbortController()
        const late = sleep(withinMs, timer.signal).then((isOver) => {
          if (isOver) log.warn({ part }, 'did not stop in time; going on without it')
        })
        const stopped = Promise.resolve(stop(withinMs)).catch((error: unknown) =>
          log.warn({ part, reason: String(error) }, 'did not stop cleanly'),
        )
        await Promise.race([stopped, late])
        timer.abort()
      }),
    )
  }
}

/** Whether the time went by without anybody ending the wait. */
function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
