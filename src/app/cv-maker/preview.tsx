/** The CV's pages as they will print, with notes on what was done to make them fit. */
import { useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownGeneratedCv } from './load-generated-cv.ts'
import { pageAddress } from './maker-address.ts'

type Props = { cv: Pick<ShownGeneratedCv, 'id' | 'version' | 'printed' | 'design'> }

export function Preview({ cv: { id, version, printed, design } }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { drawn, fits, density, leftOut, missingCharacters } = printed
  return (
    <section aria-labelledby="preview-heading" className="maker-preview" aria-busy={isBusy}>
      <h2 id="preview-heading" className="sr-only">
        Preview
      </h2>
      <div role="status">
        {!fits && (
          <p className="notice notice-warn">
            <Icon name="triangle-alert" />
            <span>
              This CV doesn’t fit on {design.pages === 1 ? 'one page' : 'two pages'}, so we kept it
              longer. We never use text smaller than 9 points. To make it shorter, leave something
              out.
            </span>
          </p>
        )}
        {density !== design.density && (
          <p className="hint">We used tighter spacing than you chose to make it fit.</p>
        )}
        {leftOut.length > 0 && (
          <details className="notice">
            <summary>
              {leftOut.length === 1
                ? 'One line was left out to make it fit'
                : `${leftOut.length} lines were left out to make it fit`}
            </summary>
            <ul className="maker-left-out">
              {leftOut.map((part) => (
                <li key={part.id}>{part.text}</li>
              ))}
            </ul>
          </details>
        )}
        {missingCharacters.length > 0 && (
          <p className="notice notice-warn">
            <Icon name="triangle-alert" />
            <span>
              Our fonts don’t have these characters: {missingCharacters.slice(0, 20).join(' ')}. In
              the PDF they appear as empty boxes, in the Word file they’re fine.
            </span>
          </p>
        )}
      </div>
      {Array.from({ length: drawn }, (_, at) => at + 1).map((page) => (
        <a key={page} href={pageAddress(id, page, version)} title="Open in full size">
          <img
            src={pageAddress(id, page, version)}
            alt={`Print preview, page ${page} of ${drawn}`}
            className={`maker-page maker-page-${design.paper}`}
            loading={page > 2 ? 'lazy' : 'eager'}
          />
        </a>
      ))}
    </section>
  )
}
