/** Notices shown where matches are missing or could be better, with links to fix that. */

import { Icon } from '#app/ui/icon.tsx'
import { FEW_SKILLS, type MissingInput } from '#core/match/match-readiness.ts'

const LACKING: Readonly<Record<MissingInput, { text: string; href: string; label: string }>> = {
  skills: {
    text: `Skills count most. Add at least ${FEW_SKILLS}.`,
    href: '/dashboard/profile#skills',
    label: 'Add skills',
  },
  work: {
    text: 'Tell us your past roles, and similar jobs come first.',
    href: '/dashboard/profile#experience',
    label: 'Add your experience',
  },
  place: {
    text: 'Tell us where you live or want to work, and jobs you can’t do from there rank lower.',
    href: '/dashboard/profile#preferences',
    label: 'Add locations',
  },
  wishes: {
    text: 'Tell us what you want: salary, remote or on-site, job type.',
    href: '/dashboard/profile#preferences',
    label: 'Add preferences',
  },
}

/** Shown when too little is known about a person to find matches. */
export function ProfileNeeded({
  hasCv,
  lacks,
  aim,
}: {
  hasCv: boolean
  lacks: readonly MissingInput[]
  /** What the page shows then: "to see …" after "Upload a CV". */
  aim: string
}) {
  return (
    <div className="card matches-empty">
      <h2 className="text-lg">
        {hasCv ? 'We couldn’t read enough from your CV' : 'Add your CV first'}
      </h2>
      <p className="mx-auto mt-2 max-w-96 text-muted">
        {hasCv
          ? 'We found no skills or past roles in your CV. Add them to see your matches.'
          : `Upload a CV ${aim} Only you can see your CV.`}
      </p>
      <p className="mt-5 flex flex-wrap justify-center gap-2">
        {!hasCv && (
          <a href="/dashboard/profile#cv" className="button button-primary">
            Upload your CV
          </a>
        )}
        {(hasCv ? lacks : lacks.slice(0, 1)).map((lack) => (
          <a key={lack} href={LACKING[lack].href} className="button">
            {LACKING[lack].label}
          </a>
        ))}
      </p>
    </div>
  )
}

/** `isNeeded`: open from the beginning, where too little is known for any match. */
export function BetterMatches({
  lacks,
  isNeeded,
}: {
  lacks: readonly MissingInput[]
  isNeeded: boolean
}) {
  if (lacks.length === 0) return null
  return (
    <details className="notice matches-better" open={isNeeded}>
      <summary>
        <Icon name="lightbulb" />
        Get better matches
      </summary>
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>
            {LACKING[lack].text}{' '}
            <a href={LACKING[lack].href} className="link">
              {LACKING[lack].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

type NothingProps = { least: number; isNarrowed: boolean; path: string }

/** Shown when no job reaches the minimum score. */
export function NoMatches({ least, isNarrowed, path }: NothingProps) {
  return (
    <div className="card matches-empty">
      <h2 className="text-lg">No matches yet</h2>
      <p className="mx-auto mt-2 max-w-96 text-muted">
        {least > 0
          ? `No open job${isNarrowed ? ' with these filters' : ''} has a score of ${least} or more out of 100. New jobs appear here as they come.`
          : isNarrowed
            ? 'No open job matches these filters. New jobs appear here as they come.'
            : 'There are no open jobs at the moment. New jobs appear here as they come.'}
      </p>
      <p className="mt-5 flex flex-wrap justify-center gap-2">
        {isNarrowed && (
          <a href={path} className="button button-primary">
            Clear filters
          </a>
        )}
        {least > 0 && (
          <a href={`${path}?matchMin=0`} className="button">
            Show all jobs, best first
          </a>
        )}
      </p>
    </div>
  )
}
