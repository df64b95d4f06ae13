/** What an operator removes at a company's request: one address from every company, or all contacts of one company. */
import { Refusal } from '#core/api/refusal.ts'
import {
  contactKey,
  readTypedContact,
  statesContact,
  type TypedContact,
} from '#core/company/typed-contact.ts'
import type { JobId } from '#core/job/job.ts'
import * as companyContacts from '#store/company-contacts.ts'
import * as contactRemovals from '#store/contact-removals.ts'
import { type Db, inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { companySubject, valueSubject } from './removed-contacts.ts'

type Removing = Pick<Services, 'db' | 'clock'>

export type RemovedContact = {
  id: string
  /** Names of the companies that showed it. */
  companies: string[]
  /** Open jobs of these companies whose text states it: the text stays as the employer wrote it. */
  jobs: { id: JobId; title: string }[]
}

const COMPANIES_READ = 20
const TEXTS_READ = 200
const JOBS_NAMED = 10

/**
 * The address need not be known: it is not shown when it is found later. Throws `invalid_body` for text that is neither
 * an email address, a phone number nor a link.
 */
export async function removeContact(
  { db, clock }: Removing,
  address: string,
): Promise<RemovedContact> {
  const typed = readTypedContact(address)
  if (typed === null) throw new Refusal('invalid_body', [NO_CONTACT])
  const subject = valueSubject(address)
  const dropped = await inTransaction(db, async (tx) => {
    const alike = await companyContacts.valuesWith(tx, typed.hint)
    const same = alike.filter((value) => contactKey(value) === typed.key)
    const rows = await companyContacts.dropValues(tx, same)
    const names = [...new Set(rows.map(({ name }) => name))]
    await contactRemovals.add(tx, {
      subject,
      companySlug: null,
      kind: rows[0]?.kind ?? typed.form,
      companyName:
        names.length > 1 ? `${names[0]} and ${names.length - 1} more` : (names[0] ?? null),
      masked: typed.masked,
      removedAt: clock.now(),
    })
    return rows
  })
  const showing = [...new Set(dropped.map(({ companyId }) => companyId))]
  const host = hostOf(typed)
  const read =
    showing.length > 0 ? showing : await companyContacts.companiesAt(db, host, COMPANIES_READ)
  return {
    id: subject.toString('hex'),
    companies: [...new Set(dropped.map(({ name }) => name))],
    jobs: await jobsStating(db, typed, read.slice(0, COMPANIES_READ)),
  }
}

const NO_CONTACT = {
  parameter: 'address',
  message: 'Enter an email address, a phone number or a link.',
}

const hostOf = ({ form, key }: TypedContact) =>
  form === 'email' ? (key.split('@')[1] ?? '') : (key.split(/[/?]/)[0] ?? '')

async function jobsStating(db: Db, typed: TypedContact, companies: readonly number[]) {
  const found: RemovedContact['jobs'] = []
  for (const companyId of companies) {
    for (const { jobId, title, html } of await companyContacts.listedTexts(
      db,
      companyId,
      TEXTS_READ,
    )) {
      if (statesContact(html, typed)) found.push({ id: jobId, title })
    }
  }
  return found.slice(0, JOBS_NAMED)
}

/** Throws `company_not_found`. */
export async function removeCompanyContacts(
  { db, clock }: Removing,
  slug: string,
): Promise<RemovedContact> {
  const company = await companyContacts.company(db, slug)
  if (!company) throw new Refusal('company_not_found')
  const subject = companySubject(slug)
  await inTransaction(db, async (tx) => {
    await companyContacts.dropCompany(tx, company.id)
    await contactRemovals.add(tx, {
      subject,
      companySlug: slug,
      kind: null,
      companyName: company.name,
      masked: null,
      removedAt: clock.now(),
    })
  })
  return { id: subject.toString('hex'), companies: [company.name], jobs: [] }
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
