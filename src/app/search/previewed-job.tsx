/** A job in the pane beside the results: its title and its actions, around what the server rendered. */
import type { ReactNode, RefObject } from 'react'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { JobPreview } from './read-preview.tsx'

type Props = {
  job: JobPreview
  /** The link to the application form. */
  apply: ReactNode
  heading?: RefObject<HTMLHeadingElement | null>
}

export function PreviewedJob({ job, apply, heading }: Props) {
  const { id, title, company, companySlug, isOpen, facts, body } = job
  const { marks } = useJobMarks()
  return (
    <div className="preview-job" data-previewed={id}>
      <header className="preview-head">
        <CompanyTile name={company} logo={job.companyLogo} />
        <div>
          <h2 ref={heading} tabIndex={-1} className="preview-title">
            <a href={`/jobs/${id}`}>{title}</a>
          </h2>
          <p>
            <a href={`/companies/${companySlug}`} className="link">
              {company}
            </a>
            {!isOpen && <span className="badge badge-warn">Closed</span>}
          </p>
        </div>
        <Html html={facts} />
      </header>
      <div className="preview-actions no-print">
        {isOpen && apply}
        <JobSaveButton job={job} isSaved={marks.saved.includes(id)} className="button" />
        <a href={trackAddress(id)} rel="nofollow" className="button">
          <Icon name="list" />
          {marks.tracked.includes(id) ? 'Tracked' : 'Track'}
        </a>
        <a href={`/jobs/${id}`} className="button button-plain">
          Full page
          <Icon name="arrow-right" />
        </a>
      </div>
      <Html html={body} />
    </div>
  )
}

/** `html` is from read-preview.tsx. */
const Html = ({ html }: { html: string }) => (
  <div
    className="preview-part"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our server from sanitized HTML
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
