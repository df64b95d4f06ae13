/** What a board shows on a day: its adverts as they are, or what its trouble leaves of them. */
import { type FakeBoard, isOn, versionOf } from './fake-world.ts'
import { type Trouble, trustUnder } from './plans.ts'
import { changedAt, type Shown, type ShownBoard } from './system.ts'

/** Added to an advert's number to make a new id; larger than every such number. */
const NEW_IDS = 500_000

export type BoardDay = ShownBoard & {
  trouble: Trouble | null
  /** How much of what it shows, and of what it does not show, can be believed. */
  says: 'everything' | 'part' | 'nothing'
}

export function boardOn(board: FakeBoard, day: number, firstDay: Date): BoardDay {
  const trouble = board.troubles.get(day) ?? null
  const all = board.adverts
    .filter((advert) => isOn(advert, day))
    .map((advert): Shown => {
      const version = versionOf(advert, day)
      return {
        advert,
        number: advert.number + (trouble === 'newIds' ? NEW_IDS : 0),
        version,
        title: advert.job.title,
        changedAt: changedAt(advert, version, firstDay),
      }
    })
  const shown = spoiled(all, trouble)
  const claimed = shown.length + (trouble === 'counts' ? 7 : 0)
  return { board, trouble, says: trustUnder(trouble), shown, claimed }
}

function spoiled(all: Shown[], trouble: Trouble | null): Shown[] {
  if (trouble === 'empty') return []
  if (trouble === 'half') return all.filter((_, index) => index % 2 === 0)
  if (trouble === 'odd') return all.map((one, index) => (index === 0 ? { ...one, title: '' } : one))
  return all
}
