/** A person's lists and marks, brought together for their pages and for the API. */
import type { AccountId } from '#core/account/account.ts'
import type { JobLists, JobMarks } from '#core/lists/job-lists.ts'
import * as applications from '#store/applications.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as jobMarks from '#store/job-marks.ts'
import * as listSettings from '#store/list-settings.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { World } from '#work/world/world.ts'

export async function jobListsOf({ db }: Pick<World, 'db'>, id: AccountId): Promise<JobLists> {
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

/** With what their cards are marked by. */
export async function jobMarksOf(world: Pick<World, 'db'>, id: AccountId): Promise<JobMarks> {
  const [lists, saved, tracked] = await Promise.all([
    jobListsOf(world, id),
    savedJobs.ids(world.db, id),
    applications.jobIds(world.db, id),
  ])
  return { ...lists, saved, tracked }
}
