/**
 * One job of a list: title; company and location; salary, type, level and age; skills and actions below. The links are plain: the frame turns clicks into client-side navigation.
 */

import { memo } from 'react'
import { CHOICES_FORM } from '#app/lists/use-compared.ts'
import { MatchBadge } from '#app/match/match-badge.tsx'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { ExactTime } from '#app/ui/time-ago.tsx'
import { fittingTags, PHONE_LINE } from '#core/job/fitting-tags.ts'
import type { JobCard as Job, JobId } from '#core/job/job.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS } from '#core/job/job-labels.ts'
import { locationOnCard } from '#core/job/location-on-card.ts'
import { unsaidSetting } from '#core/job/unsaid-setting.ts'
import type { WhyHidden } from '#core/lists/job-lists.ts'
import { isBadged } from '#core/match/card-match.ts'
import type { FoundJob } from '#core/search/query.ts'
import { type MarkedText, piecesOf } from '#core/text/marked-text.ts'
import { JobCardActions } from './job-card-actions.tsx'
import { JobVerdict } from './job-verdict.tsx'
import { TagLinks } from './tag-links.tsx'

/** A job, with the search matches to highlight if it comes from a search. */
export type ShownJob = Job & Partial<FoundJob>

type Props = {
  job: ShownJob
  /** Of the job, in words: "3 hours ago". */
  age: string
  /** Whether the person has opened the job before. */
  isViewed: boolean
  isSaved: boolean
  isTracked: boolean
  isVisitor: boolean
  /** Why the job is hidden from this person; null if it is not. */
  why: WhyHidden | null
  /** Whether the job is shown beside its list. */
  isCurrent: boolean
  isCompared: boolean
  /** Marks the job for comparison or unmarks it; undefined where jobs are not compared. */
  onCompare?: ((id: JobId) => void) | undefined
  /** Whether the card itself says that its job is sample data, because other jobs of its list are not. */
  marksDemo: boolean
  /** Whether the card has a box to select it. */
  isSelecting: boolean
}

export const JobCard = memo(function JobCard({
  job,
  age,
  isViewed,
  why,
  isCurrent,
  isSelecting,
  marksDemo,
  ...said
}: Props) {
  const { id, title, company, companySlug, tags } = job
  const location = locationOnCard(job)
  const setting = unsaidSetting(job)
  const facts = [job.jobType && JOB_TYPE_LABELS[job.jobType], job.level && LEVEL_LABELS[job.level]]
  const isPaid = job.salary !== null || Boolean(job.payDetails?.targetEarnings)
  const isDim = (isViewed || why !== null) && !isCurrent
  const limit = fittingTags(tags, isBadged(job.match) ? BADGE_LETTERS : 0)
  // On a phone the badge has a line of its own if the tags need the whole one.
  const onPhone = Math.min(limit, fittingTags(tags, 0, PHONE_LINE))
  const snippet = job.snippet && !isTagged(job.snippet, tags.slice(0, onPhone)) && job.snippet
  return (
    <article
      className={`job-card${isDim ? ' job-card-viewed' : ''}${isCurrent ? ' job-card-current' : ''}`}
      data-job={id}
    >
      <CompanyTile name={company} logo={job.companyLogo} />
      {isSelecting && (
        <label className="job-card-select no-print">
          <input
            type="checkbox"
            name="jobs"
            value={id}
            form={CHOICES_FORM}
            aria-label={`Select ${title}, ${company}`}
          />
        </label>
      )}
      <div className="job-card-main">
        <h3 className="job-card-title">
          <a href={`/jobs/${id}`} aria-current={isCurrent || undefined}>
            <Marked text={title} marks={job.titleMarks ?? []} />
          </a>
        </h3>
        <p className="job-card-company">
          <a href={`/companies/${companySlug}`} className="job-card-link">
            {company}
          </a>
          {location && (
            <span className="job-card-place" title={wholeLocation(job, location)}>
              {location}
            </span>
          )}
          {setting && <span>{setting}</span>}
        </p>
      </div>
      <p className="job-card-facts">
        <span className={isPaid ? 'job-card-pay' : 'sr-only'}>
          {!isPaid && 'Salary: '}
          <SalaryTag salary={job.salary} details={job.payDetails} />
        </span>
        {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
      </p>
      <p className="job-card-age">
        <ExactTime at={job.postedAt ?? job.firstSeenAt}>{age}</ExactTime>
        {marksDemo && job.isDemo && <span className="badge badge-info">Sample data</span>}
        {said.isSaved && <span className="badge job-card-saved">Saved</span>}
        {why && WHY[why] ? (
          <span className="badge badge-quiet">{WHY[why]}</span>
        ) : (
          isViewed && <span className="badge badge-quiet">Viewed</span>
        )}
      </p>
      {job.eligibility && (
        <p className="job-card-verdict">
          <JobVerdict {...job.eligibility} />
        </p>
      )}
      {snippet && (
        <p className="job-card-snippet">
          <Marked {...snippet} />
        </p>
      )}
      {(tags.length > 0 || isBadged(job.match)) && (
        <p className="job-card-tags">
          {isBadged(job.match) && <MatchBadge id={id} match={job.match} />}
          <TagLinks tags={tags} limit={limit} onPhone={onPhone} />
        </p>
      )}
      {isBadged(job.match) && (
        <svg className="job-card-meter" aria-hidden="true">
          <rect width={`${job.match.score}%`} height="100%" />
        </svg>
      )}
      <JobCardActions job={job} why={why} isSelecting={isSelecting} {...said} />
    </article>
  )
})

/** "Perfect match 100" with its icon, as letters of a tag. */
const BADGE_LETTERS = 26

const WHY: Partial<Record<WhyHidden, string>> = {
  dismissed: 'Not for you',
  company: 'Hidden company',
  word: 'Hidden word',
}

/** What the listing says, where the card says it in other words; and all places, where it has the first. */
const wholeLocation = ({ locationRaw, locationText }: Job, shown: string) =>
  locationRaw ?? (locationText !== null && locationText !== shown ? locationText : undefined)

/** Whether the skills below already say everything that was found in the text. */
function isTagged(snippet: MarkedText, tags: readonly string[]): boolean {
  const shown = tags.map((tag) => tag.toLowerCase())
  return piecesOf(snippet)
    .filter(({ isMarked }) => isMarked)
    .every(({ text }) => shown.includes(text.toLowerCase()))
}

/** A text with its search matches highlighted. */
function Marked({ text, marks }: MarkedText) {
  return piecesOf({ text, marks }).map((piece, at) =>
    piece.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that never change places
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  )
}
