/**
 * When so much has vanished from a board at once that an outage is likelier than the end of so many jobs. What is held
 * is closed only when somebody confirms it, and stays open when it comes back.
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
