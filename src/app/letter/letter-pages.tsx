/** The print preview of the letter, and its text for copying. */
import { useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { letterPageAddress } from './letter-address.ts'
import type { ShownLetter } from './load-letter.ts'

type Props = { letter: Pick<ShownLetter, 'id' | 'version' | 'printed' | 'design' | 'text'> }

export function LetterPages({ letter: { id, version, printed, design, text } }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { drawn, fits, missingCharacters } = printed
  return (
    <section aria-labelledby="preview-heading" className="maker-preview" aria-busy={isBusy}>
      <h2 id="preview-heading" className="sr-only">
        Print preview
      </h2>
      {(!fits || drawn > 1) && (
        <p className="notice notice-warn" role="status">
          <Icon name="triangle-alert" />
          <span>This letter is {drawn} pages long. Try to keep it to one.</span>
        </p>
      )}
      {missingCharacters.length > 0 && (
        <p className="notice notice-warn" role="status">
          <Icon name="triangle-alert" />
          <span>
            Our fonts don’t have these characters: {missingCharacters.slice(0, 20).join(' ')}. They
            appear as empty boxes in the PDF, but the text version includes them.
          </span>
        </p>
      )}
      {Array.from({ length: drawn }, (_, at) => at + 1).map((page) => (
        <a key={page} href={letterPageAddress(id, page, version)} title="Open in full size">
          <img
            src={letterPageAddress(id, page, version)}
            alt={`Print preview, page ${page} of ${drawn}`}
            className={`maker-page maker-page-${design.paper}`}
          />
        </a>
      ))}
      <details className="no-print">
        <summary className="link">Text version</summary>
        <pre id="letter-text" className="letter-text">
          {text}
        </pre>
      </details>
    </section>
  )
}
