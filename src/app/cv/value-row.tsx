/** One value as it is stored, with how sure we are; pointed at, its place in the file is marked. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { CvValue } from '#core/cv/cv-values.ts'
import { EditForm } from './edit-form.tsx'
import type { ShownCv } from './load-cv.ts'
import { useSelection } from './selection.tsx'
import { Sureness } from './sureness.tsx'

type Props = {
  cv: ShownCv
  value: CvValue
  /** For lines, whose label would be the same again and again. */
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
          <span className="cv-none">Not stored</span>
        ) : line === undefined ? (
          text
        ) : (
          <Link
            to={`?at=${key}#line-${line}`}
            title="Show it in the file"
            preventScrollReset
            replace
          >
            {text}
          </Link>
        )}
      </dd>
      <dd className="cv-tools">
        {text !== null && mark && <Sureness sure={mark.sure} />}
        {!isEdited && (
          <Link
            to={`?edit=${key}#v-${key}`}
            className="cv-tool"
            aria-label={text === null ? `Add ${label}` : `Mend ${label}: ${text}`}
            preventScrollReset
            replace
          >
            {text === null ? 'Add' : 'Mend'}
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
