/** The actions on a job card: Save is always visible, Track where there is room, the rest in a menu. */

import { detailsWay } from '#app/company-details/details-address.ts'
import { JOB_ACTIONS_FORM } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { CHOICES_FORM } from '#app/lists/use-compared.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { JobCard, JobId } from '#core/job/job.ts'
import type { WhyHidden } from '#core/lists/job-lists.ts'
import { jobActions } from './job-actions.ts'

type Props = {
  job: JobCard
  isSaved: boolean
  isTracked: boolean
  isVisitor: boolean
  why: WhyHidden | null
  isCompared: boolean
  onCompare?: ((id: JobId) => void) | undefined
  isSelecting: boolean
}

export function JobCardActions({ job, isSaved, isTracked, isVisitor, why, ...compare }: Props) {
  const { isCompared, onCompare } = compare
  const { id, title, company, companySlug } = job
  const menu = `more-${id}`
  const track = isTracked ? 'Tracked' : 'Track'
  const act = (name: string, value: string | number, label: string, icon: IconName) => (
    <button
      type="submit"
      form={JOB_ACTIONS_FORM}
      name={name}
      value={value}
      // A visitor's lists are stored by the browser's script.
      className={isVisitor ? 'menu-item needs-script' : 'menu-item'}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
  return (
    <div className="job-card-acts no-print">
      <JobSaveButton job={job} isSaved={isSaved} className="job-act" />
      <a href={trackAddress(id)} rel="nofollow" className="job-act job-track">
        <Icon name="list" />
        {track}
        <span className="sr-only">
          {' '}
          {title}, {company}
        </span>
      </a>
      {onCompare && !compare.isSelecting && (
        <label className="job-act job-compare">
          <input
            type="checkbox"
            name="jobs"
            value={id}
            form={CHOICES_FORM}
            checked={isCompared}
            onChange={() => onCompare(id)}
          />
          Compare
          <span className="sr-only">
            {' '}
            {title}, {company}
          </span>
        </label>
      )}
      <button
        type="button"
        className="job-act"
        popoverTarget={menu}
        aria-label={`More actions for ${title}, ${company}`}
      >
        <Icon name="ellipsis" />
      </button>
      <div id={menu} popover="auto" className="menu job-menu">
        <a href={trackAddress(id)} rel="nofollow" className="menu-item job-menu-track">
          <Icon name="list" />
          {track}
        </a>
        {onCompare && !compare.isSelecting && (
          <button
            type="submit"
            form={CHOICES_FORM}
            name="jobs"
            value={id}
            className="menu-item job-menu-compare"
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(menu)?.hidePopover()
              onCompare(id)
            }}
          >
            <Icon name="scale" />
            {isCompared ? 'Remove from comparison' : 'Compare'}
          </button>
        )}
        {[...jobActions(id, isVisitor), detailsWay(companySlug, isVisitor, id)].map(
          ({ label, icon, href }) => (
            <a key={label} href={href} rel="nofollow" className="menu-item">
              <Icon name={icon} />
              {label}
            </a>
          ),
        )}
        {why === 'dismissed'
          ? act('restore', id, 'Show this job again', 'rotate-ccw')
          : act('dismiss', id, 'Hide this job', 'x')}
        {why === 'company'
          ? act('showCompany', companySlug, `Show ${company} again`, 'eye')
          : act('hideCompany', companySlug, `Hide ${company}`, 'eye-off')}
        <a href="/jobs/hidden" rel="nofollow" className="menu-item">
          <Icon name="sliders-horizontal" />
          Hidden Jobs
        </a>
      </div>
    </div>
  )
}
