/** What can be done with a job of a list: saving it in sight, tracking it where there is room, the rest in a menu. */

import { JOB_ACTS_FORM } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { JobCard } from '#core/job/job.ts'
import type { WhyHidden } from '#core/lists/job-lists.ts'
import { jobWays } from './job-ways.ts'

type Props = {
  job: JobCard
  isSaved: boolean
  isTracked: boolean
  isVisitor: boolean
  why: WhyHidden | null
}

export function JobCardActs({ job, isSaved, isTracked, isVisitor, why }: Props) {
  const { id, title, company, companySlug } = job
  const menu = `more-${id}`
  const track = isTracked ? 'Tracked' : 'Track'
  const act = (name: string, value: string | number, label: string, icon: IconName) => (
    <button
      type="submit"
      form={JOB_ACTS_FORM}
      name={name}
      value={value}
      // A visitor's lists are kept by their browser's script.
      className={isVisitor ? 'menu-item needs-script' : 'menu-item'}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
  return (
    <div className="job-card-acts no-print">
      <JobSaveButton job={job} isSaved={isSaved} className="job-act" />
      <a href={trackAddress(id)} rel="nofollow" className="job-act job-track max-md:hidden">
        <Icon name="list" />
        {track}
        <span className="sr-only">
          {' '}
          {title}, {company}
        </span>
      </a>
      <button
        type="button"
        className="job-act"
        popoverTarget={menu}
        aria-label={`More about ${title}, ${company}`}
      >
        <Icon name="ellipsis" />
      </button>
      <div id={menu} popover="auto" className="menu job-menu">
        <a href={trackAddress(id)} rel="nofollow" className="menu-item md:hidden">
          <Icon name="list" />
          {track}
        </a>
        {jobWays(id, isVisitor).map(({ label, icon, href }) => (
          <a key={label} href={href} rel="nofollow" className="menu-item">
            <Icon name={icon} />
            {label}
          </a>
        ))}
        {why === 'dismissed'
          ? act('restore', id, 'Bring this job back', 'rotate-ccw')
          : act('dismiss', id, 'Not for me', 'x')}
        {why === 'company'
          ? act('showCompany', companySlug, `Show ${company} again`, 'eye')
          : act('hideCompany', companySlug, `Hide ${company}`, 'eye-off')}
        <a href="/jobs/hidden" rel="nofollow" className="menu-item">
          <Icon name="sliders-horizontal" />
          What is hidden
        </a>
      </div>
    </div>
  )
}
