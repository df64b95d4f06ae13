/**
 * Changes a person's job lists other than saved jobs, in one transaction. Unknown jobs and companies are skipped,
 * because a browser may remember ones that were deleted.
 */

import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { type JobLists, plainWord } from '#core/lists/job-lists.ts'
import { MAX_HIDDEN_COMPANIES, MAX_HIDDEN_WORDS } from '#core/settings/account-limits.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as jobMarks from '#store/job-marks.ts'
import * as listSettings from '#store/list-settings.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { jobListsOf } from './job-lists-of.ts'

export type ListItems = {
  viewed?: JobId[] | undefined
  dismissed?: JobId[] | undefined
  companies?: string[] | undefined
  words?: string[] | undefined
}

export type ListChange = {
  add?: ListItems | undefined
  remove?: ListItems | undefined
  hideViewed?: boolean | undefined
  hideApplied?: boolean | undefined
}

/** Returns the updated lists. */
export async function changeLists(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Pick<Viewer, 'id'>,
  { add = {}, remove = {}, ...settings }: ListChange,
): Promise<JobLists> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    // Without this lock, two concurrent requests could both stay below the limits.
    if (!(await accounts.lock(tx, id))) throw new Refusal('not_signed_in')
    for (const kind of ['viewed', 'dismissed'] as const) {
      if (add[kind]?.length) await jobMarks.add(tx, id, kind, add[kind], now)
      if (remove[kind]?.length) await jobMarks.remove(tx, id, kind, remove[kind])
    }
    if (add.companies?.length) await hiddenItems.addCompanies(tx, id, add.companies, now)
    if (add.words?.length) await hiddenItems.addWords(tx, id, plain(add.words), now)
    if (remove.companies) await hiddenItems.remove(tx, id, 'company', remove.companies)
    if (remove.words) await hiddenItems.remove(tx, id, 'word', plain(remove.words))
    await refuseTooMany(tx, id)
    await listSettings.write(tx, id, settings)
    accountChanges.record(tx, id, { kind: 'list_setting', subject: null }, now)
  })
  return jobListsOf({ db }, id)
}

const plain = (words: readonly string[]) => words.flatMap((word) => plainWord(word) ?? [])

async function refuseTooMany(tx: Tx, id: Viewer['id']) {
  const companies = await hiddenItems.count(tx, id, 'company')
  const words = await hiddenItems.count(tx, id, 'word')
  if (companies > MAX_HIDDEN_COMPANIES || words > MAX_HIDDEN_WORDS) throw new Refusal('lists_full')
}
