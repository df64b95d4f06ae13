/**
 * How well scores agree with labels by eye: Kendall's tau-b, the area under the curve, and a confusion table of tiers.
 * A missing score ranks lowest: giving no score to a good job is a failure.
 */
import { type MatchTier, tierOf } from '#core/match/match.ts'

/** `grade`: a label as a number, the higher the better. */
export type Scored = { grade: number; score: number | null }

const heightOf = ({ score }: Scored) => score ?? -1

/** Tau-b, which accounts for ties on either side: 1 is the same order, 0 no relation, -1 the opposite order. */
export function kendallTau(scored: readonly Scored[]): number {
  let agree = 0
  let disagree = 0
  let tiedScores = 0
  let tiedGrades = 0
  for (const [at, one] of scored.entries()) {
    for (const other of scored.slice(at + 1)) {
      const grades = Math.sign(one.grade - other.grade)
      const scores = Math.sign(heightOf(one) - heightOf(other))
      if (grades === 0 && scores === 0) continue
      if (grades === 0) tiedGrades++
      else if (scores === 0) tiedScores++
      else if (grades === scores) agree++
      else disagree++
    }
  }
  const all = agree + disagree
  const scale = Math.sqrt((all + tiedScores) * (all + tiedGrades))
  return scale === 0 ? 0 : (agree - disagree) / scale
}

/** How often a pair graded `from` or better scores above one graded worse; ties count half. Null if a side is empty. */
export function areaUnderCurve(scored: readonly Scored[], from: number): number | null {
  const inside = scored.filter(({ grade }) => grade >= from).map(heightOf)
  const outside = scored.filter(({ grade }) => grade < from).map(heightOf)
  if (inside.length === 0 || outside.length === 0) return null
  let wins = 0
  for (const high of inside) {
    for (const low of outside) wins += high > low ? 1 : high === low ? 0.5 : 0
  }
  return wins / (inside.length * outside.length)
}

/** The mean of each person's own area. */
export function meanArea(scored: readonly (Scored & { person: string })[], from: number): number {
  const people = [...new Set(scored.map(({ person }) => person))]
  const each = people.flatMap(
    (who) =>
      areaUnderCurve(
        scored.filter(({ person }) => person === who),
        from,
      ) ?? [],
  )
  return each.reduce((sum, one) => sum + one, 0) / each.length
}

const TIERS: readonly (MatchTier | 'none')[] = ['perfect', 'good', 'fair', 'poor', 'none']

/** How many of a grade are in each tier, best first, and how many have no score. */
export const countTiers = (scored: readonly Scored[], grade: number): number[] =>
  TIERS.map(
    (tier) =>
      scored.filter(
        (one) => one.grade === grade && (one.score === null ? 'none' : tierOf(one.score)) === tier,
      ).length,
  )
