/** One application with everything that belongs to it. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId, WholeApplication } from '#core/tracker/application.ts'
import * as contacts from '#store/application-contacts.ts'
import * as documents from '#store/application-documents.ts'
import * as events from '#store/application-events.ts'
import * as interviews from '#store/application-interviews.ts'
import * as tasks from '#store/application-tasks.ts'
import * as applications from '#store/applications.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Null unless it belongs to the account. */
export async function wholeApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  id: ApplicationId,
): Promise<WholeApplication | null> {
  const [application, eventList, contactList, interviewList, taskList, documentList] =
    await Promise.all([
      applications.byId(db, accountId, id, clock.now()),
      events.list(db, accountId, id),
      contacts.list(db, accountId, id),
      interviews.list(db, accountId, id),
      tasks.list(db, accountId, id),
      documents.list(db, accountId, id),
    ])
  return (
    application && {
      ...application,
      events: eventList,
      contacts: contactList,
      interviews: interviewList,
      tasks: taskList,
      documents: documentList,
    }
  )
}
