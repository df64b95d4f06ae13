/**
 * What happens to a job in the simulated week. On a board of twenty jobs a few leave, less than a third: greater losses
 * at once are troubles, in plans.ts.
 */

/** The first and last day on which it is listed. */
export type Spell = { from: number; to: number }

export type Story = {
  name: string
  /** Its listings, each under its own id. */
  adverts: readonly (readonly Spell[])[]
  /** Whether its listings are openings at different places, rather than one after another. */
  isAtManyPlaces?: true
  editedOn?: number
  /** When a feed that repeats others' jobs lists it. */
  twin?: readonly Spell[]
  /** Whether that feed still lists it after the job has ended, which happens only with troubles. */
  isStale?: true
}

const EVER = Number.MAX_SAFE_INTEGER
const always: Spell = { from: 0, to: EVER }
const from = (day: number): Spell => ({ from: day, to: EVER })
const until = (day: number): Spell => ({ from: 0, to: day })

export const STORIES: readonly Story[] = [
  { name: 'stays', adverts: [[always]] },
  { name: 'leaves', adverts: [[until(1)]] },
  { name: 'comes', adverts: [[from(1)]] },
  { name: 'is away for a day', adverts: [[until(2), from(4)]] },
  { name: 'closes and comes back', adverts: [[until(1), from(5)]] },
  { name: 'is published again', adverts: [[until(2)], [from(3)]] },
  { name: 'is edited', adverts: [[always]], editedOn: 2 },
  { name: 'is open at two places', adverts: [[always], [always]], isAtManyPlaces: true },
  { name: 'is repeated by a feed', adverts: [[always]], twin: [always] },
  { name: 'leaves late', adverts: [[until(3)]] },
  {
    name: 'leaves, and a feed repeats it still',
    adverts: [[until(0)]],
    twin: [always],
    isStale: true,
  },
  { name: 'comes in the middle', adverts: [[from(3)]] },
  { name: 'comes and leaves', adverts: [[{ from: 1, to: 2 }]] },
  { name: 'is edited late', adverts: [[always]], editedOn: 4 },
  ...Array.from({ length: 6 }, () => ({ name: 'stays', adverts: [[always]] })),
]
