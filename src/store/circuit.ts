/**
 * Remembers that the database is away, so that the next request is refused at once instead of waiting as well. While
 * the circuit is open one probe at a time asks whether the database is back; requests are not used for that.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '#core/api/refusal.ts'

/** Between two probes: short enough that nobody notices, long enough for a database that is just starting. */
const PAUSE_MS = 500

export type Circuit = {
  /** Refuses with `database_away` while the circuit is open. */
  requireClosed(): void
  open(reason: string): void
  /** How often it has opened: older connections may be dead without having failed yet. */
  openings(): number
  stop(): void
}

type Options = {
  /** Resolves when the database answers. Must end by itself. */
  probe(): Promise<unknown>
  /** Called with the reason when the circuit opens, and with null when it closes. */
  onTurn(reason: string | null): void
  pauseMs?: number
}

export function createCircuit({ probe, onTurn, pauseMs = PAUSE_MS }: Options): Circuit {
  const stopping = new AbortController()
  const { signal } = stopping
  let isOpen = false
  let openings = 0

  async function probeUntilBack() {
    while (isOpen && !signal.aborted) {
      try {
        await probe()
        isOpen = false
        onTurn(null)
      } catch {
        await delay(pauseMs, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }

  return {
    requireClosed() {
      if (isOpen) throw new Refusal('database_away')
    },
    open(reason) {
      if (isOpen || signal.aborted) return
      isOpen = true
      openings += 1
      onTurn(reason)
      void probeUntilBack()
    },
    openings: () => openings,
    stop: () => stopping.abort(),
  }
}
