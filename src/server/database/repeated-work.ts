/** Work that the server repeats while it runs: when the database says so, and every few seconds. It never overlaps. */
import { createThrottledRunner } from '#server/process/runners.ts'
import { listenForChanges } from './change-listener.ts'

export type RepeatedWork = {
  /** Does the work soon. */
  call(): void
  /** Resolves when what is being done is done. */
  stop(): Promise<void>
}

type Options = {
  pollMs: number
  /** At least this long between two runs. */
  pauseMs: number
  /** The notifications that call for it; null if only time does. */
  wokenBy: { databaseUrl: string; channel: string } | null
  /** Must not throw. Should return early once the signal is aborted. */
  work(signal: AbortSignal): Promise<unknown>
}

/** The first run is after `pollMs` or at a notification, whichever comes first. */
export function repeatWork({ pollMs, pauseMs, wokenBy, work }: Options): RepeatedWork {
  const stopping = new AbortController()
  let working: Promise<unknown> = Promise.resolve()
  const paced = createThrottledRunner(async () => {
    working = work(stopping.signal)
    await working
  }, pauseMs)
  const listener = wokenBy && listenForChanges(wokenBy.databaseUrl, wokenBy.channel, paced.call)
  const polling = setInterval(paced.call, pollMs)
  return {
    call: paced.call,
    async stop() {
      stopping.abort()
      clearInterval(polling)
      paced.stop()
      await listener?.stop()
      await working
    },
  }
}
