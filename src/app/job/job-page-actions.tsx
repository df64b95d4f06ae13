/**
 * What can be done with a job: apply, which stays in view, and beside it save, track and share. After somebody has
 * applied, their tracker is offered; without a script it always is. Once it is tracked as applied for, the application
 * comes first.
 */

import './job-page.css'
import { useState } from 'react'
import { detailsWay } from '#app/company-details/details-address.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { appliedAddress, trackAddress } from '#app/lists/track-address.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { JobCard } from '#core/job/job.ts'
import { DEFAULT_STAGE, type Stage } from '#core/tracker/application.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import { ApplyLink } from './apply-link.tsx'
import { jobActions } from './job-actions.ts'
import { ShareJob } from './share-job.tsx'

type Job = Pick<JobCard, 'id' | 'title' | 'company' | 'companySlug'>

type Props = {
  job: Job
  isOpen: boolean
  applyUrl: string | null
  /** The address of the page, with its host. */
  pageUrl: string
  /** The viewer's. */
  application: { id: number; stage: Stage } | null
}

export function JobPageActions({ job, isOpen, applyUrl, pageUrl, application }: Props) {
  const { id, title, company } = job
  const { marks } = useJobMarks()
  const [hasApplied, setHasApplied] = useState(false)
  const isTracked = marks.tracked.includes(id)
  // A mark is newer than what the page was loaded with.
  const applied = isTracked && application?.stage !== DEFAULT_STAGE ? application : null
  const canAsk = isOpen && applyUrl !== null && !isTracked
  return (
    <div className={isOpen ? 'job-apply no-print' : 'job-apply job-apply-over no-print'}>
      {applied ? (
        <a href={`${TRACKER_PATH}/${applied.id}`} className="button button-primary">
          See next step
          <Icon name="arrow-right" />
        </a>
      ) : (
        isOpen && <ApplyLink id={id} url={applyUrl} onApply={() => setHasApplied(true)} />
      )}
      <div className="job-apply-others">
        <JobSaveButton job={job} isSaved={marks.saved.includes(id)} className="button" />
        <a href={trackAddress(id)} rel="nofollow" className="button">
          <Icon name="list" />
          {applied?.stage ?? (isTracked ? 'Tracked' : 'Track App')}
        </a>
        <ShareJob title={`${title} at ${company}`} url={pageUrl} />
      </div>
      {applied && isOpen && applyUrl && (
        <p className="job-apply-again">
          You’ve applied.{' '}
          <a href={applyUrl} target="_blank" rel="nofollow noopener noreferrer" className="link">
            Open the employer’s page
          </a>
        </p>
      )}
      {canAsk && (
        <p
          className={hasApplied ? 'job-applied' : 'job-applied without-script'}
          role={hasApplied ? 'status' : undefined}
        >
          Did you apply?{' '}
          <a href={appliedAddress(id)} rel="nofollow" className="link">
            Track it
          </a>
        </p>
      )}
    </div>
  )
}

/** What helps to apply. */
export function JobTools({ job }: { job: Job }) {
  const { isVisitor } = useJobMarks()
  // Signed-in people have the widget beside the job instead.
  const details = isVisitor ? [detailsWay(job.companySlug, isVisitor, job.id)] : []
  return (
    <section className="job-tools no-print" aria-labelledby="tools-title">
      <h2 id="tools-title" className="side-title">
        Prepare your application
      </h2>
      <ul>
        {[...jobActions(job.id, isVisitor), ...details].map(({ label, icon, href }) => (
          <li key={label}>
            <a href={href} rel="nofollow">
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
