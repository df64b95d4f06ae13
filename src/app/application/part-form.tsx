/**
 * One form of the application page. After a rejection it shows the entered values with their problems, or both edits
 * side by side on a conflict. Works without JavaScript.
 */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useAttempt } from './attempt-context.ts'
import { Conflict } from './conflict-notice.tsx'
import { useMarkDirty } from './reset-form.tsx'
import type { Attempt } from './sent-form.ts'
import { useIsBusy } from './use-is-busy.ts'

type Props = {
  /** Unique on the page: `contact-5`. */
  form: string
  intent: string
  label: string
  /** Hidden fields: the item's id, and its version or fingerprint when editing began. */
  hidden?: Record<string, string | number | null>
  submit: ReactNode
  children: ReactNode
  className?: string
  encType?: 'multipart/form-data'
  /** A secondary button, for forms that are always open. */
  isQuiet?: boolean
}

const FormAttempt = createContext<Attempt | null>(null)

export function PartForm({
  form,
  intent,
  label,
  hidden = {},
  submit,
  children,
  className,
  encType,
  isQuiet = false,
}: Props) {
  const attempt = useAttempt(form)
  const isBusy = useIsBusy(form)
  const formRef = useRef<HTMLFormElement>(null)
  const markDirty = useMarkDirty()
  const [seen, setSeen] = useState(hidden)
  const newest = useRef(hidden)
  newest.current = hidden
  useEffect(() => {
    if (!attempt) return
    // Both edits have been shown, so the next attempt is based on the current version.
    if (attempt.conflict) setSeen(newest.current)
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? formRef.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus()
  }, [attempt])
  return (
    <FormAttempt value={attempt}>
      <Form
        method="post"
        preventScrollReset
        {...(encType && { encType })}
        aria-label={label}
        className={className ?? 'part-form'}
        ref={formRef}
        onInput={markDirty}
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="form" value={form} />
        {Object.entries(seen).map(
          ([name, value]) =>
            value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {attempt?.conflict && <Conflict fields={attempt.conflict} />}
        {attempt?.problems.form && (
          <p className="part-problem" role="alert" tabIndex={-1}>
            {attempt.problems.form}
          </p>
        )}
        {children}
        <div className="part-form-actions">
          <button
            type="submit"
            className={isQuiet ? 'button button-small' : 'button button-primary button-small'}
            disabled={isBusy}
          >
            {attempt?.conflict ? 'Save my version' : submit}
          </button>
          {attempt?.conflict && (
            <a href="?" className="button button-plain button-small" target="_self">
              Keep saved version
            </a>
          )}
        </div>
      </Form>
    </FormAttempt>
  )
}

type FieldProps = {
  name: string
  label: string
  value?: string | null | undefined
  hint?: ReactNode
  className?: string
  /** Hides the label visually where a heading above says the same. */
  isLabelHidden?: boolean
}

/** The typed value, or else the saved one, with its problem. */
function useField(name: string, label: string, value: string | null | undefined) {
  const attempt = useContext(FormAttempt)
  const id = useId()
  const problem = attempt?.problems[name]
  return {
    id,
    typed: attempt?.values[name] ?? value ?? '',
    problem: problem && `${label} ${problem}`,
    aria: {
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-describedby': problem ? `${id}-problem` : undefined,
    },
  }
}

export function PartField({
  name,
  label,
  value,
  hint,
  className,
  isLabelHidden = false,
  ...input
}: FieldProps & Omit<React.ComponentProps<'input'>, 'value' | 'className'>) {
  const { id, typed, problem, aria } = useField(name, label, value)
  return (
    <LabeledField {...{ id, label, hint, problem, className, isLabelHidden }}>
      <input id={id} name={name} defaultValue={typed} className="input" {...aria} {...input} />
    </LabeledField>
  )
}

export function PartText({
  name,
  label,
  value,
  hint,
  className,
  isLabelHidden = false,
  ...area
}: FieldProps & Omit<React.ComponentProps<'textarea'>, 'value' | 'className'>) {
  const { id, typed, problem, aria } = useField(name, label, value)
  return (
    <LabeledField {...{ id, label, hint, problem, className, isLabelHidden }}>
      <textarea
        id={id}
        name={name}
        defaultValue={typed}
        className="input"
        rows={3}
        {...aria}
        {...area}
      />
    </LabeledField>
  )
}

export function PartSelect({ name, label, value, children }: FieldProps & { children: ReactNode }) {
  const { id, typed, problem, aria } = useField(name, label, value)
  return (
    <LabeledField id={id} label={label} problem={problem}>
      <select id={id} name={name} defaultValue={typed} className="input" {...aria}>
        {children}
      </select>
    </LabeledField>
  )
}

function LabeledField({
  id,
  label,
  hint,
  problem,
  className,
  isLabelHidden = false,
  children,
}: {
  id: string
  label: string
  hint?: ReactNode
  className?: string | undefined
  isLabelHidden?: boolean
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'label'}>
        {label}
      </label>
      {children}
      {hint && <p className="hint mt-1">{hint}</p>}
      {problem && (
        <p id={`${id}-problem`} className="part-problem">
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
    </div>
  )
}
