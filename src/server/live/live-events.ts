/**
 * Formats the events of a live stream as server-sent events. Each change carries its number as `id`, so a browser
 * that lost the connection can say where to resume (Last-Event-ID).
 */
import type { NumberedChange } from '#store/account-changes.ts'

export type LiveEvent =
  /** The stream has started, and everything up to `version` was sent or already known. */
  | { event: 'ready'; version: number }
  | { event: 'change'; change: NumberedChange }
  /** The changes in between are no longer stored: read everything again. */
  | { event: 'reset'; version: number }
  /** Keeps the connection alive. */
  | { event: 'beat' }
  /** The session ended; no more events will come. */
  | { event: 'signed-out' }

export const LIVE_TYPE = 'text/event-stream'

export function formatLiveEvent(it: LiveEvent): string {
  switch (it.event) {
    case 'change': {
      const { version, kind, subject } = it.change
      return block('change', { version, kind, subject }, version)
    }
    case 'ready':
    case 'reset':
      return block(it.event, { version: it.version }, it.version)
    default:
      return block(it.event, {})
  }
}

const encoder = new TextEncoder()

/** Events as they are sent, one after the other. */
export const encodeLiveEvents = (events: readonly LiveEvent[]): Uint8Array =>
  encoder.encode(events.map(formatLiveEvent).join(''))

/** How long a browser waits before it reconnects. */
export const encodeRetry = (ms: number): Uint8Array => encoder.encode(`retry: ${ms}\n\n`)

const block = (event: string, data: object, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The last version a browser saw, from its Last-Event-ID; null for anything that isn't a version. */
export function parseVersion(text: string | null | undefined): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null
}
