/** One stored value and how certain it is. Hovering it highlights its lines in the file. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
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
  const [line] = mark?.lines ?? []
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
      onPointerEnter={() => point({ key })}
      onPointerLeave={() => point(null)}
      onFocus={() => point({ key })}
      onBlur={() => point(null)}
    >
      <dt className={isLine ? 'sr-only' : 'cv-label'}>{label}</dt>
      <dd className="cv-text">
        {text === null ? (
          <span className="cv-none">Not provided</span>
        ) : line === undefined ? (
          text
        ) : (
          <Link to={`?at=${key}#line-${line}`} title="Show in file" preventScrollReset replace>
            {text}
          </Link>
        )}
      </dd>
      <dd className="cv-tools">
        {text !== null && mark && <ReadConfidence sure={mark.sure} />}
        {!isEdited && (
          <Link
            to={`?edit=${key}#v-${key}`}
            className="cv-tool"
            aria-label={text === null ? `Add ${label}` : `Edit ${label}: ${text}`}
            preventScrollReset
            replace
          >
            {text === null ? 'Add' : 'Edit'}
          </Link>
        )}
      </dd>
      {isEdited && (
        <dd className="cv-wide">
          <EditForm cv={cv} value={value} isLine={isLine} />
        </dd>
      )}
    </div>
  )
}
