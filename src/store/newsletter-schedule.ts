/** Table `newsletter_schedule`: whether and when the issue with the numbers of the week is sent. At most one row. */
import { DEFAULT_SCHEDULE, type WeeklySchedule } from '#core/newsletter/weekly-schedule.ts'
import type { Db, Tx } from './db.ts'

export async function read(db: Db): Promise<WeeklySchedule> {
  const row = await db
    .selectFrom('newsletter_schedule')
    .select(['is_on as isOn', 'weekday', 'hour'])
    .executeTakeFirst()
  return row ?? DEFAULT_SCHEDULE
}

/** Instants of the schedule up to `settledAt` cause no issue. */
export async function put(
  tx: Tx,
  { isOn, weekday, hour }: WeeklySchedule,
  settledAt: Date,
): Promise<void> {
  const values = { is_on: isOn, weekday, hour, settled_at: settledAt }
  await tx
    .insertInto('newsletter_schedule')
    .values(values)
    .onConflict((row) => row.column('only_one').doUpdateSet(values))
    .execute()
}

/** Locked until the transaction ends; null if it is off, or if another server has it. */
export async function lockIfOn(tx: Tx): Promise<(WeeklySchedule & { settledAt: Date }) | null> {
  const row = await tx
    .selectFrom('newsletter_schedule')
    .select(['is_on as isOn', 'weekday', 'hour', 'settled_at as settledAt'])
    .where('is_on', '=', true)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

export async function settle(tx: Tx, settledAt: Date): Promise<void> {
  await tx.updateTable('newsletter_schedule').set({ settled_at: settledAt }).execute()
}
