/** A person's job lists and marks, combined for pages and the API. */
import type { AccountId } from '#core/account/account.ts'
import type { JobLists, JobMarks } from '#core/lists/job-lists.ts'
import * as applications from '#store/applications.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as jobMarks from '#store/job-marks.ts'
import * as listSettings from '#store/list-settings.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export async function jobListsOf({ db }: Pick<Services, 'db'>, id: AccountId): Promise<JobLists> {
  const [viewed, dismissed, companies, words, settings] = await Promise.all([
    jobMarks.ids(db, id, 'viewed'),
    jobMarks.ids(db, id, 'dismissed'),
    hiddenItems.list(db, id, 'company'),
    hiddenItems.list(db, id, 'word'),
    listSettings.read(db, id),
  ])
  return {
    viewed,
    dismissed,
    companies: companies.map(({ value }) => value),
    words: words.map(({ value }) => value),
    ...settings,
  }
}

/** The lists plus everything else that marks job cards. */
export async function jobMarksOf(services: Pick<Services, 'db'>, id: AccountId): Promise<JobMarks> {
  const [lists, saved, tracked] = await Promise.all([
    jobListsOf(services, id),
    savedJobs.ids(services.db, id),
    applications.jobIds(services.db, id),
  ])
  return { ...lists, saved, tracked }
}
