/** What the dashboard opens with: what is due, which applications went silent, and counts. */
import type { AccountId } from '#core/account/account.ts'
import { type ApplicationCard, isOver } from '#core/tracker/application.ts'
import { type DueGroup, dueSoon } from '#core/tracker/due.ts'
import * as applications from '#store/applications.ts'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const DAY_MS = 24 * 3_600_000
/** Limit for each kind; the latest ones are kept. */
const MAX_PLANNED = 500
/** Those silent for longest come first; the tracker shows the rest. */
const SILENT_SHOWN = 10

export type SilentApplication = Pick<
  ApplicationCard,
  'id' | 'jobTitle' | 'companyName' | 'stage' | 'lastEventAt'
>

export type DashboardData = {
  due: DueGroup[]
  silent: SilentApplication[]
  counts: { applications: number; open: number; silent: number; saved: number }
}

export async function dashboardData(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
): Promise<DashboardData> {
  const now = clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const [planned, cards, saved] = await Promise.all([
    calendarFeeds.planned(db, accountId, { since, limit: MAX_PLANNED }),
    applications.list(db, accountId, now),
    savedJobs.count(db, accountId),
  ])
  const silent = cards
    .filter(({ isSilent }) => isSilent)
    .sort((a, b) => Date.parse(a.lastEventAt) - Date.parse(b.lastEventAt))
  return {
    due: dueSoon(planned, now),
    silent: silent
      .slice(0, SILENT_SHOWN)
      .map(({ id, jobTitle, companyName, stage, lastEventAt }) => ({
        id,
        jobTitle,
        companyName,
        stage,
        lastEventAt,
      })),
    counts: {
      applications: cards.length,
      open: cards.filter(({ stage }) => !isOver(stage)).length,
      silent: silent.length,
      saved,
    },
  }
}
