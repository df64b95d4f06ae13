/**
 * The issue that the product writes itself: what the week brought, sent on the operator's day if they switched it on.
 * Each is sent once, at most one a week, and none more than a day late.
 */
import { weekIssue } from '#core/newsletter/week-issue.ts'
import {
  LATEST_MS,
  lastDueAt,
  mondayOf,
  type WeeklySchedule,
  weekBefore,
} from '#core/newsletter/weekly-schedule.ts'
import { inTransaction } from '#store/db.ts'
import * as issues from '#store/newsletter-issues.ts'
import * as schedule from '#store/newsletter-schedule.ts'
import { weekNumbers } from '#store/week-numbers.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** The issue that would be sent today; null if the last seven days brought no jobs. `db` is one for bulk work. */
export async function previewWeek({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return weekIssue(await weekNumbers(db, weekBefore(clock.now())))
}

/** Takes effect with the next day and hour of the schedule, never for one that has passed. */
export const setSchedule = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  wanted: WeeklySchedule,
): Promise<void> => inTransaction(db, (tx) => schedule.put(tx, wanted, clock.now()))

/** Starts this week's issue if it is due. Returns whether it did. Several servers may ask at once. */
export async function startWeekIssue({
  bulkDb,
  clock,
}: Pick<Services, 'bulkDb' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  return inTransaction(bulkDb, async (tx) => {
    const wanted = await schedule.lockIfOn(tx)
    if (!wanted) return false
    const dueAt = lastDueAt(wanted, now)
    if (wanted.settledAt >= dueAt) return false
    await schedule.settle(tx, dueAt)
    if (now.getTime() - dueAt.getTime() > LATEST_MS) return false
    const issue = weekIssue(await weekNumbers(tx, weekBefore(dueAt)))
    const weekOn = mondayOf(dueAt).toISOString().slice(0, 10)
    return issue !== null && issues.addOfWeek(tx, { ...issue, weekOn }, now)
  })
}
