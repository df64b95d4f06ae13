/**
 * Which columns of the board are folded: those without a card, unless the person decided. Their decisions are kept
 * in this browser. The server knows none of them, so that a folded full column closes when the page is taken over.
 */

import { keep, useKept } from '#app/ui/browser-storage.ts'
import { STAGES, type Stage } from '#core/tracker/application.ts'

const KEY = 'folded_stages'

type Counted = { stage: Stage; count: number }

/** Stages that were asked for in the address are never folded. */
export function useFoldedStages(isPicked: boolean) {
  const kept = parse(useKept(KEY))
  const isFolded = ({ stage, count }: Counted) => !isPicked && (kept.get(stage) ?? count === 0)
  const toggle = (column: Counted) => {
    const folds = new Map(kept).set(column.stage, !isFolded(column))
    keep(KEY, [...folds].map(([stage, folded]) => `${folded ? '-' : '+'}${stage}`).join(','))
  }
  return { isFolded, toggle }
}

/** "-Rejected,+Accepted": folded, unfolded. */
function parse(text: string | null): Map<Stage, boolean> {
  const decisions = new Map<Stage, boolean>()
  for (const part of text?.split(',') ?? []) {
    const stage = STAGES.find((it) => it === part.slice(1))
    if (stage && /^[-+]/.test(part)) decisions.set(stage, part.startsWith('-'))
  }
  return decisions
}
