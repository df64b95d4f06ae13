/** One live stream. A client that stops reading is disconnected. */
import { encodeRetry } from './live-events.ts'

/** A client with this many unread bytes isn't reading. It can reconnect and resume. */
const MAX_UNREAD_BYTES = 65_536

export type LiveStream = {
  body: ReadableStream<Uint8Array>
  /** Whole events. The bytes may be sent to other streams too. */
  send(events: Uint8Array): void
  close(): void
}

/** `onClose` is called once, whichever side closes the stream. */
export function createLiveStream(options: { retryMs: number; onClose(): void }): LiveStream {
  let out: ReadableStreamDefaultController<Uint8Array> | null = null

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        out = controller
        controller.enqueue(encodeRetry(options.retryMs))
      },
      cancel() {
        if (out) options.onClose()
        out = null
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }),
  )
  return {
    body,
    send(events) {
      if (!out) return
      out.enqueue(events)
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
