/**
 * What the product must show of each job of the fake internet at the end of a day if it reads every board once a day. A
 * job that is open and could be seen must be open. A job that is gone, and was missing from two complete answers of
 * every board that had shown it, must be closed. Between these, its state cannot be known.
 */
import {
  type Advert,
  DAY_MS,
  type FakeBoard,
  type FakeJob,
  type FakeWorld,
  isOn,
} from './fake-world.ts'
import { type BoardDay, boardOn } from './shown-board.ts'
import { SYSTEMS } from './systems.ts'

export type Truth = {
  job: FakeJob
  must: 'be open' | 'be closed' | null
  /** The edit that must be shown, if the employer's own board could be read today. */
  version: number | null
  cities: string[]
}

/** These systems have one host for all their boards: when one board must wait, all wait. */
const SHARED_HOSTS = ['greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable']

export function truthOn({ boards, firstDay }: FakeWorld, day: number): Map<string, Truth> {
  const days = new Map(boards.map((board) => [board, daysOf(board, { boards, firstDay }, day)]))
  const adverts = boards.flatMap((board) => board.adverts.map((advert) => ({ advert, board })))
  const perJob = Map.groupBy(adverts, ({ advert }) => advert.job.key)
  return new Map(
    [...perJob].map(([key, listed]) => [
      key,
      truthOf(listed, (board) => days.get(board) ?? [], day),
    ]),
  )
}

/** Complete answers without the job, after which it counts as ended. */
const MISSES = 2

type ObservedBoard = BoardDay & { ids: Set<Advert> }
type Listed = { advert: Advert; board: FakeBoard }

function daysOf(board: FakeBoard, { boards, firstDay }: FakeWorld, last: number): ObservedBoard[] {
  return Array.from({ length: last + 1 }, (_, day) => {
    const on = boardOn(board, day, firstDay)
    const mustWait =
      SHARED_HOSTS.includes(board.source) &&
      boards.some(({ source, troubles }) => source === board.source && troubles.get(day) === 'busy')
    const ids = new Set(on.shown.filter(({ title }) => title !== '').map(({ advert }) => advert))
    return { ...on, says: mustWait ? 'nothing' : on.says, ids }
  })
}

function truthOf(
  listed: readonly Listed[],
  daysOn: (board: FakeBoard) => ObservedBoard[],
  day: number,
): Truth {
  const own = listed.filter(({ board }) => board.isEmployers)
  const isOpenOn = (on: number) => own.some(({ advert }) => isOn(advert, on))
  const isSeenOn = ({ advert, board }: Listed, on: number) => {
    const observed = daysOn(board)[on]
    return observed !== undefined && observed.says !== 'nothing' && observed.ids.has(advert)
  }
  let since = day
  while (since > 0 && isOpenOn(since - 1)) since--
  const spell = Array.from({ length: day - since + 1 }, (_, index) => since + index)
  const isSeen = listed.some((one) => spell.some((on) => isSeenOn(one, on)))
  const today = own.filter((one) => isSeenOn(one, day))
  const version =
    today.length > 0 ? Math.max(...today.map(({ advert }) => editOn(advert, day))) : null
  const { job } = (listed[0] as Listed).advert
  const cities = [...new Set(today.map(({ advert }) => advert.place.city))]
  if (isOpenOn(day)) return { job, must: isSeen ? 'be open' : null, version, cities }
  const boards = [...new Set(own.map(({ board }) => board))]
  const missed = boards.flatMap((board) => {
    const here = own.filter((one) => one.board === board)
    const lastSeen = daysOn(board).findLastIndex((_, on) => here.some((one) => isSeenOn(one, on)))
    if (lastSeen === -1) return [] // it never showed the job
    return daysOn(board).filter((observed, on) => on > lastSeen && observed.says === 'everything')
      .length
  })
  const isKnownGone = missed.length > 0 && missed.every((times) => times >= MISSES)
  return { job, must: isKnownGone ? 'be closed' : null, version: null, cities: [] }
}

const editOn = ({ editedOn }: Advert, day: number) => (editedOn !== null && day >= editedOn ? 1 : 0)

export const morningOf = ({ firstDay }: Pick<FakeWorld, 'firstDay'>, day: number) =>
  new Date(firstDay.getTime() + day * DAY_MS)

/** The job behind each listing id of a board, including ids that were renewed. */
export function jobsByListing({ boards, firstDay }: FakeWorld, day: number): Map<string, FakeJob> {
  const jobs = new Map<string, FakeJob>()
  for (const board of boards) {
    const system = SYSTEMS.find(({ source }) => source === board.source)
    for (let on = 0; system && on <= day; on++) {
      for (const { number, advert } of boardOn(board, on, firstDay).shown) {
        jobs.set(`${board.source}/${board.token}/${system.idOf(number)}`, advert.job)
      }
    }
  }
  return jobs
}
