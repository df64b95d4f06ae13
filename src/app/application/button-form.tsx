/** A form with a single button, such as delete, mark as done or undo. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
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
  /** Instead of the label, which is for screen readers, and shown when the button is pointed at. */
  icon?: IconName
  children?: ReactNode
}

export function ButtonForm({ icon, ...props }: Props) {
  const { intent, id, label, noun, hidden } = props
  const { className = icon ? 'part-tool' : 'text-button' } = props
  const children = icon ? <Icon name={icon} /> : props.children
  const form = `${intent}-${id ?? ''}`
  const about = hidden ? `${noun ? ` ${noun}` : ''}: ${hidden}` : ''
  const isBusy = useIsBusy(form)
  const problem = useAttempt(form)?.problems.form
  return (
    <Form method="post" preventScrollReset className="one-button">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={form} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <button
        type="submit"
        className={className}
        title={icon ? label : undefined}
        disabled={isBusy}
      >
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
