/**
 * PDF pages with the selected lines highlighted. The overlay is hidden from screen readers, which use the text view
 * instead.
 */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DrawnPdf } from './draw-pdf.ts'
import type { ShownCv } from './load-cv.ts'
import { useSelection } from './selection.tsx'

/** CVs rarely have more; further pages are only in the text view. */
const MAX_PAGES = 10

export function PdfPages({ cv, onFailed }: { cv: ShownCv; onFailed: () => void }) {
  const [pdf, setPdf] = useState<DrawnPdf | null>(null)
  const failed = useRef(onFailed)
  failed.current = onFailed
  const address = cv.file && `/dashboard/files/${cv.file.id}`
  useEffect(() => {
    if (!address) return
    let isOver = false
    let opened: DrawnPdf | null = null
    import('./draw-pdf.ts')
      .then(({ openPdf }) => openPdf(address))
      .then((document) => {
        opened = document
        if (isOver) document.close()
        else setPdf(document)
      })
      .catch(() => !isOver && failed.current())
    return () => {
      isOver = true
      opened?.close()
    }
  }, [address])
  return (
    <ol className="cv-pages">
      {cv.pages.slice(0, MAX_PAGES).map((size, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
        <li key={at}>
          <Page cv={cv} pdf={pdf} page={at} size={size} onFailed={() => failed.current()} />
        </li>
      ))}
    </ol>
  )
}

type PageProps = {
  cv: ShownCv
  pdf: DrawnPdf | null
  page: number
  size: { width: number; height: number }
  onFailed: () => void
}

function Page({ cv, pdf, page, size, onFailed }: PageProps) {
  const { lines: marked, point } = useSelection()
  const navigate = useNavigate()
  const canvas = useRef<HTMLCanvasElement>(null)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    const drawn = canvas.current
    if (!pdf || !drawn) return
    pdf.draw(page, drawn).catch(() => failed.current())
  }, [pdf, page])
  const unread = new Set(cv.unread)
  return (
    <div className="cv-page" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${page + 1} of ${cv.pages.length}. Choose “Show text” to read its text.`}
      />
      {/* For pointers only; the text view has the same lines as links. */}
      <div aria-hidden="true">
        {cv.lines.map(({ box, page: own }, at) => {
          if (own !== page || !box) return null
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: twins of the links of the text view
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the file
              key={at}
              className="cv-box"
              data-line={at}
              data-marked={marked.includes(at) || undefined}
              data-nowhere={unread.has(at) || undefined}
              style={{
                left: `${(box.x / size.width) * 100}%`,
                top: `${(box.y / size.height) * 100}%`,
                width: `${(box.width / size.width) * 100}%`,
                height: `${(box.height / size.height) * 100}%`,
              }}
              onPointerEnter={() => point({ line: at })}
              onPointerLeave={() => point(null)}
              onClick={() =>
                void navigate(`?line=${at}`, { preventScrollReset: true, replace: true })
              }
            />
          )
        })}
      </div>
    </div>
  )
}
