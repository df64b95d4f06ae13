/** What would open more jobs: skills to learn, then locations and preferences, each with its number and three jobs. */
import './what-if.css'
import type { JobCard } from '#core/job/job.ts'
import { FIT_FROM, type PayRange, type WhatIf, WORTH_JOBS } from '#core/match/what-if.ts'
import { countOf } from '#core/text/count-of.ts'
import { listed, payWords, whatIfSentence } from './what-if-words.ts'

type Opened = {
  whatIf: WhatIf
  count: number
  pay: PayRange
  near: readonly string[]
  jobs: readonly Pick<JobCard, 'id' | 'title' | 'company'>[]
}

/** As the page and the API have it. */
export type ShownWhatIfs = {
  hasSkills: boolean
  hasHome: boolean
  hasWishes: boolean
  fitting: { count: number; pay: PayRange }
  comparedJobs?: number | undefined
  opened: readonly Opened[]
}

/** `level`: of the headings of its groups. */
export function WhatIfList({ level, ...found }: ShownWhatIfs & { level: 2 | 3 }) {
  const { hasSkills, fitting, opened, comparedJobs } = found
  const skills = opened.filter(({ whatIf }) => whatIf.kind === 'skill')
  const others = opened.filter(({ whatIf }) => whatIf.kind !== 'skill')
  const pay = payWords(fitting.pay)
  const isStated = hasSkills && found.hasHome && found.hasWishes
  const compared =
    comparedJobs !== undefined &&
    `Only the ${countOf(comparedJobs, 'job')} most like your profile were compared.`
  return (
    <>
      {level === 3 && (
        <>
          <p className="what-if-fitting">
            {countOf(fitting.count, 'open job fits', 'open jobs fit')} you now
          </p>
          <p className="what-if-now">
            A job fits from a match score of {FIT_FROM} on.{' '}
            {pay && `Half of those with a salary pay ${pay}.`}
          </p>
        </>
      )}
      {(compared || opened.length > 0) && (
        <p className="what-if-now">
          {compared}{' '}
          {opened.length > 0 && 'Each line below changes one thing and leaves the rest as it is.'}
        </p>
      )}
      {opened.length === 0 && isStated ? (
        <NothingOpens level={level} />
      ) : (
        <>
          <Group
            title="Skills to learn"
            level={level}
            opened={skills}
            empty={
              hasSkills
                ? `No single skill would make ${WORTH_JOBS} or more open jobs fit.`
                : 'Add your skills to see which ones to learn next.'
            }
            link={
              skills.length > 0
                ? { before: 'Know one already?', label: 'Add it to your skills', at: 'skills' }
                : { before: '', label: 'Add skills', at: 'skills' }
            }
          />
          <Group
            title="Location, hours and salary"
            level={level}
            opened={others}
            empty={noPlaceOrWish(found)}
            link={{ before: '', label: 'Change your preferences', at: 'preferences' }}
          />
        </>
      )}
    </>
  )
}

/** In place of both groups. */
function NothingOpens({ level }: { level: 2 | 3 }) {
  return (
    <p className="what-if-nothing">
      No single skill, location or preference would make {WORTH_JOBS} or more open jobs fit: most of
      the others miss several things at once.
      {level === 3 && (
        <>
          {' '}
          <a href="/dashboard/profile#preferences" className="link">
            Change your preferences
          </a>
        </>
      )}
    </p>
  )
}

/** Says only of what was compared that it opens too few jobs. */
function noPlaceOrWish({ hasHome, hasWishes }: Pick<ShownWhatIfs, 'hasHome' | 'hasWishes'>) {
  const compared = [hasHome && 'location', hasWishes && 'preference'].filter(Boolean)
  return [
    compared.length > 0 &&
      `No single ${compared.join(' or ')} would make ${WORTH_JOBS} or more open jobs fit.`,
    !hasHome && 'Add where you live to your CV to compare locations.',
    !hasWishes && 'Add your preferences to see which ones rule jobs out.',
  ]
    .filter(Boolean)
    .join(' ')
}

type GroupProps = {
  title: string
  level: 2 | 3
  opened: readonly Opened[]
  empty: string
  link: { before: string; label: string; at: string }
}

function Group({ title, level, opened, empty, link }: GroupProps) {
  const Heading = `h${level}` as const
  return (
    <section className="what-if-group">
      <Heading className="what-if-title">{title}</Heading>
      {opened.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ol className="what-if-list" aria-label={title}>
          {opened.map((each) => (
            <Item
              key={whatIfSentence(each.whatIf, 0)}
              level={level === 2 ? 3 : 4}
              most={Math.max(...opened.map(({ count }) => count))}
              {...each}
            />
          ))}
        </ol>
      )}
      <p className="what-if-link">
        {link.before}{' '}
        <a href={`/dashboard/profile#${link.at}`} className="link">
          {link.label}
        </a>
      </p>
    </section>
  )
}

/** `most`: how many jobs the best change of the group opens. */
type ItemProps = Opened & { level: 3 | 4; most: number }

function Item({ whatIf, count, pay, near, jobs, level, most }: ItemProps) {
  const Heading = `h${level}` as const
  const range = payWords(pay)
  return (
    <li className="what-if-item">
      <p className="what-if-count" aria-hidden="true">
        +{count.toLocaleString('en')}
        <svg className="what-if-bar" viewBox="0 0 100 4" preserveAspectRatio="none">
          <title>{`${count} of ${most}`}</title>
          <rect width={(100 * count) / most} height="4" />
        </svg>
      </p>
      <div className="what-if-said">
        <Heading className="what-if-sentence">{whatIfSentence(whatIf, count)}</Heading>
        {near.length > 0 && <p className="text-muted">Close to your {listed(near)}</p>}
        <ul aria-label="Newest of these jobs">
          {jobs.map(({ id, title, company }) => (
            <li key={id}>
              <a href={`/jobs/${id}`} className="link">
                {title}
              </a>
              <span className="text-muted"> {company}</span>
            </li>
          ))}
        </ul>
      </div>
      {range && (
        <dl className="what-if-pay">
          <dt>Salary of these jobs</dt>
          <dd>{range}</dd>
        </dl>
      )}
    </li>
  )
}
