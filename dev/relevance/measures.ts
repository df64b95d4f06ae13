/** How good a first page of ten is, as numbers between 0 and 1. */

/** One divided by the rank of the first right answer; 0 if none is on the page. */
export function reciprocalRank(answers: readonly number[], isRight: (id: number) => boolean) {
  const at = answers.findIndex(isRight)
  return at === -1 ? 0 : 1 / (at + 1)
}

/** Gain by grade, discounted by rank (Järvelin & Kekäläinen, 2002), as a share of the best possible page's gain. */
export function discountedGain(
  answers: readonly number[],
  grades: ReadonlyMap<number, number>,
  shown: number,
) {
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, shown)
  const got = answers.map((id) => grades.get(id) ?? 0)
  return gain(got) / Math.max(gain(best), Number.MIN_VALUE)
}

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
