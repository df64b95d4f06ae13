/**
 * How far a streaming replica is behind its primary, from positions in the write-ahead log. The replica's own clock and
 * statistics are not used: one that has lost its primary believes that it is up to date.
 */

/** Positions of the primary are remembered for this long. A replica that is further behind is of no use anyway. */
const KEPT_MS = 60_000

export type LagMeter = {
  /** The primary had written up to this position at this time, in milliseconds of any clock. */
  written(position: string, at: number): void
  /**
   * The replica has applied everything up to `replayed`: how old what it shows is, at most, in milliseconds. Null if
   * that is unknown, as for a server that is no replica (`replayed` null).
   */
  lagMs(replayed: string | null, now: number): number | null
}

export function createLagMeter(): LagMeter {
  /** Oldest first. */
  let known: { position: bigint; at: number }[] = []
  return {
    written(text, at) {
      const position = parsePosition(text)
      if (position === null) return
      known = [...known.filter((it) => at - it.at <= KEPT_MS), { position, at }]
    },
    lagMs(text, now) {
      const replayed = text === null ? null : parsePosition(text)
      if (replayed === null) return null
      const reached = known.findLast(({ position }) => position <= replayed)
      return reached ? Math.max(0, now - reached.at) : null
    },
  }
}

/** "1/16B374D8": two hexadecimal halves of 32 bits. */
function parsePosition(text: string): bigint | null {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null
}
