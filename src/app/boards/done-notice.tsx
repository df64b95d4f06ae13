/** Says what was just done with a board, and offers to take it back where that is one press. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { REFUSALS } from '#core/api/refusal.ts'
import { countOf } from './board-words.ts'

type Said = {
  text: string
  /** The intent that takes it back; null where one press does not. */
  undo: string | null
  /** Stands until the board has been read. */
  isPassing: boolean
  /** It was not done. */
  isRefused?: boolean
}

const SAID: Readonly<Record<string, Said>> = {
  added: { text: 'Added. It is read within moments.', undo: null, isPassing: true },
  there: { text: 'This board was there already.', undo: null, isPassing: false },
  back: { text: 'It is back, and is read within moments.', undo: null, isPassing: true },
  due: { text: 'It is read within moments.', undo: null, isPassing: true },
  named: {
    text: 'Saved. Its jobs have it as soon as the board is read.',
    undo: null,
    isPassing: false,
  },
  paused: { text: 'Paused.', undo: 'resume', isPassing: false },
  'held-changed': {
    text: REFUSALS.held_changed.message,
    undo: null,
    isPassing: false,
    isRefused: true,
  },
  resumed: { text: 'It goes on, at once.', undo: 'pause', isPassing: false },
}

/** What the address says; null for nothing. */
export function saidOf(params: URLSearchParams): Said | null {
  const said = params.get('said') ?? ''
  const count = params.get('count') ?? ''
  if (said === 'closed' && /^\d{1,9}$/.test(count)) {
    const closed = Number(count)
    return {
      text: `Their loss is believed now. ${countOf(closed, 'job')} that nobody else lists ${closed === 1 ? 'is' : 'are'} closed.`,
      undo: null,
      isPassing: false,
    }
  }
  return (Object.hasOwn(SAID, said) && SAID[said]) || null
}

type Props = { said: Said | null; isChanging: boolean }

export function DoneNotice({ said, isChanging }: Props) {
  if (!said || (said.isPassing && !isChanging)) return null
  return (
    <div className={said.isRefused ? 'notice notice-warn' : 'notice'} role="status">
      <Icon name={said.isRefused ? 'triangle-alert' : 'check'} />
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
