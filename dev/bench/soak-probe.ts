/**
 * Loaded into every thread of the server under test (`node --import`): reports each thread's heap when asked, with
 * garbage collected first where that is wanted, and writes heap snapshots. The server itself knows nothing of it.
 */
import * as v8 from 'node:v8'
import { isMainThread, threadId } from 'node:worker_threads'

export type Asked = { probe: 'sample'; collect: boolean } | { probe: 'snapshot'; directory: string }
/** Megabytes. */
export type ThreadHeap = { thread: number; heap: number; outside: number; buffers: number }

/** Answers of threads that are busy for longer than this are missed. */
const ANSWER_MS = 2_000
/** One collection leaves what the finalizers of the one before let go. */
const COLLECTIONS = 3
const MB = 2 ** 20

const channel = new BroadcastChannel('soak-probe') as BroadcastChannel & { unref(): void }
channel.unref()

if (isMainThread) {
  const heaps: ThreadHeap[] = []
  channel.onmessage = ({ data }) => void heaps.push(data as ThreadHeap)
  process.on('message', (asked: Asked) => {
    channel.postMessage(asked)
    const own = answer(asked)
    setTimeout(() => process.send?.({ heaps: [own, ...heaps.splice(0)] }), ANSWER_MS)
  })
} else {
  channel.onmessage = ({ data }) => {
    if ('probe' in data) channel.postMessage(answer(data as Asked))
  }
}

function answer(asked: Asked): ThreadHeap {
  if (asked.probe === 'snapshot') {
    v8.writeHeapSnapshot(`${asked.directory}/${Date.now()}-thread-${threadId}.heapsnapshot`)
  } else if (asked.collect) for (let n = 0; n < COLLECTIONS; n += 1) globalThis.gc?.()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return {
    thread: threadId,
    heap: heapUsed / MB,
    outside: external / MB,
    buffers: arrayBuffers / MB,
  }
}
