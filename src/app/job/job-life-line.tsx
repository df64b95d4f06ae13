/** The life of a job as a line: solid while we saw it open, dotted otherwise. Its dates are a list below it. */
import './job-page.css'
import { formatExact } from '#app/ui/time-ago.tsx'
import type { JobLife, LifeKind } from '#core/job/job-life.ts'

const WORDS: Readonly<Record<LifeKind, string>> = {
  posted: 'Posted, as listed',
  added: 'First seen',
  reposted: 'Reposted',
  closed: 'Closed',
  reopened: 'Reopened',
  confirmed: 'Last confirmed',
}

/** Pixels. */
const RADIUS = 5
const MIDDLE = 8

export function JobLifeLine({ life: { points, open } }: { life: JobLife }) {
  return (
    <>
      {points.length > 1 && (
        <svg className="job-life-line" height={MIDDLE * 2} aria-hidden="true">
          <line className="job-life-unseen" x2="100%" y1={MIDDLE} y2={MIDDLE} />
          {open.map(({ from, to }) => (
            <line
              key={from}
              className="job-life-open"
              x1={percent(from)}
              x2={percent(to)}
              y1={MIDDLE}
              y2={MIDDLE}
            />
          ))}
          {points.map(({ kind, at, share }) => (
            <circle
              key={`${kind} ${at.getTime()}`}
              className={`job-life-point job-life-${kind}`}
              cx={percent(share)}
              cy={MIDDLE}
              r={RADIUS}
            />
          ))}
        </svg>
      )}
      <ol className="job-life">
        {points.map(({ kind, at }) => (
          <li key={`${kind} ${at.getTime()}`} className="job-life-event">
            <span>{WORDS[kind]}</span>
            <time dateTime={at.toISOString()} title={formatExact(at)}>
              {formatDay(at)}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** "Nov 3, 2026", in UTC as all days of jobs. */
const formatDay = (at: Date) => formatExact(at).replace(DATE, '$1 $2')

const DATE = /^([A-Z][a-z]{2})[a-z]* (\d{1,2}, \d{4}).*$/
