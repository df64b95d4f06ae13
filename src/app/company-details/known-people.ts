/** Whom a person noted at a company in their applications, each once, and the sentence that begins the page. */
import type { CompanyDetails } from '#core/company/company-details.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { CompanyApplication } from '#store/company-applications.ts'

export type KnownPerson = CompanyApplication['contacts'][number] & {
  /** Of the newest application that has them. */
  jobTitle: string
}

export function knownPeople(
  applications: readonly Pick<CompanyApplication, 'jobTitle' | 'contacts'>[],
): KnownPerson[] {
  const people = new Map<string, KnownPerson>()
  for (const { jobTitle, contacts } of applications) {
    for (const contact of contacts) {
      const key = `${contact.name} ${contact.email ?? contact.phone ?? contact.url ?? ''}`
      if (!people.has(key)) people.set(key, { ...contact, jobTitle })
    }
  }
  return [...people.values()]
}

const MOST_NAMED = 2

type Known = Pick<
  CompanyDetails,
  'website' | 'careerPage' | 'hrEmail' | 'companyEmail' | 'linkedinPage'
> & { contactMethods: readonly unknown[] }

/** Names the people first; without any, what was found. */
export function knownInWords(details: Known, people: readonly Pick<KnownPerson, 'name'>[]): string {
  const named = people.slice(0, MOST_NAMED).map(({ name }) => name)
  const rest = people.length - named.length
  if (rest > 0) named.push(countOf(rest, 'other'))
  if (named.length > 0) return `You know ${listInEnglish(named)} here.`
  const found = [
    details.hrEmail && 'an HR email',
    details.companyEmail && 'a company email',
    details.careerPage && 'a careers page',
    details.website && 'a website',
    details.linkedinPage && 'a LinkedIn page',
    details.contactMethods.length > 0 && 'other contacts',
  ].filter((way) => typeof way === 'string')
  if (found.length === 0) return 'We found no contact details.'
  return `We found ${listInEnglish(found, { atMost: found.length })}.`
}
