/** Says what was just done with many boards, and takes a list back that was just added. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from './board-words.ts'

type Said = { text: string /** What can be taken back, as it was signed. */; batch: string | null }

/** What the address of the list says; null for nothing. `batch`: what this operator can take back still. */
export function listSaidOf(params: URLSearchParams, batch: string | null): Said | null {
  const count = numberIn(params, 'count')
  switch (params.get('said')) {
    case 'many': {
      const there = numberIn(params, 'there')
      if (count === 0) return { text: 'All of them were there already.', batch: null }
      const known = there > 0 ? `; ${countOf(there, 'was', 'were')} there already` : ''
      return {
        text: `${countOf(count, 'board')} added${known}. They are read one after the other, from now on.`,
        batch,
      }
    }
    case 'due':
      return count === 0
        ? { text: 'None of them can be read now.', batch: null }
        : { text: `${countOf(count, 'board is', 'boards are')} the next to be read.`, batch: null }
    case 'taken':
      return {
        text: `${countOf(count, 'board is', 'boards are')} taken back, and ${countOf(numberIn(params, 'closed'), 'job')} with them.`,
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
