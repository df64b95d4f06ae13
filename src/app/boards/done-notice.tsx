/** Reports what was just done with a board, with an undo button where possible. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { REFUSALS } from '#core/api/refusal.ts'
import { countOf } from '#core/text/count-of.ts'
import { entryOf } from '#core/text/entry-of.ts'

type Said = {
  text: string
  /** The intent that undoes it; null if there is none. */
  undo: string | null
  /** Shown only until the board has been read. */
  isPassing: boolean
  /** The action was refused. */
  isRefused?: boolean
}

const SAID: Readonly<Record<string, Said>> = {
  added: { text: 'Board added. It will be read in a moment.', undo: null, isPassing: true },
  there: { text: 'This board was already added.', undo: null, isPassing: false },
  back: { text: 'Board restored. It will be read in a moment.', undo: null, isPassing: true },
  due: { text: 'This board will be read in a moment.', undo: null, isPassing: true },
  named: {
    text: 'Saved. Its jobs will show the name after the next run.',
    undo: null,
    isPassing: false,
  },
  accepted: {
    text: 'Accepted. The board will be read right away, and these jobs are added.',
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
  resumed: { text: 'Resumed. The board will be read right away.', undo: 'pause', isPassing: false },
}

/** The message for the URL's parameters; null if there is none. */
export function saidOf(params: URLSearchParams): Said | null {
  const said = params.get('said') ?? ''
  const count = params.get('count') ?? ''
  if (said === 'closed' && /^\d{1,9}$/.test(count)) {
    const closed = Number(count)
    return {
      text: `Removal confirmed. ${countOf(closed, 'job')} that no other board lists ${closed === 1 ? 'is' : 'are'} closed.`,
      undo: null,
      isPassing: false,
    }
  }
  return entryOf(SAID, said) ?? null
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
