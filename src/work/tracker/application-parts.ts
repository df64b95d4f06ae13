/**
 * The parts of an application: events, contacts, interviews, tasks, documents. Each kind can be added, changed,
 * deleted and restored, with the same four use cases over its table.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type {
  ApplicationContact,
  ApplicationDocument,
  ApplicationEvent,
  ApplicationId,
  ApplicationInterview,
  ApplicationTask,
} from '#core/tracker/application.ts'
import type {
  ContactChange,
  DocumentChange,
  EventChange,
  InterviewChange,
  NewContact,
  NewDocument,
  NewEvent,
  NewInterview,
  NewTask,
  TaskChange,
} from '#core/tracker/application-input.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as contacts from '#store/application-contacts.ts'
import * as documents from '#store/application-documents.ts'
import * as events from '#store/application-events.ts'
import * as interviews from '#store/application-interviews.ts'
import * as applicationParts from '#store/application-parts.ts'
import * as tasks from '#store/application-tasks.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Of each kind, per application. */
const MAX_PARTS = 500

export const eventUseCases = partUseCases<ApplicationEvent, NewEvent, EventChange>(
  'application_events',
  {
    add: events.add,
    change: events.change,
  },
)
export const contactUseCases = partUseCases<ApplicationContact, NewContact, ContactChange>(
  'application_contacts',
  { add: contacts.add, change: contacts.change },
)
export const interviewUseCases = partUseCases<ApplicationInterview, NewInterview, InterviewChange>(
  'application_interviews',
  { add: interviews.add, change: interviews.change },
)
export const taskUseCases = partUseCases<ApplicationTask, NewTask, TaskChange>(
  'application_tasks',
  {
    add: tasks.add,
    change: tasks.change,
  },
)

export const documentUseCases = partUseCases<ApplicationDocument, NewDocument, DocumentChange>(
  'application_documents',
  { add: documents.add, change: documents.change },
)

type Deps = Pick<Services, 'db' | 'clock'>
type PartRef = applicationParts.PartRef

type PartStore<Part, New, Change> = {
  /** Null if something that it refers to is not theirs. */
  add(
    tx: Tx,
    accountId: AccountId,
    applicationId: ApplicationId,
    values: New & { now: Date },
  ): Promise<Part | null>
  change(
    tx: Tx,
    accountId: AccountId,
    change: PartRef & { values: Change; now: Date },
  ): Promise<Part | null>
}

/** All of them throw `not_found` unless application and part belong to the account. */
export function partUseCases<Part, New extends object, Change>(
  table: applicationParts.PartTable,
  store: PartStore<Part, New, Change>,
) {
  return {
    /** `values` may be a function that creates them in the same transaction. */
    add: (
      services: Deps,
      accountId: AccountId,
      applicationId: ApplicationId,
      values: New | ((tx: Tx, now: Date) => Promise<New>),
    ) =>
      within(services, accountId, applicationId, async (tx, now) => {
        const count = await applicationParts.count(tx, accountId, table, applicationId)
        if (count >= MAX_PARTS) throw new Refusal('list_full')
        const added = typeof values === 'function' ? await values(tx, now) : values
        return store.add(tx, accountId, applicationId, { ...added, now })
      }),
    change: (
      services: Deps,
      accountId: AccountId,
      { values, ...ref }: PartRef & { values: Change },
    ) =>
      within(services, accountId, ref.applicationId, (tx, now) =>
        store.change(tx, accountId, { ...ref, values, now }),
      ),
    remove: (services: Deps, accountId: AccountId, ref: PartRef) =>
      within(services, accountId, ref.applicationId, async (tx, now) =>
        (await applicationParts.remove(tx, accountId, table, { ...ref, now })) ? ref.id : null,
      ),
    restore: (services: Deps, accountId: AccountId, ref: PartRef) =>
      within(services, accountId, ref.applicationId, async (tx) =>
        (await applicationParts.restore(tx, accountId, table, ref)) ? ref.id : null,
      ),
  }
}

function within<T>(
  { db, clock }: Deps,
  accountId: AccountId,
  applicationId: ApplicationId,
  work: (tx: Tx, now: Date) => Promise<T | null>,
): Promise<T> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await applications.touch(tx, accountId, applicationId, now)))
      throw new Refusal('not_found')
    const done = await work(tx, now)
    if (done === null) throw new Refusal('not_found')
    const subject = String(applicationId)
    accountChanges.record(tx, accountId, { kind: 'application', subject }, now)
    return done
  })
}
