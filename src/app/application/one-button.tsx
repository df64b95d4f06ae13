/** A form of one button: it deletes, finishes, takes back. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useAttempt } from './attempt-context.ts'
import { useIsBusy } from './use-is-busy.ts'

type Props = {
  intent: string
  id?: number | string
  label: string
  /** Said after the label to screen readers: whose it is. */
  hidden?: string
  className?: string
  children?: ReactNode
}

export function OneButton({ intent, id, label, hidden, className, children }: Props) {
  const form = `${intent}-${id ?? ''}`
  const isBusy = useIsBusy(form)
  const problem = useAttempt(form)?.problems.form
  return (
    <Form method="post" preventScrollReset className="one-button">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={form} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <button type="submit" className={className ?? 'text-button'} disabled={isBusy}>
        {children ?? label}
        {children && <span className="sr-only">{label}</span>}
        {hidden && <span className="sr-only"> {hidden}</span>}
      </button>
      {problem && (
        <p className="part-problem" role="alert">
          {problem}
        </p>
      )}
    </Form>
  )
}
