/**
 * Stops the parts of the server, group by group, so that none of them can hold up the rest (a silent database, a
 * visitor who never reads). Time that a group doesn't use is left for later groups.
 */
import type { Log } from '#work/use-case/use-case-services.ts'

export type StopGroup = {
  /** Milliseconds since the stop began. */
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
          if (isOver) log.warn({ part }, 'did not stop in time; continuing without it')
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

/** Resolves to true if the time passed without an abort. */
function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
