/** Edits one value in place: change its text, move it to another field, remove it, or confirm it. */
import { useEffect, useId, useRef } from 'react'
import { Form, Link, useActionData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { CvValue } from '#core/cv/cv-values.ts'
import type { CvAttempt } from './cv-actions.ts'
import type { ShownCv } from './load-cv.ts'
import { TargetChoice } from './target-choice.tsx'

type Props = {
  cv: ShownCv
  value: CvValue
  /** Lines can be removed; fields can only be cleared. */
  isLine: boolean
}

const HINTS: Readonly<Partial<Record<CvValue['type'], string>>> = {
  date: 'For example 2021, 2021-03 or Mar 2021.',
  end: 'For example Mar 2021 or Present.',
  words: 'Separated by commas.',
}

export function EditForm({ cv, value, isLine }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const attempt = useActionData<CvAttempt>()
  const failed = attempt?.typed.key === value.key ? attempt : null
  const { key, label, type, text } = value
  useEffect(() => {
    input.current?.focus()
  }, [])
  const { sure, lines: [line] = [] } = cv.marks[key] ?? {}
  // Includes `edit`, so that the form is still open if the change is rejected.
  const action = `/dashboard/cv/${cv.id}?edit=${key}`
  const field = {
    id,
    ref: input,
    name: 'text',
    className: 'input',
    defaultValue: failed?.typed.text ?? text ?? '',
    'aria-describedby': HINTS[type] ? `${id}-hint` : undefined,
    'aria-invalid': failed ? (true as const) : undefined,
  }
  return (
    <div className="cv-edit">
      <Form method="post" action={action} replace preventScrollReset>
        <input type="hidden" name="version" value={cv.version} />
        <input type="hidden" name="key" value={key} />
        {/* The row shows it. */}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        {type === 'text' || type === 'words' ? (
          <textarea {...field} rows={3} />
        ) : (
          <input {...field} autoComplete="off" />
        )}
        {HINTS[type] && (
          <p id={`${id}-hint`} className="hint">
            {HINTS[type]}
          </p>
        )}
        {failed && (
          <p className="cv-problem" role="alert">
            <Icon name="circle-alert" />
            {failed.problem}
          </p>
        )}
        <p className="cv-buttons">
          <button
            type="submit"
            name="intent"
            value="set"
            className="button button-primary button-small"
          >
            Save
          </button>
          <Link
            to={`?at=${key}#v-${key}`}
            className="button button-plain button-small"
            preventScrollReset
            replace
          >
            Cancel
          </Link>
          {text !== null && (sure === 'unsure' || sure === 'likely') && (
            <button
              type="submit"
              form="cv-op"
              name="op"
              value={`confirm ${key}`}
              className="button button-small"
            >
              <Icon name="check" />
              Mark as correct
            </button>
          )}
          {line !== undefined && (
            <a href={`#line-${line}`} className="cv-tool">
              Show in file
            </a>
          )}
          {isLine && (
            <button
              type="submit"
              form="cv-op"
              name="op"
              value={`remove ${key}`}
              className="button button-small"
            >
              <Icon name="trash-2" />
              Remove
            </button>
          )}
        </p>
      </Form>
      {text !== null && type !== 'words' && (
        <Form method="post" action={action} className="cv-move" replace preventScrollReset>
          <input type="hidden" name="version" value={cv.version} />
          <input type="hidden" name="from" value={key} />
          <input type="hidden" name="text" value={text} />
          <TargetChoice targets={cv.targets} label="Move to" without={key} />
          <button type="submit" name="intent" value="put" className="button button-small">
            Move
          </button>
        </Form>
      )}
    </div>
  )
}
