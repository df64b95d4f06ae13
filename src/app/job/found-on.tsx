/** The sites a job was found on, where their terms require attribution with a link. */
import type { Credit } from '#core/boards/source-credit.ts'

type Props = { credits: readonly Credit[] }

export function FoundOn({ credits }: Props) {
  if (credits.length === 0) return null
  return (
    <p className="job-found-on">
      {'Found on '}
      {credits.map(({ name, url, isFollowed }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a
            href={url}
            target="_blank"
            rel={isFollowed ? 'noopener' : 'nofollow noopener'}
            className="link"
          >
            {name}
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </span>
      ))}
    </p>
  )
}
