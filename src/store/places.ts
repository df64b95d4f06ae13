/** A limited number of places, handed on in the order in which they were asked for. */
import { inTime, LATE } from './in-time.ts'

/** Gives the place back, once however often it is called. */
export type Leave = () => void

export type Places = {
  /** A place as soon as one is free, or LATE after `ms`. */
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
