/** Which ways to reach a company are known, in one sentence: whom the person noted there, and what was found. */
import type { CompanyDetails } from '#core/company/company-details.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'

type Known = Pick<
  CompanyDetails,
  'website' | 'careerPage' | 'hrEmail' | 'companyEmail' | 'linkedinPage'
> & { contactMethods: readonly unknown[] }

/** `own`: how many contacts the person noted in their applications to the company. */
export function knownWays(details: Known, own = 0): string {
  const ways = [
    own > 0 && `${countOf(own, 'contact')} of yours`,
    details.hrEmail && 'an HR email',
    details.companyEmail && 'a company email',
    details.careerPage && 'a careers page',
    details.website && 'a website',
    details.linkedinPage && 'a LinkedIn page',
    details.contactMethods.length > 0 && 'other contacts',
  ].filter((way) => typeof way === 'string')
  if (ways.length === 0) return 'No contact details are known.'
  if (ways.length === 1) {
    const isMany = own > 1 || ways[0] === 'other contacts'
    return `Only ${ways[0]} ${isMany ? 'are' : 'is'} known.`
  }
  const sentence = `${listInEnglish(ways, { atMost: ways.length })} are known.`
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)}`
}
