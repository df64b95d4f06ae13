/** Reports what was just done with a message, with an undo button where possible. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import {
  type DoneWithMessage,
  type MessageChange,
  type MessagesView,
  viewQuery,
} from './messages-view.ts'

const TEXTS: Readonly<Record<MessageChange, string>> = {
  new: 'Message moved to New.',
  answered: 'Message marked as answered.',
  spam: 'Message marked as spam.',
  deleted: 'Message deleted.',
  restored: 'Message restored.',
}

export function MessageDone({ done, view }: { done: DoneWithMessage; view: MessagesView }) {
  const undo = undoOf(done)
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <span>{TEXTS[done.said]}</span>
      {undo && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={done.id} />
          <input type="hidden" name="view" value={viewQuery(view)} />
          <button type="submit" name="intent" value={undo} className="button button-small">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}

/** The intent that undoes it. */
function undoOf({ said, was }: DoneWithMessage): string | null {
  if (said === 'deleted') return 'restore'
  return said === 'restored' ? null : was
}
