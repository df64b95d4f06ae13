/**
 * The jobs that a person most likely wants a document for, with how well each matches: those still to apply for, then
 * those applied for, then those only looked at; of each, the latest first, and of one day the best match.
 */
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import {
  type ApplicationCard,
  DEFAULT_STAGE,
  isOver,
  type Stage,
} from '#core/tracker/application.ts'
import * as applications from '#store/applications.ts'
import * as jobMarks from '#store/job-marks.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { withMatches } from './card-matches.ts'
import { matchPersonOf } from './match-person-of.ts'

export type JobAtHand = {
  id: JobId
  title: string
  company: string
  /** The stage of a tracked job; closed jobs can be tracked. */
  from: Stage | 'saved' | 'viewed'
  /** Of the last news of a tracked job, or of saving it; null if that isn't kept. */
  at: string | null
  match: Pick<JobMatch, 'score' | 'tier'> | null
}

/** Jobs only looked at fill a list up to here. */
const FILLED = 8
/** How many of a kind are compared with the person, newest first. */
const MOST_COMPARED = 50

export async function jobsAtHand(
  services: Pick<Services, 'db' | 'clock' | 'cards' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId,
): Promise<JobAtHand[]> {
  const { db, clock } = services
  const [all, saved, person] = await Promise.all([
    applications.list(db, accountId, clock.now()),
    savedJobs.list(db, accountId),
    matchPersonOf(services, accountId),
  ])
  const found = new Map<JobId, Omit<JobAtHand, 'match'>>()
  const over = new Set(all.flatMap(({ jobId, stage }) => (isOver(stage) ? (jobId ?? []) : [])))
  for (const application of all.filter(({ stage }) => !isOver(stage)).slice(0, MOST_COMPARED)) {
    const { jobId: id, jobTitle: title, companyName: company, stage } = application
    if (id === null) continue
    found.set(id, { id, title, company, from: stage, at: lastNewsOf(application) })
  }
  const open = saved.filter(({ job, since }) => since.closedAt === null && !over.has(job.id))
  for (const { job, savedAt } of open.slice(0, MOST_COMPARED)) {
    const { id, title, company } = job
    if (!found.has(id)) found.set(id, { id, title, company, from: 'saved', at: savedAt })
  }
  const viewed = await viewedJobs(
    services,
    accountId,
    new Set([...found.keys(), ...over]),
    FILLED - found.size,
  )
  const matched = await withMatches({ db }, person, [...found.values(), ...viewed])
  return matched
    .map(({ match, ...job }) => ({
      ...job,
      match: match && { score: match.score, tier: match.tier },
    }))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        dayOf(b).localeCompare(dayOf(a)) ||
        (b.match?.score ?? -1) - (a.match?.score ?? -1),
    )
}

/** The planned interview is no news yet. */
const lastNewsOf = ({ nextInterviewAt, lastEventAt, updatedAt }: ApplicationCard) =>
  nextInterviewAt === null ? lastEventAt : updatedAt

async function viewedJobs(
  { db, cards }: Pick<Services, 'db' | 'cards'>,
  accountId: AccountId,
  known: ReadonlySet<JobId>,
  room: number,
): Promise<Omit<JobAtHand, 'match'>[]> {
  if (room <= 0) return []
  const ids = (await jobMarks.ids(db, accountId, 'viewed')).toReversed()
  const jobs = await cards(ids.filter((id) => !known.has(id)).slice(0, room))
  return jobs.map(({ id, title, company }) => ({ id, title, company, from: 'viewed', at: null }))
}

/** In UTC; which of two neighboring days it is doesn't matter here. */
const dayOf = ({ at }: Pick<JobAtHand, 'at'>) => at?.slice(0, 10) ?? ''

const rankOf = ({ from }: Pick<JobAtHand, 'from'>) =>
  from === 'saved' || from === DEFAULT_STAGE ? 0 : from === 'viewed' ? 2 : 1
