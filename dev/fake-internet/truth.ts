/**
 * What a board of jobs must show of each job of the fake internet at the end of a day, were it asked once a day: what is
 * open and was there to be seen is open; what has gone, and was missing from two whole answers of each board that it
 * stood on, is closed. In between nobody can know.
 */
import {
  type Advert,
  DAY_MS,
  type FakeBoard,
  type FakeJob,
  type FakeWorld,
  isOn,
} from './made-world.ts'
import { type BoardDay, boardOn } from './shown-board.ts'
import { SYSTEMS } from './systems.ts'

export type Truth = {
  job: FakeJob
  must: 'be open' | 'be closed' | null
  /** The edit that has to be shown, where the employer's own board could be read today. */
  version: number | null
  cities: string[]
}

/** One host for all of its boards: when one of them is told to wait, all wait. */
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

/** Whole answers without it, after which it has ended. */
const MISSES = 2

type Told = BoardDay & { ids: Set<Advert> }
type Listed = { advert: Advert; board: FakeBoard }

function daysOf(board: FakeBoard, { boards, firstDay }: FakeWorld, last: number): Told[] {
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
  daysOn: (board: FakeBoard) => Told[],
  day: number,
): Truth {
  const own = listed.filter(({ board }) => board.isEmployers)
  const isOpenOn = (on: number) => own.some(({ advert }) => isOn(advert, on))
  const isSeenOn = ({ advert, board }: Listed, on: number) => {
    const told = daysOn(board)[on]
    return told !== undefined && told.says !== 'nothing' && told.ids.has(advert)
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
    if (lastSeen === -1) return [] // it never told
    return daysOn(board).filter((told, on) => on > lastSeen && told.says === 'everything').length
  })
  const isKnownGone = missed.length > 0 && missed.every((times) => times >= MISSES)
  return { job, must: isKnownGone ? 'be closed' : null, version: null, cities: [] }
}

const editOn = ({ editedOn }: Advert, day: number) => (editedOn !== null && day >= editedOn ? 1 : 0)

/** Morning of the day. */
export const morningOf = ({ firstDay }: Pick<FakeWorld, 'firstDay'>, day: number) =>
  new Date(firstDay.getTime() + day * DAY_MS)

/** Whose advert an id of a board is: of all adverts, and of those under new ids. */
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
