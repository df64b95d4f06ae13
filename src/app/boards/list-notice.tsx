/** Reports what was just done with many boards, and offers to undo a list that was just added. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'

type Said = { text: string /** The signed batch that can be undone. */; batch: string | null }

/** The message for the URL's parameters; null if there is none. `batch`: the batch this operator can undo. */
export function listMessageOf(params: URLSearchParams, batch: string | null): Said | null {
  const count = numberIn(params, 'count')
  switch (params.get('said')) {
    case 'many': {
      const there = numberIn(params, 'there')
      if (count === 0) return { text: 'All of these boards were already added.', batch: null }
      const known = there > 0 ? `; ${countOf(there, 'was', 'were')} already there` : ''
      return {
        text: `${countOf(count, 'board')} added${known}. We’re reading them one after the other.`,
        batch,
      }
    }
    case 'due':
      return count === 0
        ? { text: 'None of these boards can be read right now.', batch: null }
        : { text: `${countOf(count, 'board')} will be read next.`, batch: null }
    case 'taken':
      return {
        text: `${countOf(count, 'board')} removed and ${countOf(numberIn(params, 'closed'), 'job')} closed.`,
        batch: null,
      }
    default:
      return null
  }
}

function numberIn(params: URLSearchParams, name: string): number {
  const written = params.get(name) ?? ''
  return /^\d{1,9}$/.test(written) ? Number(written) : 0
}

export function ListNotice({ text, batch }: Said) {
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <span>{text}</span>
      {batch && (
        <Form method="post" action="/admin/sources">
          <input type="hidden" name="batch" value={batch} />
          <button type="submit" name="intent" value="take-back" className="button button-small">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}
