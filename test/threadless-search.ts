/**
 * The writer and the searchers of the built server without threads of their own: starting two threads takes longer than
 * most tests. What happens between threads is tested with real ones (search-threads.test.ts).
 */
import { EventEmitter } from 'node:events'
import { MessageChannel, type Transferable, type Worker } from 'node:worker_threads'
import type { StartThread } from '#server/search/search-threads.ts'

type Programs = Pick<typeof import('#server/search/search-writer.ts'), 'runWriter'> &
  Pick<typeof import('#server/search/search-searcher.ts'), 'runSearcher'>

export async function threadlessSearch(): Promise<StartThread> {
  const { runWriter, runSearcher } = await programs()
  return (_kind, data) => {
    const { port1: outside, port2: inside } = new MessageChannel()
    if ('snapshotFile' in data) runWriter(inside, data)
    else runSearcher(inside, data)
    const thread = Object.assign(new EventEmitter(), {
      postMessage: (message: unknown, transfer: Transferable[] = []) =>
        outside.postMessage(message, transfer),
      async terminate() {
        outside.close()
        thread.emit('exit', 0)
        return 0
      },
    })
    outside.on('message', (message) => thread.emit('message', message))
    return thread as EventEmitter as Worker
  }
}

let imported: Promise<Programs> | null = null

function programs(): Promise<Programs> {
  const built = (name: string) =>
    import(new URL(`../build/server/search-${name}.js`, import.meta.url).href)
  imported ??= Promise.all([built('writer'), built('searcher')]).then(([writer, searcher]) => ({
    ...writer,
    ...searcher,
  }))
  return imported
}
