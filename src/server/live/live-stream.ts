/** One live stream: events go in, bytes come out. A client that stops reading is disconnected. */
import { formatLiveEvent, formatRetry, type LiveEvent } from './live-events.ts'

/** A client with this many unread events isn't reading. It can reconnect and resume. */
const MAX_UNREAD = 300

export type LiveStream = {
  body: ReadableStream<Uint8Array>
  send(event: LiveEvent): void
  close(): void
}

/** `onClose` is called once, whichever side closes the stream. */
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
