/**
 * Loaded into every thread of the server under test (`node --import`). On request it reports each thread's heap after a
 * garbage collection. The server itself is unaware of it.
 */
import { isMainThread, threadId } from 'node:worker_threads'

/** Megabytes; `outside` is what the thread's JavaScript holds outside its heap. */
export type ThreadHeap = { thread: number; heap: number; outside: number }

/** Threads that stay busy for longer than this are missing from the report. */
const ANSWER_MS = 2_000
/** Several, because each collection frees what the finalizers of the previous one released. */
const COLLECTIONS = 3
const MB = 2 ** 20

const channel = new BroadcastChannel('soak-probe') as BroadcastChannel & { unref(): void }
channel.unref()
const heaps: ThreadHeap[] = []

channel.onmessage = ({ data }) => {
  if (isMainThread) heaps.push(data as ThreadHeap)
  else if (data === 'probe') channel.postMessage(ownHeap())
}
if (isMainThread) {
  process.on('message', () => {
    channel.postMessage('probe')
    heaps.push(ownHeap())
    setTimeout(() => process.send?.(heaps.splice(0)), ANSWER_MS)
  })
}

function ownHeap(): ThreadHeap {
  for (let n = 0; n < COLLECTIONS; n += 1) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return { thread: threadId, heap: heapUsed / MB, outside: external / MB }
}
