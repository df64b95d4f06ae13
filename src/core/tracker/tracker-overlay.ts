/** The kanban view and the table as they will be once pending changes are saved. */
import type { ApplicationId, Stage } from './application.ts'
import { inOrder, type ShownCard, type TrackerSort } from './tracker-view.ts'

/** The new stage of each changed card; null for deleted. */
export type Overlay = ReadonlyMap<ApplicationId, Stage | null>

/** One stage of the kanban view. `count` is the total; `cards` may hold only the first of them. */
export type Column = { stage: Stage; count: number; cards: ShownCard[] }

/** Later changes win over earlier ones. */
export function mergeOverlays(overlays: readonly Overlay[]): Overlay {
  return new Map(overlays.flatMap((overlay) => [...overlay]))
}

export function overlayRows(rows: readonly ShownCard[], overlay: Overlay): ShownCard[] {
  return rows.flatMap((card) => {
    const stage = overlay.get(card.id)
    if (stage === undefined || stage === card.stage) return [card]
    return stage === null ? [] : [{ ...card, stage }]
  })
}

/** A moved card takes its sorted position in the new column. */
export function overlayColumns(
  columns: readonly Column[],
  overlay: Overlay,
  sort: TrackerSort,
): readonly Column[] {
  if (overlay.size === 0) return columns
  const moving = columns
    .flatMap(({ cards }) => cards)
    .filter(({ id, stage }) => overlay.has(id) && overlay.get(id) !== stage)
  const gone = new Set(moving.map(({ id }) => id))
  return columns.map((column) => {
    const stay = column.cards.filter(({ id }) => !gone.has(id))
    const come = moving
      .filter(({ id }) => overlay.get(id) === column.stage)
      .map((card) => ({ ...card, stage: column.stage }))
    const left = column.cards.length - stay.length
    if (left === 0 && come.length === 0) return column
    return {
      stage: column.stage,
      count: column.count - left + come.length,
      cards: [...stay, ...come].sort(inOrder(sort)),
    }
  })
}
