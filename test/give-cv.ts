/** Gives a person a CV without a file. */
import type { AccountId } from '#core/account/account.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { chooseCv } from '#work/cv/current-cv.ts'
import type { TestApp } from './app.ts'
import { CV } from './sample-cover-letters.ts'

/** A CV that was read from a file and is the one used for letters. */
export async function giveCv(app: TestApp, accountId: string): Promise<string> {
  const now = app.services.clock.now()
  const { id } = await app.services.db
    .insertInto('cvs')
    .values({
      account_id: accountId,
      kind: 'read',
      name: 'My CV',
      content: JSON.stringify(CV),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await chooseCv(app.services, accountId as AccountId, id as CvId)
  return id
}
