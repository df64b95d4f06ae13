/** The letter as it is printed, and as the text that is copied. */
import { useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { letterPageAddress } from './letter-address.ts'
import type { ShownLetter } from './load-letter.ts'

type Props = { letter: Pick<ShownLetter, 'id' | 'version' | 'printed' | 'design' | 'text'> }

export function LetterPages({ letter: { id, version, printed, design, text } }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { drawn, fits, missingLetters } = printed
  return (
    <section aria-labelledby="preview-heading" className="maker-preview" aria-busy={isBusy}>
      <h2 id="preview-heading" className="sr-only">
        As it is printed
      </h2>
      {(!fits || drawn > 1) && (
        <p className="notice notice-warn" role="status">
          <Icon name="triangle-alert" />
          <span>This letter takes {drawn} pages. One is what people read.</span>
        </p>
      )}
      {missingLetters.length > 0 && (
        <p className="notice notice-warn" role="status">
          <Icon name="triangle-alert" />
          <span>
            Our fonts do not have: {missingLetters.slice(0, 20).join(' ')}. They are empty boxes in
            the PDF; the text has them.
          </span>
        </p>
      )}
      {Array.from({ length: drawn }, (_, at) => at + 1).map((page) => (
        <img
          key={page}
          src={letterPageAddress(id, page, version)}
          alt={`Page ${page} of ${drawn} as it is printed`}
          className={`maker-page maker-page-${design.paper}`}
        />
      ))}
      <details className="no-print">
        <summary className="link">As text</summary>
        <pre id="letter-text" className="letter-text">
          {text}
        </pre>
      </details>
    </section>
  )
}
