/** Whether a rule takes time proportional to a text's length, however busy the machine is: the two are compared. */

const LENGTH = 50_000
/** Faster rules aren't measured again: a quadratic one would be far slower. Milliseconds of this thread. */
const TOO_SHORT_TO_TELL = 15
/** For eight times the text, a linear rule takes eight times as long and a quadratic one 64 times. */
const TIMES = 8
const MOST = 24
/** A garbage collection during a measurement looks like quadratic time, but not in every repetition. */
const REPEATS = 5

type Rule = (text: string) => unknown

/** The pieces of which a repeated text, ending with an unexpected character, takes more than linear time. */
export function slowPieces(pieces: readonly string[], rule: Rule): string[] {
  return pieces.flatMap((piece) => {
    if (timeOf(rule, piece, LENGTH / 5) < TOO_SHORT_TO_TELL) return []
    const growth = Math.min(...Array.from({ length: REPEATS }, () => growthOf(rule, piece)))
    return growth < MOST
      ? []
      : [`${JSON.stringify(piece)} takes ${growth.toFixed(1)} times as long`]
  })
}

function growthOf(rule: Rule, piece: string): number {
  const whole = timeOf(rule, piece, LENGTH)
  // A rule may reject a text that is too long.
  return whole < TOO_SHORT_TO_TELL ? 0 : whole / timeOf(rule, piece, LENGTH / TIMES)
}

function timeOf(rule: Rule, piece: string, length: number): number {
  const text = `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0000`
  const from = process.threadCpuUsage()
  try {
    rule(text)
  } catch {
    // A rule that doesn't take text throws at once.
  }
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1_000
}
