/**
 * The stages that end an application, as one narrow column that opens into theirs. While it is closed, a card can be
 * dropped on the name of a stage. It opens without a script.
 */
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Stage } from '#core/tracker/application.ts'
import { stageClass } from './stage-label.tsx'

type Props = {
  columns: readonly { stage: Stage; count: number }[]
  /** The stage that a held card is over. */
  over: Stage | null
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

export function EndedColumns({ columns, over, isOpen, onToggle, children }: Props) {
  const count = columns.reduce((sum, column) => sum + column.count, 0)
  return (
    <details
      className="ended"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open)
      }}
    >
      <summary className="ended-head">
        <span className="ended-title">
          Ended <span className="column-count">{count.toLocaleString('en')}</span>
          <Icon name="chevron-right" className="ended-mark" />
        </span>
        <span className="ended-stages">
          {columns.map((column) => (
            <span
              key={column.stage}
              className={`ended-stage ${stageClass(column.stage)}${over === column.stage ? ' column-over' : ''}`}
              data-stage={column.stage}
            >
              {column.stage}
              {column.count > 0 && <span className="column-count">{column.count}</span>}
            </span>
          ))}
        </span>
      </summary>
      <div className="ended-columns">{children}</div>
    </details>
  )
}
