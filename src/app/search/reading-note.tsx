/** Tells how the words of a search were changed, with a link back to what was typed, and which places are unknown. */
import { listInEnglish } from '#core/text/english-list.ts'
import type { ReadingNote as Note } from './search-reading.ts'

export function ReadingNote({ corrected, dropped, unknownPlaces }: Note) {
  return (
    <div className="reading-note">
      {corrected && (
        <p>
          Showing results for <strong>{corrected.to}</strong>.
          {corrected.asTypedHref && (
            <>
              {' '}
              Search instead for{' '}
              <a href={corrected.asTypedHref} className="link">
                “{corrected.typed}”
              </a>
            </>
          )}
        </p>
      )}
      {unknownPlaces.length > 0 && (
        <p>
          We don’t know {unknownPlaces.length === 1 ? 'the place' : 'the places'}{' '}
          {listInEnglish(unknownPlaces.map((place) => `“${place}”`))}, so only listings that write
          the same are found.
        </p>
      )}
      {dropped.length > 0 && (
        <p>
          No job has all of these words. Showing jobs without:{' '}
          {dropped.map(({ word, href }, at) => (
            <span key={word}>
              {at > 0 && ', '}
              <a href={href} className="link">
                {word}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
