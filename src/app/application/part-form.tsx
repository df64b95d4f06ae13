/**
 * One form of the application's page: its fields with what was typed and what was wrong with it, and, where somebody
 * was quicker, both edits side by side. Works without scripts.
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
import { useMarkDirty } from './fresh.tsx'
import type { Attempt } from './sent-form.ts'
import { useIsBusy } from './use-is-busy.ts'

type Props = {
  /** Names the form on this page: `contact-5`. */
  form: string
  intent: string
  label: string
  /** Says which thing it is about, and how it was when somebody began to type. */
  hidden?: Record<string, string | number | null>
  submit: ReactNode
  children: ReactNode
  className?: string
  encType?: 'multipart/form-data'
  /** For a form that is always open: its button does not call. */
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
  const place = useRef<HTMLFormElement>(null)
  const markDirty = useMarkDirty()
  const [seen, setSeen] = useState(hidden)
  const newest = useRef(hidden)
  newest.current = hidden
  useEffect(() => {
    if (!attempt) return
    // Both edits have been seen now: the next attempt is made on what stands there.
    if (attempt.conflict) setSeen(newest.current)
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? place.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus()
  }, [attempt])
  return (
    <FormAttempt value={attempt}>
      <Form
        method="post"
        preventScrollReset
        {...(encType && { encType })}
        aria-label={label}
        className={className ?? 'part-form'}
        ref={place}
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
            {attempt?.conflict ? 'Save mine all the same' : submit}
          </button>
          {attempt?.conflict && (
            <a href="?" className="button button-plain button-small" target="_self">
              Keep what is there
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
  /** Where a heading above says the same. */
  isLabelHidden?: boolean
}

/** What was typed, else what stands there; and what was wrong with it. */
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
    <Labelled {...{ id, label, hint, problem, className, isLabelHidden }}>
      <input id={id} name={name} defaultValue={typed} className="input" {...aria} {...input} />
    </Labelled>
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
    <Labelled {...{ id, label, hint, problem, className, isLabelHidden }}>
      <textarea
        id={id}
        name={name}
        defaultValue={typed}
        className="input"
        rows={3}
        {...aria}
        {...area}
      />
    </Labelled>
  )
}

function Labelled({
  id,
  label,
  hint,
  problem,
  className,
  isLabelHidden,
  children,
}: {
  id: string
  label: string
  hint: ReactNode
  className: string | undefined
  isLabelHidden: boolean
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
