/** Table `application_tasks`: a person's to-dos for an application. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId, ApplicationTask } from '#core/tracker/application.ts'
import type { NewTask, TaskChange } from '#core/tracker/application-input.ts'
import { ofApplication, type PartRef } from './application-parts.ts'
import type { Db, Tx } from './db.ts'

/** Open tasks first, then by due day; those without a day last. */
export async function list(
  db: Db,
  accountId: AccountId,
  applicationId: ApplicationId,
): Promise<ApplicationTask[]> {
  const rows = await db
    .selectFrom('application_tasks')
    .select(COLUMNS)
    .where(ofApplication(accountId, applicationId))
    .orderBy((eb) => eb('done_at', 'is not', null))
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
  return rows.map(toTask)
}

export async function add(
  tx: Tx,
  accountId: AccountId,
  applicationId: ApplicationId,
  { title, dueOn }: NewTask & { now: Date },
): Promise<ApplicationTask> {
  const row = await tx
    .insertInto('application_tasks')
    .values({ account_id: accountId, application_id: applicationId, title, due_on: dueOn })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toTask(row)
}

/** Null if this account has no such task. A task that was already done keeps its time of completion. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  { applicationId, id, values, now }: PartRef & { values: TaskChange; now: Date },
): Promise<ApplicationTask | null> {
  const { title, dueOn, isDone } = values
  const row = await tx
    .updateTable('application_tasks')
    .set((eb) => ({
      application_id: applicationId,
      title,
      due_on: dueOn,
      ...(isDone !== undefined && {
        done_at: isDone ? eb.fn.coalesce('done_at', eb.val(now)) : null,
      }),
    }))
    .where(ofApplication(accountId, applicationId))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toTask(row) : null
}

const COLUMNS = ['id', 'title', 'due_on', 'done_at'] as const

type TaskRow = { id: number; title: string; due_on: string | null; done_at: Date | null }

const toTask = ({ id, title, due_on, done_at }: TaskRow): ApplicationTask => ({
  id,
  title,
  dueOn: due_on,
  doneAt: done_at?.toISOString() ?? null,
})
