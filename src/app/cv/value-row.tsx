/** One stored value, which opens its form. Hovering it highlights its lines in the file; a doubtful one is marked. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { CvValue } from '#core/cv/cv-values.ts'
import { ReadConfidence } from './certainty.tsx'
import { EditForm } from './edit-form.tsx'
import type { ShownCv } from './load-cv.ts'
import { useSelection } from './selection.tsx'

type Props = {
  cv: ShownCv
  value: CvValue
  /** Hides the label, which would be the same for every line of a list. */
  isLine?: boolean
}

export function ValueRow({ cv, value, isLine = false }: Props) {
  const { keys, point, edit } = useSelection()
  const row = useRef<HTMLDivElement>(null)
  const { key, label, text } = value
  const mark = cv.marks[key]
  const isMarked = keys.includes(key)
  const isEdited = edit === key
  useEffect(() => {
    if (isEdited) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isEdited])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing shows a place; the link in it does the same
    <div
      ref={row}
      id={`v-${key}`}
      className="cv-value"
      data-marked={isMarked || undefined}
      data-sure={mark?.sure}
      data-half={(!isLine && !isEdited && halfOf(value)) || undefined}
      onPointerEnter={() => point({ key })}
      onPointerLeave={() => point(null)}
      onFocus={() => point({ key })}
      onBlur={() => point(null)}
    >
      <dt className={isLine ? 'sr-only' : 'cv-label'}>{label}</dt>
      {isEdited ? (
        <dd className="cv-editing">
          <EditForm cv={cv} value={value} isLine={isLine} />
        </dd>
      ) : (
        <dd className="cv-text">
          <Link
            to={`?edit=${key}#v-${key}`}
            className="cv-field"
            aria-label={text === null ? `Add ${label}` : `Edit ${label}: ${text}`}
            preventScrollReset
            replace
          >
            {text ?? <span className="cv-none">Add</span>}
          </Link>
        </dd>
      )}
      {!isEdited && text !== null && mark && (
        <dd className="cv-tools">
          <ReadConfidence sure={mark.sure} />
          {mark.sure === 'unsure' && (
            <button
              type="submit"
              form="cv-op"
              name="op"
              value={`confirm ${key}`}
              className="cv-tool"
              aria-label={`${label} is correct: ${text}`}
            >
              <Icon name="check" />
              Correct
            </button>
          )}
        </dd>
      )}
    </div>
  )
}

/** Characters that fit in half of a row. */
const SHORT = 20

/** Short values share a row; the beginning of a period starts one, so that its end is beside it. */
const halfOf = ({ type, text }: CvValue) =>
  type === 'date' ? 'first' : (text?.length ?? 0) <= SHORT && 'any'
