/**
 * The events of a live stream as server-sent events write them. Each change carries its number as `id`, so that a
 * browser which lost the connection says where to go on (Last-Event-ID).
 */
import type { NumberedChange } from '#store/account-changes.ts'

export type LiveEvent =
  /** The stream has begun and everything up to `version` was sent or already known. */
  | { event: 'ready'; version: number }
  | { event: 'change'; change: NumberedChange }
  /** What changed in between is no longer known: read everything again. */
  | { event: 'reset'; version: number }
  /** Still there. */
  | { event: 'beat' }
  /** The session ended; nothing more will come. */
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

/** How long a browser waits before it connects again. */
export const formatRetry = (ms: number): string => `retry: ${ms}\n\n`

const block = (event: string, data: object, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** What a browser says it saw last: a version of ours, or null for anything else. */
export function parseVersion(text: string | null | undefined): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null
}
