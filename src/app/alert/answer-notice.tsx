/** What came of submitting a form of the alerts page, where no script shows it as a toast. */
import { Icon } from '#app/ui/icon.tsx'
import type { AlertAnswer } from './alert-actions.ts'

type Props = {
  answer: AlertAnswer
  /** Where a deletion can be undone. */
  action: string
}

export function AnswerNotice({ answer: { toast, removed }, action }: Props) {
  return (
    toast && (
      <div
        className={`notice without-script ${toast.isDestructive ? 'notice-warn' : ''}`}
        role="status"
      >
        <Icon name={toast.isDestructive ? 'triangle-alert' : 'check'} />
        <span>
          {toast.title}
          {toast.description && `: ${toast.description}`}
        </span>
        {removed !== null && (
          <form method="post" action={action}>
            <input type="hidden" name="id" value={removed} />
            <button type="submit" name="intent" value="restore" className="button button-small">
              Undo
            </button>
          </form>
        )}
      </div>
    )
  )
}
