/**
 * A circuit breaker: while the database is known to be down, requests are refused at once instead of waiting. While
 * the circuit is open, one probe at a time checks whether the database is back; requests are not used for that.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '#core/api/refusal.ts'

/** Pause between probes: short enough to go unnoticed, long enough for a database that is just starting. */
const PAUSE_MS = 500

export type Circuit = {
  /** Throws `database_away` while the circuit is open. */
  requireClosed(): void
  open(reason: string): void
  /** How often it has opened: connections from before may be dead without having failed yet. */
  openings(): number
  stop(): void
}

type Options = {
  /** Resolves when the database answers. Must settle by itself. */
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
