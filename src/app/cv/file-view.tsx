/**
 * The uploaded file: its pages if it is a PDF, or its text line by line. Highlights the selected lines and labels
 * those that were not stored anywhere.
 */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownCv } from './load-cv.ts'
import { PdfPages } from './pdf-pages.tsx'
import { useSelection } from './selection.tsx'
import { StoreLineForm } from './store-line-form.tsx'

/** From this width the file is shown beside the values, otherwise below them. */
const BESIDE = '(min-width: 64rem)'

export function FileView({ cv }: { cv: ShownCv }) {
  const { lines, line } = useSelection()
  const box = useRef<HTMLElement>(null)
  // Pages need JavaScript, so switch to them only after hydration.
  const [view, setView] = useState<'lines' | 'pages'>('lines')
  const hasPages = cv.file?.isPdf === true && cv.pages.length > 0
  useEffect(() => {
    if (hasPages) setView('pages')
  }, [hasPages])

  const [first] = lines
  useEffect(() => {
    const frame = box.current
    const mark = first === undefined ? null : frame?.querySelector(`[data-line="${first}"]`)
    if (!frame || !mark || !matchMedia(BESIDE).matches) return
    const [outer, inner] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()]
    const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom
    if (!isSeen) frame.scrollBy({ top: inner.top - outer.top - outer.height / 3 })
  }, [first])

  return (
    <section id="file" className="cv-file-view" aria-labelledby="file-title">
      <header className="cv-file-head">
        <h2 id="file-title">File</h2>
        {hasPages && view === 'pages' && (
          <button
            type="button"
            className="button button-plain button-small"
            onClick={() => setView('lines')}
          >
            Show text
          </button>
        )}
        {hasPages && view === 'lines' && <PagesButton onClick={() => setView('pages')} />}
      </header>
      {line !== null && <StoreLineForm cv={cv} line={line} />}
      <section
        ref={box}
        className="cv-file-box"
        aria-label="Text of the file"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus
        tabIndex={0}
      >
        {cv.lines.length === 0 && (
          <p className="cv-empty">There’s no text to show. Your file is stored unchanged.</p>
        )}
        {view === 'pages' ? (
          <PdfPages cv={cv} onFailed={() => setView('lines')} />
        ) : (
          <Lines cv={cv} />
        )}
      </section>
    </section>
  )
}

/** Rendered only after hydration, because showing pages needs JavaScript. */
function PagesButton({ onClick }: { onClick: () => void }) {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (!isScripted) return null
  return (
    <button type="button" className="button button-plain button-small" onClick={onClick}>
      Show pages
    </button>
  )
}

function Lines({ cv }: { cv: ShownCv }) {
  const { lines, point } = useSelection()
  const unread = new Set(cv.unread)
  return (
    <ol className="cv-lines">
      {cv.lines.map(({ text, goesTo, page }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the file
          key={at}
          id={`line-${at}`}
          data-line={at}
          data-marked={lines.includes(at) || undefined}
          data-page-begins={(at > 0 && cv.lines[at - 1]?.page !== page) || undefined}
          onPointerEnter={() => point({ line: at })}
          onPointerLeave={() => point(null)}
        >
          <Link to={`?line=${at}#file`} preventScrollReset replace>
            {text || ' '}
          </Link>
          {unread.has(at) && (
            <span className="cv-nowhere">
              <Icon name="circle-alert" />
              not read
            </span>
          )}
          {goesTo.length > 0 && <span className="sr-only">, read as {goesTo[0]?.name}</span>}
        </li>
      ))}
    </ol>
  )
}
