/** Which contacts were removed at a company's request. */
import { createHash } from 'node:crypto'
import type { StatedContact } from '#core/company/company-contact.ts'
import { contactKey } from '#core/company/typed-contact.ts'
import * as contactRemovals from '#store/contact-removals.ts'
import type { Db } from '#store/db.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

export const valueSubject = (value: string): Buffer => digest(`value:${contactKey(value)}`)
/** The first removals were kept by the spelling in which the contact was shown. */
const spelledSubject = (value: string): Buffer => digest(`value:${value.trim().toLowerCase()}`)
export const companySubject = (slug: string): Buffer => digest(`company:${slug}`)

export async function isCompanyRemoved(db: Db, slug: string): Promise<boolean> {
  return (await contactRemovals.among(db, [companySubject(slug)])).size > 0
}

export async function withoutRemoved<C extends StatedContact>(
  db: Db,
  contacts: readonly C[],
): Promise<C[]> {
  const subjects = contacts.map(({ value }) => [valueSubject(value), spelledSubject(value)])
  const removed = await contactRemovals.among(db, subjects.flat())
  return contacts.filter(
    (_, at) => !subjects[at]?.some((subject) => removed.has(subject.toString('hex'))),
  )
}
