/** What an operator removes at a company's request: one address from every company, or all contacts of one company. */
import { Refusal } from '#core/api/refusal.ts'
import * as companyContacts from '#store/company-contacts.ts'
import * as contactRemovals from '#store/contact-removals.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { companySubject, valueSubject } from './removed-contacts.ts'

type Removing = Pick<Services, 'db' | 'clock'>

/** The address need not be known: it is not shown when it is found later. Returns the removal's id. */
export async function removeContact({ db, clock }: Removing, value: string): Promise<string> {
  const subject = valueSubject(value)
  await inTransaction(db, async (tx) => {
    const [kind = null] = await companyContacts.dropValue(tx, value.trim())
    await contactRemovals.add(tx, { subject, companySlug: null, kind, removedAt: clock.now() })
  })
  return subject.toString('hex')
}

/** Throws `company_not_found`. */
export async function removeCompanyContacts(
  { db, clock }: Removing,
  slug: string,
): Promise<string> {
  const company = await companyContacts.company(db, slug)
  if (!company) throw new Refusal('company_not_found')
  const subject = companySubject(slug)
  await inTransaction(db, async (tx) => {
    await companyContacts.dropCompany(tx, company.id)
    const removal = { subject, companySlug: slug, kind: null, removedAt: clock.now() }
    await contactRemovals.add(tx, removal)
  })
  return subject.toString('hex')
}

/** It is shown again when it is found again. Throws `not_found`. */
export async function undoRemoval({ db }: Removing, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removal = await contactRemovals.undo(tx, Buffer.from(id, 'hex'))
    if (!removal) throw new Refusal('not_found')
    if (removal.companySlug === null) await companyContacts.forgetListingReads(tx)
    else await companyContacts.forgetReads(tx, removal.companySlug)
  })
}
