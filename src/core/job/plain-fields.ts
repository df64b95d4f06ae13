/**
 * Decodes a listing's plain-text fields: files and feeds write "R&amp;D" there too. Display and
 * comparison both start from the result, so that a job from a file equals the same job from a
 * board.
 */
import { decodeReferences } from '#core/html/html-read.ts'
import type { Listing } from './listing.ts'

type Plain = Pick<Listing, 'title' | 'company'> &
  Partial<Pick<Listing, 'location' | 'tags' | 'salaryText'>>

/** Returns the same listing when nothing is escaped. */
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
