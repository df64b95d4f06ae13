/** A form with a single button, such as delete, mark as done or undo. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useAttempt } from './attempt-context.ts'
import { useIsBusy } from './use-is-busy.ts'

type Props = {
  intent: string
  id?: number | string
  label: string
  /** Appended to the label for screen readers: what the button acts on, such as "contact" and "Grace". */
  noun?: string
  hidden?: string
  className?: string
  children?: ReactNode
}

export function ButtonForm({ intent, id, label, noun, hidden, className, children }: Props) {
  const form = `${intent}-${id ?? ''}`
  const about = hidden ? `${noun ? ` ${noun}` : ''}: ${hidden}` : ''
  const isBusy = useIsBusy(form)
  const problem = useAttempt(form)?.problems.form
  return (
    <Form method="post" preventScrollReset className="one-button">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={form} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <button type="submit" className={className ?? 'text-button'} disabled={isBusy}>
        {children ?? label}
        {children && <span className="sr-only">{label + about}</span>}
        {!children && about && <span className="sr-only">{about}</span>}
      </button>
      {problem && (
        <p className="part-problem" role="alert">
          {problem}
        </p>
      )}
    </Form>
  )
}
