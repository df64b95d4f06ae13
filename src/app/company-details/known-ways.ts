/** Which ways to reach a company are known, in one sentence. */
import type { CompanyDetails } from '#core/company/company-details.ts'
import { listInEnglish } from '#core/text/english-list.ts'

type Known = Pick<
  CompanyDetails,
  'website' | 'careerPage' | 'hrEmail' | 'companyEmail' | 'linkedinPage'
> & { contactMethods: readonly unknown[] }

export function knownWays(details: Known): string {
  const ways = [
    details.hrEmail && 'an HR email',
    details.companyEmail && 'a company email',
    details.careerPage && 'a careers page',
    details.website && 'a website',
    details.linkedinPage && 'a LinkedIn page',
    details.contactMethods.length > 0 && 'other contacts',
  ].filter((way) => typeof way === 'string')
  if (ways.length === 0) return 'No contact details are known.'
  if (ways.length === 1) return `Only ${ways[0]} is known.`.replace('contacts is', 'contacts are')
  const sentence = `${listInEnglish(ways, { atMost: ways.length })} are known.`
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)}`
}
