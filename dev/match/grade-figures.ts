/** Kendall's tau-b and AUC of scores against grades 0 to 3. A missing score ranks lowest. */
export type Graded = { person: string; grade: number; score: number | null }

const heightOf = ({ score }: Graded) => score ?? -1

/** Of all pairs together. */
export function gradeTau(scored: readonly Graded[]): number {
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

/** How often a pair of grade 2 or 3 scores above one of 0 or 1; ties count half. Null if one side is empty. */
function aucOf(scored: readonly Graded[]): number | null {
  const inside = scored.filter(({ grade }) => grade >= 2).map(heightOf)
  const outside = scored.filter(({ grade }) => grade < 2).map(heightOf)
  if (inside.length === 0 || outside.length === 0) return null
  let wins = 0
  for (const high of inside) {
    for (const low of outside) wins += high > low ? 1 : high === low ? 0.5 : 0
  }
  return wins / (inside.length * outside.length)
}

export const pooledAuc = (scored: readonly Graded[]): number => aucOf(scored) ?? Number.NaN

/** The mean of each person's own. */
export function meanAuc(scored: readonly Graded[]): number {
  const people = [...new Set(scored.map(({ person }) => person))]
  const each = people.flatMap((who) => aucOf(scored.filter(({ person }) => person === who)) ?? [])
  return each.reduce((sum, one) => sum + one, 0) / each.length
}
