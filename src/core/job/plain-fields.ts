/**
 * The fields of a listing that are plain text, read as such: files and feeds write "R&amp;D" in them all the same. What
 * is shown and what is compared begin with this, so that one job from a file and from a board is one.
 */
import { decodeReferences } from '#core/html/html-read.ts'
import type { Listing } from './listing.ts'

type Plain = Pick<Listing, 'title' | 'company'> &
  Partial<Pick<Listing, 'location' | 'tags' | 'salaryText'>>

/** The same listing where nothing is escaped. */
export function withPlainFields<Given extends Plain>(listing: Given): Given {
  const { title, company, location, tags, salaryText } = listing
  if (![title, company, location, salaryText, ...(tags ?? [])].some(isEscaped)) return listing
  return {
    ...listing,
    title: decodeReferences(title),
    company: decodeReferences(company),
    ...(location && { location: decodeReferences(location) }),
    ...(tags && { tags: tags.map(decodeReferences) }),
    ...(salaryText && { salaryText: decodeReferences(salaryText) }),
  }
}

const isEscaped = (text: string | null | undefined) => text?.includes('&') ?? false
