/** What is said where matches are missing or could be better, each with the way to it. */

import { Icon } from '#app/ui/icon.tsx'
import { FEW_SKILLS, type Lack } from '#core/match/known-person.ts'

const LACKING: Readonly<Record<Lack, { text: string; href: string; label: string }>> = {
  skills: {
    text: `At least ${FEW_SKILLS} skills: they make up most of a match.`,
    href: '/dashboard/profile#skills',
    label: 'Add skills',
  },
  work: {
    text: 'What you have worked as, so that jobs of the same kind come first.',
    href: '/dashboard/profile#experience',
    label: 'Add your experience',
  },
  place: {
    text: 'Where you live, or where you would work: jobs out of reach then go down.',
    href: '/dashboard/profile#preferences',
    label: 'Add places',
  },
  wishes: {
    text: 'What you wish for: pay, remote or not, kind of contract.',
    href: '/dashboard/profile#preferences',
    label: 'Add preferences',
  },
}

/** For somebody of whom nothing tells which jobs suit them. */
export function NobodyKnown({ hasCv, lacks }: { hasCv: boolean; lacks: readonly Lack[] }) {
  return (
    <div className="card matches-empty">
      <h2 className="text-lg">
        {hasCv ? 'Too little could be read of your CV' : 'Your matches start with your CV'}
      </h2>
      <p className="mx-auto mt-2 max-w-96 text-muted">
        {hasCv
          ? 'Neither skills nor what you have worked as could be read out of it. Tell us here, and every open job is compared with it.'
          : 'Upload it, and every open job is compared with it: your best hundred stand here, each with its reasons. Nothing leaves this server.'}
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

export function BetterMatches({ lacks }: { lacks: readonly Lack[] }) {
  if (lacks.length === 0) return null
  return (
    <details className="notice matches-better">
      <summary>
        <Icon name="lightbulb" />
        Better matches with what you have not told yet
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

/** No number is made up where there is none. */
export function NothingSuits({ least, isNarrowed, path }: NothingProps) {
  return (
    <div className="card matches-empty">
      <h2 className="text-lg">No open job suits you that well</h2>
      <p className="mx-auto mt-2 max-w-96 text-muted">
        {least > 0
          ? `None of the open jobs${isNarrowed ? ' you asked for' : ''} reaches a match of ${least}. New jobs are compared as they come.`
          : 'No open job is like that. New jobs are compared as they come.'}
      </p>
      <p className="mt-5 flex flex-wrap justify-center gap-2">
        {isNarrowed && (
          <a href={path} className="button button-primary">
            Without filters
          </a>
        )}
        {least > 0 && (
          <a href={`${path}?matchMin=0`} className="button">
            Show the nearest all the same
          </a>
        )}
      </p>
    </div>
  )
}
