/**
 * How well scores agree with labels by eye: Kendall's tau-b, the area under the curve, and a confusion table of tiers.
 */
import { type MatchTier, tierOf } from '#core/match/match.ts'
import { LABELS, type Label } from './pairs.ts'

export type Scored = { label: Label; score: number | null }

/** Pairs without a score rank lowest: giving no score to a good job is a failure. */
const heightOf = ({ score }: Scored) => score ?? -1
const rankOf = ({ label }: Scored) => LABELS.indexOf(label)

/** Tau-b, which accounts for ties on either side: 1 is the same order, 0 no relation, -1 the opposite order. */
export function kendallTau(scored: readonly Scored[]): number {
  let agree = 0
  let disagree = 0
  let tiedScores = 0
  let tiedLabels = 0
  for (const [at, one] of scored.entries()) {
    for (const other of scored.slice(at + 1)) {
      const labels = Math.sign(rankOf(one) - rankOf(other))
      const scores = Math.sign(heightOf(one) - heightOf(other))
      if (labels === 0 && scores === 0) continue
      if (labels === 0) tiedLabels++
      else if (scores === 0) tiedScores++
      else if (labels === scores) agree++
      else disagree++
    }
  }
  const all = agree + disagree
  const scale = Math.sqrt((all + tiedScores) * (all + tiedLabels))
  return scale === 0 ? 0 : (agree - disagree) / scale
}

/** The same between two labelings of the same pairs. */
export const labelTau = (readings: readonly (readonly [Label, Label])[]): number =>
  kendallTau(readings.map(([label, other]) => ({ label, score: LABELS.indexOf(other) })))

/** How often a pair labeled `from` or better scores above one labeled worse; ties count half. */
export function areaUnderCurve(scored: readonly Scored[], from: Label): number {
  const isIn = (one: Scored) => rankOf(one) >= LABELS.indexOf(from)
  const inside = scored.filter(isIn).map(heightOf)
  const outside = scored.filter((one) => !isIn(one)).map(heightOf)
  let wins = 0
  for (const high of inside) {
    for (const low of outside) wins += high > low ? 1 : high === low ? 0.5 : 0
  }
  return wins / (inside.length * outside.length)
}

const TIERS: readonly (MatchTier | 'none')[] = ['perfect', 'good', 'fair', 'poor', 'none']

/** One row per label, one column per tier. */
export function confusion(scored: readonly Scored[]) {
  return [...LABELS].reverse().map((label) => ({
    label,
    counts: TIERS.map(
      (tier) =>
        scored.filter(
          (one) =>
            one.label === label && (one.score === null ? 'none' : tierOf(one.score)) === tier,
        ).length,
    ),
  }))
}
