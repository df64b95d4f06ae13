/** Figures about verdicts on labeled pairs: precision and recall of two questions, and a confusion table. */
import type { Sameness } from '#core/merge/same-job.ts'

export type Judged = { label: Sameness; verdict: Sameness }

export const VERDICTS = ['same', 'opening', 'other'] as const

export type TwoValued = {
  precision: number
  recall: number
  right: number
  wrong: number
  missed: number
}

/** Whether a verdict is a yes to the question: one opening; or one card, which may hold several openings of a role. */
export const QUESTIONS = {
  'same opening': (verdict: Sameness) => verdict === 'same',
  'same card': (verdict: Sameness) => verdict !== 'other',
} as const

export function twoValued(
  judged: readonly Judged[],
  isMeant: (verdict: Sameness) => boolean,
): TwoValued {
  let [right, wrong, missed] = [0, 0, 0]
  for (const { label, verdict } of judged) {
    if (isMeant(verdict) && isMeant(label)) right += 1
    else if (isMeant(verdict)) wrong += 1
    else if (isMeant(label)) missed += 1
  }
  return {
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right + missed === 0 ? 1 : right / (right + missed),
    right,
    wrong,
    missed,
  }
}

/** How many pairs of a label got each verdict, in the order of VERDICTS. */
export function confusion(judged: readonly Judged[], label: Sameness): number[] {
  return VERDICTS.map(
    (verdict) => judged.filter((pair) => pair.label === label && pair.verdict === verdict).length,
  )
}
