/** The table of a comparison: a column for each job, with what can be done with it, and a row for each fact. */

import { COMPARED, compareOnly, toComparedIds } from '#app/lists/compared-ids.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { readStored } from '#app/ui/browser-storage.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { compareAddress } from '#core/job/compare-address.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import type { ComparedRow } from '#core/job/job-comparison.ts'
import { NOT_SPECIFIED } from '#core/pay/salary.ts'

export type ComparedColumn = Pick<
  JobCard,
  'id' | 'title' | 'company' | 'companySlug' | 'companyLogo' | 'salary' | 'payDetails'
> & {
  closedAt: string | null
  /** The salaries of jobs like it; null if there are too few. */
  payHref: string | null
  /** ISO 8601, UTC. */
  postedAt: string
  confirmedAt: string
  /** Whether there is a match to read about. */
  isMatch: boolean
}

type Props = {
  jobs: readonly ComparedColumn[]
  rows: readonly ComparedRow[]
  /** Skills that more than one job asks for. */
  shared: readonly string[]
  now: Date
  onlyDifferences: boolean
}

export function CompareTable({ jobs, rows, shared, now, onlyDifferences }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
    <section className="compare-scroll" aria-label="Jobs side by side" tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr>
            <td />
            {jobs.map((job) => (
              <th key={job.id} scope="col">
                <Heading
                  job={job}
                  now={now}
                  without={compareAddress(
                    jobs.flatMap(({ id }) => (id === job.id ? [] : id)),
                    onlyDifferences,
                  )}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {jobs.map((job, at) => (
                <td key={job.id}>
                  <Cell row={row} lines={row.cells[at] ?? []} job={job} shared={shared} now={now} />
                  {row.isBest[at] && (
                    <>
                      {' '}
                      <span className="badge">{BEST[row.id] ?? 'Best'}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeadingProps = { job: ComparedColumn; now: Date; without: string }

function Heading({ job, now, without }: HeadingProps) {
  const { id, title, company, companySlug, closedAt } = job
  const { marks } = useJobMarks()
  return (
    <div className="compare-job">
      <CompanyTile name={company} logo={job.companyLogo} />
      <a href={`/jobs/${id}`} className="compare-title">
        {title}
      </a>
      <span className="compare-company">
        <a href={`/companies/${companySlug}`} className="link">
          {company}
        </a>
      </span>
      {closedAt && (
        <span className="compare-closed">
          <Icon name="triangle-alert" />
          <span>
            Closed <TimeAgo at={closedAt} now={now} inSentence />: you can no longer apply.
          </span>
        </span>
      )}
      <span className="compare-acts no-print">
        <JobSaveButton job={job} isSaved={marks.saved.includes(id)} className="job-act" />
        <a href={trackAddress(id)} rel="nofollow" className="job-act">
          <Icon name="list" />
          {marks.tracked.includes(id) ? 'Tracked' : 'Track'}
          <span className="sr-only">
            {' '}
            {title}, {company}
          </span>
        </a>
        <a
          href={without}
          rel="nofollow"
          className="job-act"
          title="Remove"
          data-keep-scroll
          onClick={() => unmark(id)}
        >
          <Icon name="x" />
          <span className="sr-only">
            Remove {title}, {company}
          </span>
        </a>
      </span>
    </div>
  )
}

/** So that the job is not marked in the list any more. */
function unmark(id: JobId) {
  const ids = toComparedIds(readStored(COMPARED))
  if (ids.includes(id)) compareOnly(ids.filter((other) => other !== id))
}

type CellProps = {
  row: ComparedRow
  lines: readonly string[]
  job: ComparedColumn
  shared: readonly string[]
  now: Date
}

function Cell({ row, lines, job, shared, now }: CellProps) {
  if (lines.length === 0)
    return <span className="compare-unknown">{EMPTY[row.id] ?? NOT_SPECIFIED}</span>
  if (row.id === 'salary' && (job.salary || job.payDetails?.targetEarnings))
    return <SalaryTag salary={job.salary} details={job.payDetails} />
  if (row.id === 'posted') return <TimeAgo at={job.postedAt} now={now} />
  if (row.id === 'confirmed') return <TimeAgo at={job.confirmedAt} now={now} />
  if (row.id === 'pay' && job.payHref)
    return (
      <a href={job.payHref} className="link">
        {lines}
      </a>
    )
  if (row.id === 'match' && job.isMatch) return <MatchLink id={job.id}>{lines}</MatchLink>
  if (row.id === 'skills') return <Skills skills={lines} shared={shared} />
  return lines.length === 1 ? (
    lines
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const BEST: Partial<Record<ComparedRow['id'], string>> = {
  missing: 'Fewest',
  salary: 'Highest',
}

/** Where an empty cell is not something that the listing leaves out. */
const EMPTY: Partial<Record<ComparedRow['id'], string>> = {
  pay: 'Too few jobs to compare',
  match: 'Not compared yet',
  missing: 'Not enough to say',
  permit: 'No such limit stated',
  citizens: 'No such limit stated',
}

const MatchLink = ({ id, children }: { id: JobId; children: readonly string[] }) => (
  <a href={`/dashboard/cv-analysis/${id}`} rel="nofollow" className="link">
    {children}
  </a>
)

/** Those that another job asks for too come first, with a sign. */
function Skills({ skills, shared }: { skills: readonly string[]; shared: readonly string[] }) {
  const isShared = (skill: string) => shared.includes(skill)
  return (
    <ul className="compare-skills">
      {[...skills.filter(isShared), ...skills.filter((skill) => !isShared(skill))].map((skill) => (
        <li key={skill} className={isShared(skill) ? 'compare-shared' : undefined}>
          {skill}
          {isShared(skill) && <span className="sr-only"> (shared)</span>}
        </li>
      ))}
    </ul>
  )
}
