/**
 * What the dashboard opens with: what is due, which replies are awaited, how far the person's applications got, what
 * they did in the last weeks, and which first steps are not done yet.
 */
import type { AccountId } from '#core/account/account.ts'
import type { Weekday } from '#core/time/calendar-days.ts'
import { dayAt } from '#core/time/time-zone.ts'
import { type ApplicationCard, isOver, isWaiting } from '#core/tracker/application.ts'
import { type DueGroup, dueSoon } from '#core/tracker/due.ts'
import { type FunnelStep, funnelOf } from '#core/tracker/funnel.ts'
import { type NextStep, nextSteps } from '#core/tracker/next-step.ts'
import { STRIP_WEEKS, type StripWeek, weekStrip } from '#core/tracker/week-strip.ts'
import * as alerts from '#store/alerts.ts'
import * as applications from '#store/applications.ts'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import * as profiles from '#store/profiles.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import { ownZone } from '#work/account/own-zone.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** Limit for each kind; the latest ones are kept. */
const MAX_PLANNED = 500
/** Those silent for longest come first; the tracker shows the rest. */
const AWAITED_SHOWN = 5

export type AwaitedReply = Pick<
  ApplicationCard,
  'id' | 'jobTitle' | 'companyName' | 'stage' | 'lastEventAt' | 'isSilent'
>

export type DashboardData = {
  today: string
  due: DueGroup[]
  /** Sent, without a planned interview, and not answered since. */
  awaited: AwaitedReply[]
  funnel: FunnelStep[]
  weeks: StripWeek[]
  nextSteps: NextStep[]
  counts: { applications: number; open: number; awaited: number; saved: number }
}

export async function dashboardData(
  services: Pick<Services, 'db' | 'clock' | 'readMatchPerson'>,
  accountId: AccountId,
  weekBegins: Weekday,
): Promise<DashboardData> {
  const { db, clock } = services
  const now = clock.now()
  const since = new Date(now.getTime() - STRIP_WEEKS * WEEK_MS)
  const [{ zone }, planned, cards, ever, saved, done] = await Promise.all([
    ownZone(services, accountId),
    calendarFeeds.planned(db, accountId, { since, limit: MAX_PLANNED }),
    applications.list(db, accountId, now),
    applications.stagesEver(db, accountId),
    savedJobs.count(db, accountId),
    doneOutside(services, accountId),
  ])
  const today = dayAt(now, zone)
  const awaited = cards
    .filter(({ stage, nextInterviewAt }) => isWaiting(stage) && nextInterviewAt === null)
    .sort((a, b) => Date.parse(a.lastEventAt) - Date.parse(b.lastEventAt))
  const interviewsOn = planned.flatMap((it) =>
    it.kind === 'interview' ? dayAt(it.startsAt, zone) : [],
  )
  const sentOn = cards.flatMap(({ appliedOn }) => appliedOn ?? [])
  return {
    today,
    due: dueSoon(planned, now, zone),
    awaited: awaited.slice(0, AWAITED_SHOWN).map(toAwaited),
    funnel: funnelOf(ever.map(({ stages }) => stages)),
    weeks: weekStrip({ sentOn, interviewsOn }, today, weekBegins),
    nextSteps: nextSteps({ ...done, save: saved > 0, track: cards.length > 0 }),
    counts: {
      applications: cards.length,
      open: cards.filter(({ stage }) => !isOver(stage)).length,
      awaited: awaited.length,
      saved,
    },
  }
}

/** The first steps that are taken on other pages than those of jobs and applications. */
async function doneOutside(
  { db, readMatchPerson }: Pick<Services, 'db' | 'readMatchPerson'>,
  accountId: AccountId,
) {
  const [{ person, cv }, profile, watched] = await Promise.all([
    readMatchPerson(accountId),
    profiles.byAccount(db, accountId),
    alerts.list(db, accountId),
  ])
  return {
    cv: person !== null || cv.id !== null,
    preferences: Boolean(profile?.jobPreferences),
    alert: watched.length > 0,
  }
}

const toAwaited = (card: ApplicationCard): AwaitedReply => {
  const { id, jobTitle, companyName, stage, lastEventAt, isSilent } = card
  return { id, jobTitle, companyName, stage, lastEventAt, isSilent }
}
