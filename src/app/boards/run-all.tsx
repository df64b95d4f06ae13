/** Has all boards read now that were asked for, where that is likely to help: those that failed, or wait for their first run. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { BoardsQuery } from '#core/boards/boards-view.ts'
import { boardsAddress } from './board-filter.tsx'

const WORTH_IT: readonly (string | null)[] = ['held', 'failing', 'partial', 'new']

export function RunAll({ query, total }: { query: BoardsQuery; total: number }) {
  if (total === 0 || !WORTH_IT.includes(query.health)) return null
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
