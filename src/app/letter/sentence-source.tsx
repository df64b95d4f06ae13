/** The source of a sentence: lines of the CV, a quote from the listing, the person's own words, or lost by an edit. */
import { Icon } from '#app/ui/icon.tsx'
import type { ShownSentence } from './load-letter.ts'

export function SentenceSource({ sentence }: { sentence: ShownSentence }) {
  const { about, proofs, quote, lost, lostBecause, isEdited } = sentence
  if (lost) {
    return (
      <div className="letter-source letter-source-lost">
        <Icon name="triangle-alert" />
        <div>
          <p>Edited: this sentence no longer matches its source.</p>
          <ul>
            {lostBecause.slice(0, 4).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      </div>
    )
  }
  if (about === 'courtesy') return null
  if (about === 'own') {
    return (
      <p className="letter-source">
        <Icon name="user" />
        <span>Your own words</span>
      </p>
    )
  }
  return (
    <div className="letter-source">
      <Icon name={about === 'person' ? 'file-text' : 'quote'} />
      <dl>
        {proofs.length > 0 && (
          <>
            <dt>Your CV</dt>
            {proofs.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </>
        )}
        {quote !== null && (
          <>
            <dt>The listing</dt>
            <dd>{quote}</dd>
          </>
        )}
        {isEdited && (
          <>
            <dt>Edited</dt>
            <dd>Still matches its source.</dd>
          </>
        )}
      </dl>
    </div>
  )
}
