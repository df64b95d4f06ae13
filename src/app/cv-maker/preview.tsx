/** The pages of the CV as they are printed, and what it took to make them fit. */
import { useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownMadeCv } from './load-made-cv.ts'
import { pageAddress } from './maker-address.ts'

type Props = { cv: Pick<ShownMadeCv, 'id' | 'version' | 'printed' | 'design'> }

export function Preview({ cv: { id, version, printed, design } }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { drawn, fits, density, leftOut, missingLetters } = printed
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
              This CV needs more than {design.pages === 1 ? 'one page' : 'two pages'} and is printed
              whole. Letters are never made smaller than 9 points; leave something out instead.
            </span>
          </p>
        )}
        {density !== design.density && (
          <p className="hint">Set closer than you chose, so that it fits.</p>
        )}
        {leftOut.length > 0 && (
          <details className="notice">
            <summary>
              {leftOut.length === 1
                ? 'One line was left out so that it fits'
                : `${leftOut.length} lines were left out so that it fits`}
            </summary>
            <ul className="maker-left-out">
              {leftOut.map((part) => (
                <li key={part.id}>{part.text}</li>
              ))}
            </ul>
          </details>
        )}
        {missingLetters.length > 0 && (
          <p className="notice notice-warn">
            <Icon name="triangle-alert" />
            <span>
              Our fonts do not have: {missingLetters.slice(0, 20).join(' ')}. They are empty boxes
              in the PDF; the Word file has them.
            </span>
          </p>
        )}
      </div>
      {Array.from({ length: drawn }, (_, at) => at + 1).map((page) => (
        <img
          key={page}
          src={pageAddress(id, page, version)}
          alt={`Page ${page} of ${drawn} as it is printed`}
          className={`maker-page maker-page-${design.paper}`}
          loading={page > 2 ? 'lazy' : 'eager'}
        />
      ))}
    </section>
  )
}
