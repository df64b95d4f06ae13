/**
 * A queue: grants a limited number of slots in the order of the requests. A request waits within limits of number and
 * time, and leaves when its signal aborts. Keys, such as accounts, take turns, so one with many requests doesn't hold
 * up the others.
 */

/** Releases the slot; further calls do nothing. */
export type Leave = () => void

/** Why a request gets no slot: too many wait with its key, too many keys wait, or what happened while it waited. */
export type NoSlot = 'key_full' | 'full' | 'late' | 'aborted' | 'closed'

type Options = {
  /** Slots in all, and for one key. */
  atOnce: number
  atOncePerKey?: number
  /** How many requests of one key may wait, and how many keys. Without keys, all requests share one. */
  maxWaiting?: number
  maxKeys?: number
  maxWaitMs?: number
  /** After a slot was granted, none is until this resolves. */
  rest?(): Promise<unknown>
  /** The error of a request without a slot. If missing, the reason of its signal. */
  refuse?(why: NoSlot, waitingKeys: number): Error
}

type Request = {
  key?: string
  signal?: AbortSignal | undefined
  /** Before the others of its key, however many wait. */
  isFirst?: boolean
}

type Turn = { come(): void; leave(why: NoSlot): void }

export type Queue = {
  enter(request?: Request): Promise<Leave>
  /** Runs `work` in a slot. */
  run<T>(work: () => Promise<T>, request?: Request): Promise<T>
  /** Changes the number of slots in all. Those in use stay in use. */
  resize(atOnce: number): void
  waiting(): number
  /** Whether nothing waits and no slot is in use. */
  isIdle(): boolean
  /** Refuses every request that waits, and all later ones. */
  close(): void
}

export function createQueue(options: Options): Queue {
  const { atOncePerKey = Infinity, maxWaiting = Infinity, maxKeys = Infinity } = options
  /** In the order of whose turn is next; only keys with a waiting request. */
  const waiting = new Map<string, Turn[]>()
  /** Keys with slots in use, and how many. */
  const running = new Map<string, number>()
  let { atOnce } = options
  let inUse = 0
  let isResting = false
  let isClosed = false

  const hasSlot = (key: string) =>
    !isResting && inUse < atOnce && (running.get(key) ?? 0) < atOncePerKey

  function grant(key: string): Leave {
    let isMine = true
    count(key, 1)
    void rest()
    return () => {
      if (!isMine) return
      isMine = false
      count(key, -1)
      admit()
    }
  }

  function count(key: string, change: 1 | -1) {
    inUse += change
    const ofKey = (running.get(key) ?? 0) + change
    if (ofKey > 0) running.set(key, ofKey)
    else running.delete(key)
  }

  async function rest() {
    if (!options.rest) return
    isResting = true
    await options.rest()
    isResting = false
    admit()
  }

  function admit() {
    for (const [key, turns] of waiting) {
      if (!hasSlot(key)) continue
      waiting.delete(key)
      waiting.set(key, turns) // the other keys are next
      turns[0]?.come()
    }
  }

  function enter({ key = '', signal, isFirst = false }: Request = {}): Promise<Leave> {
    const turns = waiting.get(key) ?? []
    const refusal = (why: NoSlot) => options.refuse?.(why, waiting.size) ?? signal?.reason
    if (isClosed) return Promise.reject(refusal('closed'))
    if (signal?.aborted) return Promise.reject(refusal('aborted'))
    if (hasSlot(key)) return Promise.resolve(grant(key))
    if (turns.length >= maxWaiting && !isFirst) return Promise.reject(refusal('key_full'))
    if (turns.length === 0 && waiting.size >= maxKeys) return Promise.reject(refusal('full'))
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        turns.splice(turns.indexOf(turn), 1)
        if (turns.length === 0) waiting.delete(key)
      }
      const turn: Turn = {
        come() {
          end()
          resolve(grant(key))
        },
        leave(why) {
          if (!turns.includes(turn)) return
          end()
          reject(refusal(why))
        },
      }
      const abort = () => turn.leave('aborted')
      // After the event loop was blocked, answers that free a slot are read before anything is too late.
      const late = () => setImmediate(() => turn.leave('late'))
      const timer =
        options.maxWaitMs === undefined ? undefined : setTimeout(late, options.maxWaitMs)
      timer?.unref()
      signal?.addEventListener('abort', abort)
      if (isFirst) turns.unshift(turn)
      else turns.push(turn)
      waiting.set(key, turns)
    })
  }

  return {
    enter,
    async run(work, request) {
      const leave = await enter(request)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    resize(slots) {
      atOnce = slots
      admit()
    },
    waiting: () => [...waiting.values()].flat().length,
    isIdle: () => inUse === 0 && waiting.size === 0,
    close() {
      isClosed = true
      for (const turn of [...waiting.values()].flat()) turn.leave('closed')
    },
  }
}
