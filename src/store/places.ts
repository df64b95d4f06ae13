/** A limited number of slots, granted in the order of the requests. */
import { inTime, LATE } from './in-time.ts'

/** Returns the slot; further calls do nothing. */
export type Leave = () => void

export type Places = {
  /** A slot as soon as one is free, or LATE after `ms`. */
  enter(ms: number): Promise<Leave | typeof LATE>
}

export function createPlaces(count: number): Places {
  /** A Set keeps the order of insertion. */
  const waiting = new Set<() => void>()
  let free = count

  function place(): Leave {
    let isMine = true
    return () => {
      if (!isMine) return
      isMine = false
      const [next] = waiting
      if (!next) free += 1
      else next()
    }
  }

  return {
    async enter(ms) {
      if (free > 0) {
        free -= 1
        return place()
      }
      let come = () => {}
      const turn = new Promise<Leave>((resolve) => {
        come = () => {
          waiting.delete(come)
          resolve(place())
        }
      })
      waiting.add(come)
      const given = await inTime(ms, turn)
      if (given === LATE && !waiting.delete(come)) (await turn)() // it came in the same moment
      return given
    },
  }
}
