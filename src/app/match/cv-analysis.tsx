/** /dashboard/cv-analysis/ID: how a CV matches one job, requirement by requirement, and what to do next. Printable. */
import './cv-analysis.css'
import { type ReactNode, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { TIER_WORDS } from '#core/match/card-match.ts'
import { NO_SCORE } from '#core/match/match-words.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as cvs from '#store/cvs.ts'
import { type AnalysedCv, analyseCv } from '#work/match/analyse-cv.ts'
import type { Route } from './+types/cv-analysis.ts'
import { AskedChips } from './asked-chips.tsx'
import { AskedLines, CvLine } from './asked-lines.tsx'
import { ProfileNeeded } from './match-notices.tsx'
import { MatchParts } from './match-parts.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const jobId = requireJobId(args.params.jobId)
  const asked = new URL(args.request.url).searchParams.get('cv')
  const cvId = asked ? readUuid<CvId>(asked) : null
  if (asked && cvId === null) throw new Refusal('not_found')
  const [analysed, own] = await Promise.all([
    analyseCv(services, id, { jobId, cvId }),
    cvs.list(services.db, id),
  ])
  const { job, cv, lacks, report, shown } = analysed
  return {
    cv,
    lacks,
    report: report && { rules: report.rules, opening: report.opening },
    shown,
    job: {
      id: job.id,
      title: job.title,
      company: job.company,
      companySlug: job.companySlug,
      locationText: job.locationText,
      closedAt: job.closedAt,
    },
    now: services.clock.now(),
    choices: own.map(({ id, name }) => ({ id, name })),
  }
}

export default function CvAnalysis({ loaderData }: Route.ComponentProps) {
  const { job, cv, report, shown, lacks, choices, now } = loaderData
  return (
    <div className="analysis">
      <PageHead
        title={`Your CV for ${job.title} at ${job.company}`}
        description="How your CV matches this job, requirement by requirement."
        path={`/dashboard/cv-analysis/${job.id}`}
        isPrivate
      />
      <header className="analysis-head">
        <div className="min-w-0">
          <h1>CV analysis</h1>
          <p>
            <a href={`/jobs/${job.id}`} className="link">
              {job.title}
            </a>
            <span className="text-muted">
              , {job.company}
              {job.locationText && `, ${job.locationText}`}
            </span>
          </p>
        </div>
        <ChooseCv cv={cv} choices={choices} />
      </header>
      {job.closedAt !== null && (
        <p className="notice notice-warn">
          <Icon name="triangle-alert" />
          <span className="flex-1">
            <strong>This job is closed</strong> (<TimeAgo at={job.closedAt} now={now} inSentence />
            ). The analysis still shows how well you matched.
          </span>
        </p>
      )}
      {report && shown ? (
        <Report report={report} shown={shown} cv={cv}>
          <Next job={job} isOpen={job.closedAt === null} />
        </Report>
      ) : (
        <ProfileNeeded hasCv={cv.id !== null} lacks={lacks} aim="to see how it matches this job." />
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function ChooseCv({ cv, choices }: Pick<Loaded, 'cv' | 'choices'>) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  if (choices.length === 0) return null
  return (
    <Form ref={form} method="get" className="analysis-choice">
      <label className="label" htmlFor="analysed-cv">
        CV to compare
      </label>
      <span className="flex gap-2">
        <select
          id="analysed-cv"
          name="cv"
          className="input"
          defaultValue={cv.id ?? ''}
          key={cv.id}
          onChange={() => void submit(form.current, { replace: true, preventScrollReset: true })}
        >
          {cv.id === null && <option value="">{cv.name}</option>}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="button without-script">
          Compare
        </button>
      </span>
    </Form>
  )
}

type ReportProps = {
  report: NonNullable<Loaded['report']>
  shown: NonNullable<Loaded['shown']>
  cv: AnalysedCv
  /** Below the score and the changes: what to do with them. */
  children: ReactNode
}

function Report({ report, shown: { match, asked }, cv, children }: ReportProps) {
  const { score, tier } = match
  return (
    <>
      <section className="card analysis-score" aria-labelledby="score-title">
        <h2 id="score-title" className="sr-only">
          Match
        </h2>
        {score !== null && tier !== null ? (
          <p className="analysis-figure" data-tier={tier}>
            <strong>{score}</strong>
            <span>
              out of 100
              <span className="block font-semibold">{TIER_WORDS[tier]}</span>
            </span>
          </p>
        ) : (
          <p className="analysis-figure font-semibold">{NO_SCORE}</p>
        )}
        <div className="analysis-said">
          {report.opening !== null && (
            <p>
              This listing has several openings. The one that fits you best is “{report.opening}”.
            </p>
          )}
          <p>
            <DotLine>{match.why?.split(' · ')}</DotLine>
          </p>
          {match.gap !== null && (
            <p className="text-muted">
              <DotLine>{match.gap.split(' · ')}</DotLine>
            </p>
          )}
        </div>
      </section>
      {asked.changes.length > 0 && (
        <section aria-labelledby="changes-title">
          <h2 id="changes-title">What to change in your CV</h2>
          <ul className="analysis-changes">
            {asked.changes.map(({ says, printed }) => (
              <li key={says}>
                {says}
                {printed.map((one) => (
                  <CvLine key={one.at} printed={one} asked={asked} cvId={cv.id} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}

      <section aria-labelledby="lines-title" className="asked">
        <h2 id="lines-title">Requirement by requirement</h2>
        <AskedChips {...asked} />
        <AskedLines asked={asked} cvId={cv.id} />
      </section>

      {score !== null && (
        <section aria-labelledby="parts-title">
          <details className="analysis-fold">
            <summary>
              <h2 id="parts-title">How the score is calculated</h2>
            </summary>
            <MatchParts parts={match.parts} />
            <p className="hint">
              The same CV and listing always get the same score (version {report.rules} of our
              rules). What the listing or your CV doesn’t say counts as average.
            </p>
          </details>
        </section>
      )}
    </>
  )
}

function Next({ job, isOpen }: { job: Loaded['job']; isOpen: boolean }) {
  const { marks } = useJobMarks()
  return (
    <section aria-labelledby="next-title" className="no-print">
      <h2 id="next-title" className="sr-only">
        Next steps
      </h2>
      <p className="flex flex-wrap gap-2">
        <a href={`/dashboard/resume-generator?jobId=${job.id}`} className="button button-primary">
          <Icon name="file-text" />
          Generate a CV for this job
        </a>
        <a href={`/dashboard/cover-letter?jobId=${job.id}`} className="button">
          <Icon name="mail" />
          Write a cover letter
        </a>
        <a href={trackAddress(job.id)} className="button job-track">
          <Icon name="list" />
          {marks.tracked.includes(job.id) ? 'Tracked' : 'Track this job'}
        </a>
        {isOpen && (
          <JobSaveButton job={job} isSaved={marks.saved.includes(job.id)} className="button" />
        )}
      </p>
    </section>
  )
}
