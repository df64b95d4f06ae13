/** Adds an entry to a list, a position to a company, or a line to an entry. */
import { useEffect, useId, useRef } from 'react'
import { Form, Link, useActionData } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { type CvField, type CvList, ENTRY_FIELDS, ROLE_FIELDS } from '#core/cv/cv-fields.ts'
import type { CvAttempt } from './cv-actions.ts'
import type { ShownCv } from './load-cv.ts'

type Props = {
  cv: ShownCv
  /** The form's id in the URL (`?add=`). */
  id: string
  list: CvList
  label: string
  /** The job entry to which a position is added. */
  parent?: string
  /** The list to which a line is added: "w1r1.highlights". */
  into?: string
}

export function AddForm({ cv, id, list, label, parent, into }: Props) {
  const form = useRef<HTMLDivElement>(null)
  const attempt = useActionData<CvAttempt>()
  const failed = attempt?.typed.added === id ? attempt : null
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input.input, textarea')?.focus()
  }, [])
  const fields = into ? LINE_FIELDS : fieldsOf(list, parent !== undefined)
  return (
    <div ref={form} id={`add-${id}`} className="cv-edit">
      <Form method="post" action={`/dashboard/cv/${cv.id}?add=${id}`} replace preventScrollReset>
        <input type="hidden" name="version" value={cv.version} />
        <input type="hidden" name="added" value={id} />
        {into ? (
          <input type="hidden" name="to" value={into} />
        ) : (
          <input type="hidden" name="list" value={list} />
        )}
        {parent && <input type="hidden" name="parent" value={parent} />}
        <div className="cv-add-fields">
          {fields.map((field) => (
            <Field
              key={field.name}
              field={into ? { ...field, label } : field}
              name={into ? 'text' : `value.${field.name}`}
              typed={failed?.typed[into ? 'text' : `value.${field.name}`]}
            />
          ))}
        </div>
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
            value={into ? 'put' : 'add'}
            className="button button-primary button-small"
          >
            Add
          </button>
          <Link to="?" className="button button-plain button-small" preventScrollReset replace>
            Cancel
          </Link>
        </p>
      </Form>
    </div>
  )
}

const LINE_FIELDS: readonly CvField[] = [{ name: 'text', label: '', type: 'text' }]

/** The form for a new company includes its first position. */
function fieldsOf(list: CvList, isRole: boolean): readonly CvField[] {
  if (isRole) return ROLE_FIELDS
  if (list !== 'work') return ENTRY_FIELDS[list]
  const own = ENTRY_FIELDS.work.filter(({ name }) => name === 'company' || name === 'place')
  return [...own, ...ROLE_FIELDS.filter(({ name }) => name !== 'place')]
}

type FieldProps = { field: CvField; name: string; typed: string | undefined }

function Field({ field: { label, type, isMain }, name, typed }: FieldProps) {
  const id = useId()
  const parts = { id, name, className: 'input', defaultValue: typed ?? '' }
  return (
    <div className={type === 'text' ? 'cv-wide' : undefined}>
      <label htmlFor={id} className="label">
        {label}
        {!isMain && type !== 'text' && <span className="text-muted"> (optional)</span>}
      </label>
      {type === 'text' ? (
        <textarea {...parts} rows={2} />
      ) : (
        <input
          {...parts}
          autoComplete="off"
          placeholder={type === 'date' ? 'Mar 2021' : type === 'end' ? 'Present' : undefined}
        />
      )}
    </div>
  )
}
