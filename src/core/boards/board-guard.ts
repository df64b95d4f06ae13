/**
 * When so much has vanished from a board at once that an outage is likelier than the end of so many jobs. What is held
 * is closed when somebody confirms it, or when the board has gone on without it for so long that it is no outage, and
 * stays open when it comes back.
 */

/** Boards lose a few of their jobs each week; a third in one run is a broken page or a change of ids. */
const BELIEVED_SHARE = 0.3

/** Of a small board one or two jobs are soon a third: 103 of 138 such jobs in 22 days of 250 boards. */
const LEAST = 4

/** `listed`: jobs that stood on it before; `vanished`: those of them that do not now. */
export function vanishesTooMuch({
  listed,
  vanished,
}: {
  listed: number
  vanished: number
}): boolean {
  if (vanished === listed) return listed > 1 // an empty answer is the commonest outage
  return vanished >= LEAST && vanished > listed * BELIEVED_SHARE
}

/** Whether enough of what was held has come back for the rest to be believed. */
export function hasComeBack({ of, stillMissing }: { of: number; stillMissing: number }): boolean {
  return !vanishesTooMuch({ listed: of, vanished: stillMissing })
}

/** No board is broken for so long while it answers well again and again. */
export const HELD_DAYS = 14
const HELD_RUNS = 5
const DAY_MS = 86_400_000

type Missed = { missedSince: Date | null; missedRuns: number; heldOf: number | null }

/** Of listings that are missed again, those that stay held: what vanished together is judged together. */
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

/** What is held of a board in all; null for nothing. Jobs of an older hold stood there beside those of a newer one. */
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

/** `missedRuns`: whole answers in a row without it, this one too. */
export function isHeldTooLong(
  { missedSince, missedRuns }: { missedSince: Date; missedRuns: number },
  now: Date,
): boolean {
  return now.getTime() - missedSince.getTime() >= HELD_DAYS * DAY_MS && missedRuns >= HELD_RUNS
}
