/**
 * How to reach a company, for a signed-in person: from its listings and boards, and, if the operator allows it, from
 * its own website. What was found is kept, so that each website is read at most once a month. Removed addresses
 * are neither kept nor shown.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CompanyContact, ContactSource } from '#core/company/company-contact.ts'
import { type CompanyDetails, companyDetails } from '#core/company/company-details.ts'
import { listingContacts, ownWebsite } from '#core/company/listing-contacts.ts'
import { distinctContacts } from '#core/company/page-contacts.ts'
import type { JobId } from '#core/job/job.ts'
import * as companyContacts from '#store/company-contacts.ts'
import { type Db, inTransaction } from '#store/db.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { isCompanyRemoved, withoutRemoved } from './removed-contacts.ts'

const DAY_MS = 24 * 3_600_000
/** Listings change daily, websites rarely. */
const LISTINGS_FOR_MS = DAY_MS
const PAGES_FOR_MS = 30 * DAY_MS
/** A website that could not be read. */
const FAILED_FOR_MS = DAY_MS
/** Longer than reading a website takes. If the server dies, another may read it afterwards. */
const TAKEN_FOR_MS = 2 * 60_000
/** Listings of one company repeat each other. */
const TEXTS_READ = 30

type Finding = Pick<
  Services,
  'db' | 'clock' | 'log' | 'tries' | 'settings' | 'boardService' | 'readCompanyPages'
>

/** `jobId`: the job the person came from, to apply through. Throws `company_not_found`, `plan_required` and `too_many_lookups`. */
export async function findCompanyContacts(
  services: Finding,
  accountId: AccountId,
  slug: string,
  jobId: JobId | null = null,
): Promise<CompanyDetails> {
  const { db } = services
  const company = await companyContacts.company(db, slug)
  if (!company) throw new Refusal('company_not_found')
  await requirePlan(services, accountId, 'company_contacts')
  await services.tries.take(
    [
      { limit: 'companyLookupByAccount', subject: accountId },
      { limit: 'companyLookupOverall', subject: '' },
    ],
    'too_many_lookups',
  )
  const shown = { slug: company.slug, name: company.name }
  const job = await companyContacts.openJob(db, company.id, jobId)
  if (await isCompanyRemoved(db, slug)) {
    return companyDetails({
      company: shown,
      contacts: [],
      isRemoved: true,
      isBeingRead: false,
      job,
    })
  }
  await renewFromListings(services, company)
  const isBeingRead = await renewFromSite(services, company)
  const contacts = await withoutRemoved(db, await companyContacts.of(db, company.id))
  return companyDetails({ company: shown, contacts, isRemoved: false, isBeingRead, job })
}

type Company = companyContacts.ContactedCompany

async function renewFromListings(services: Finding, company: Company): Promise<void> {
  const { db, clock, boardService } = services
  const now = clock.now()
  const identity = { name: company.name, website: ownWebsite(company.website) }
  const state = await companyContacts.readState(db, company.id)
  const readAt = state?.listingsReadAt ?? null
  const isOtherSite = readAt !== null && (await isSiteChanged(db, company.id, identity.website))
  if (readAt && now.getTime() - readAt.getTime() < LISTINGS_FOR_MS && !isOtherSite) return
  const found: CompanyContact[] = []
  const add = (
    contact: Pick<CompanyContact, 'kind' | 'value' | 'about'>,
    source: ContactSource,
    sourceUrl: string | null,
  ) => found.push({ ...contact, source, sourceUrl, foundOn: dayOf(now) })
  if (identity.website !== null) {
    add({ kind: 'website', value: identity.website, about: null }, 'listing', null)
  }
  for (const text of await companyContacts.listedTexts(db, company.id, TEXTS_READ)) {
    for (const contact of listingContacts(text.html, identity)) {
      add(contact, 'listing', `/jobs/${text.jobId}`)
    }
  }
  for (const { source, board } of await companyContacts.boardsOf(db, company.id)) {
    const page = boardService.employerPageOf(source, board)
    if (page !== null) add({ kind: 'careers', value: page, about: 'Job board' }, 'board', page)
  }
  const kept = await withoutRemoved(db, distinctContacts(found))
  await inTransaction(db, async (tx) => {
    await companyContacts.replace(tx, company.id, ['listing', 'board'], kept)
    await companyContacts.noteListingsRead(tx, company.id, now)
    if (isOtherSite) await companyContacts.makePagesDue(tx, company.id, now)
  })
}

/** What was kept before the company's website was known, or changed, says less than there is, or something else. */
async function isSiteChanged(db: Db, companyId: number, website: string | null): Promise<boolean> {
  const kept = await companyContacts.of(db, companyId)
  const before = kept.find(({ kind, source }) => kind === 'website' && source === 'listing')
  if ((before?.value ?? null) === website) return false
  if (website === null) return true
  // A removed website is never kept.
  return (await withoutRemoved(db, [{ kind: 'website', value: website, about: null }])).length > 0
}

/** Whether another request is reading the website. */
async function renewFromSite(services: Finding, company: Company): Promise<boolean> {
  const { db, clock, log, readCompanyPages } = services
  const website = ownWebsite(company.website)
  // Sample companies are invented: their websites are nobody's, or somebody else's.
  if (!readCompanyPages || website === null || company.isDemo) return false
  const now = clock.now()
  const until = new Date(now.getTime() + TAKEN_FOR_MS)
  if (!(await companyContacts.takePages(db, company.id, { now, until }))) {
    const state = await companyContacts.readState(db, company.id)
    return state?.takenUntil != null && state.takenUntil > now
  }
  const { contacts, problem } = await readCompanyPages({ name: company.name, website })
  const foundOn = dayOf(now)
  const kept = await withoutRemoved(
    db,
    contacts.map((contact) => ({ ...contact, foundOn })),
  )
  if (problem !== null) log.info({ companyId: company.id, problem }, 'company website not read')
  await inTransaction(db, async (tx) => {
    const dueAt = new Date(now.getTime() + (problem === null ? PAGES_FOR_MS : FAILED_FOR_MS))
    const isOurs = await companyContacts.settlePages(tx, company.id, until, { dueAt, problem })
    // After a failure, what was found before stays until it can be read again.
    if (isOurs && (problem === null || kept.length > 0)) {
      await companyContacts.replace(tx, company.id, ['site'], kept)
    }
  })
  return false
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
