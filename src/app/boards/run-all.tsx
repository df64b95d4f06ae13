/** Runs all filtered boards now. Offered only for states where a run may help, such as failing or not read yet. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { BoardsQuery } from '#core/boards/boards-view.ts'
import { boardsAddress } from './board-filter.tsx'

const HEALTHS_WORTH_RUNNING: readonly (string | null)[] = ['held', 'failing', 'partial', 'new']

export function RunAll({ query, total }: { query: BoardsQuery; total: number }) {
  if (total === 0 || !HEALTHS_WORTH_RUNNING.includes(query.health)) return null
  const [, asked = ''] = boardsAddress({ ...query, page: 1 }).split('?')
  return (
    <Form method="post" action="/admin/sources">
      <input type="hidden" name="asked" value={asked} />
      <button type="submit" name="intent" value="run-all" className="button">
        <Icon name="refresh-cw" />
        Run {total === 1 ? 'it' : `all ${total.toLocaleString('en')}`} now
      </button>
    </Form>
  )
}
