/** One live stream: events go in, bytes come out. A reader who takes nothing for long is let go. */
import { formatLiveEvent, formatRetry, type LiveEvent } from './live-events.ts'

/** A client with so many unread events is not reading. It can reconnect and resume. */
const MAX_UNREAD = 300

export type LiveStream = {
  body: ReadableStream<Uint8Array>
  send(event: LiveEvent): void
  close(): void
}

/** `onClose` is called once, whichever side ends the stream. */
export function createLiveStream(options: { retryMs: number; onClose(): void }): LiveStream {
  const encoder = new TextEncoder()
  let out: ReadableStreamDefaultController<Uint8Array> | null = null

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        out = controller
        controller.enqueue(encoder.encode(formatRetry(options.retryMs)))
      },
      cancel() {
        if (out) options.onClose()
        out = null
      },
    },
    { highWaterMark: MAX_UNREAD },
  )
  return {
    body,
    send(event) {
      if (!out) return
      out.enqueue(encoder.encode(formatLiveEvent(event)))
      if ((out.desiredSize ?? 0) <= 0) this.close()
    },
    close() {
      if (!out) return
      out.close()
      out = null
      options.onClose()
    },
  }
}
