/** How many threads render pages unless the operator sets PAGE_THREADS, and what that depends on. */
import * as os from 'node:os'

/** The main thread is one processor, PostgreSQL and the searches are another. */
const OTHERS = 2
/** What a server takes before it has such threads, and more than what each of them takes: see docs/operating.md. */
const MEMORY = { server: 1.5 * 2 ** 30, thread: 0.5 * 2 ** 30 }
/** Each has three connections to the database, which usually allows a hundred to all servers together. */
const MOST = 4

export type Machine = { processors: number; memoryBytes: number }

export function usualPageThreads({ processors, memoryBytes }: Machine): number {
  const thatFit = Math.floor((memoryBytes - MEMORY.server) / MEMORY.thread)
  return Math.max(0, Math.min(processors - OTHERS, thatFit, MOST))
}

/** What this process may use of its machine. */
export function machine(): Machine {
  const limit = process.constrainedMemory()
  const total = os.totalmem()
  return {
    processors: os.availableParallelism(),
    memoryBytes: limit > 0 && limit < total ? limit : total,
  }
}
