/**
 * When so much vanishes from a board at once that an outage is likelier than so many jobs ending. Such jobs are held:
 * they stay open if they come back, and close when an operator confirms it or when the board goes on without them too
 * long for an outage.
 */

/**
 * Boards lose a few of their jobs each week. Losing more than this share in one run means a broken page or changed
 * ids.
 */
const BELIEVED_SHARE = 0.3

/** On a small board one or two jobs are quickly a third: 103 of 138 such jobs, over 22 days of 250 boards. */
const LEAST = 4

/** `listed`: jobs on the board before; `vanished`: how many of them are missing now. */
export function vanishesTooMuch({
  listed,
  vanished,
}: {
  listed: number
  vanished: number
}): boolean {
  if (vanished === listed) return listed > 1 // an empty answer is the most common outage
  return vanished >= LEAST && vanished > listed * BELIEVED_SHARE
}

/** Whether enough of what was held has come back for the rest to count as gone. */
export function hasComeBack({ of, stillMissing }: { of: number; stillMissing: number }): boolean {
  return !vanishesTooMuch({ listed: of, vanished: stillMissing })
}

/** No outage lasts this long while the board keeps answering completely. */
export const HELD_DAYS = 14
const HELD_RUNS = 5
const DAY_MS = 86_400_000

type Missed = { missedSince: Date | null; missedRuns: number; heldOf: number | null }

/**
 * Of the listings that are missing again, those that stay held. Listings that vanished together are judged together.
 */
export function stillHeld<Listing extends Missed>(
  missed: readonly Listing[],
  now: Date,
): Listing[] {
  return [...heldTogether(missed).values()].flatMap((held) => {
    const [{ heldOf }] = held
    if (hasComeBack({ of: heldOf, stillMissing: held.length })) return []
    return held.filter(
      ({ missedSince, missedRuns }) =>
        !isHeldTooLong({ missedSince, missedRuns: missedRuns + 1 }, now),
    )
  })
}

export type Hold = { at: Date; missing: number; of: number }

/**
 * Everything held on a board, as one hold; null if nothing is. Jobs of an older hold were still listed when a newer
 * one began.
 */
export function sumOfHolds(holds: readonly Hold[]): Hold | null {
  const [oldest, ...newer] = holds.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  if (!oldest) return null
  return newer.reduce(
    (sum, { missing, of }) => ({
      at: sum.at,
      missing: sum.missing + missing,
      of: Math.max(sum.of, sum.missing + of),
    }),
    oldest,
  )
}

export const holdsOf = (held: readonly Missed[]): Hold[] =>
  [...heldTogether(held).values()].map((one) => ({
    at: one[0].missedSince,
    missing: one.length,
    of: one[0].heldOf,
  }))

type Held<Listing> = Listing & { missedSince: Date; heldOf: number }

function heldTogether<Listing extends Missed>(missed: readonly Listing[]) {
  const together = new Map<number, [Held<Listing>, ...Held<Listing>[]]>()
  for (const one of missed) {
    if (!isHeld(one)) continue
    const at = one.missedSince.getTime()
    const others = together.get(at)
    if (others) others.push(one)
    else together.set(at, [one])
  }
  return together
}

const isHeld = <Listing extends Missed>(one: Listing): one is Held<Listing> =>
  one.missedSince !== null && one.heldOf !== null

/** `missedRuns`: complete runs in a row without the listing, including the current one. */
export function isHeldTooLong(
  { missedSince, missedRuns }: { missedSince: Date; missedRuns: number },
  now: Date,
): boolean {
  return now.getTime() - missedSince.getTime() >= HELD_DAYS * DAY_MS && missedRuns >= HELD_RUNS
}
