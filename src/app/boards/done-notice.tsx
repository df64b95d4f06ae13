/** Says what was just done with a board, and offers to take it back where that is one press. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from './board-words.ts'

const SAID: Readonly<Record<string, { text: string; undo?: string }>> = {
  added: { text: 'Added. It is read within moments.' },
  there: { text: 'This board was there already.' },
  back: { text: 'It is back, and is read within moments.' },
  due: { text: 'It is read within moments.' },
  paused: { text: 'Paused. What is listed on it stays.', undo: 'resume' },
  resumed: { text: 'It goes on, at once.', undo: 'pause' },
}

/** What the address says; null for nothing. */
export function saidOf(params: URLSearchParams): { text: string; undo: string | null } | null {
  const said = params.get('said') ?? ''
  const count = params.get('count') ?? ''
  if (said === 'closed' && /^\d{1,9}$/.test(count)) {
    const closed = Number(count)
    return { text: `${countOf(closed, 'job')} ${closed === 1 ? 'is' : 'are'} closed.`, undo: null }
  }
  const known = Object.hasOwn(SAID, said) ? SAID[said] : undefined
  return known ? { text: known.text, undo: known.undo ?? null } : null
}

export function DoneNotice({ said }: { said: ReturnType<typeof saidOf> }) {
  if (!said) return null
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <span>{said.text}</span>
      {said.undo && (
        <Form method="post">
          <button type="submit" name="intent" value={said.undo} className="button button-small">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}
