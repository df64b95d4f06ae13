/** Complete but simple listings, so that a test states only what it is about. */
import type { Listing } from '#core/job/listing.ts'

let made = 0

/** A valid, unique listing. The given values replace the defaults. */
export function listing(given: Partial<Listing> = {}): Partial<Listing> {
  made += 1
  return {
    source: 'lever',
    board: 'acme',
    id: `listing-${made}`,
    url: `https://jobs.acme.example/${made}`,
    applyUrl: `https://jobs.acme.example/${made}/apply`,
    title: 'Backend Engineer',
    company: 'Acme',
    location: 'Berlin, Germany',
    employmentType: 'Full-time',
    description: `<p>Build the services behind our shop.</p>${ownText(made)}`,
    postedAt: '2026-03-01T09:00:00Z',
    ...given,
  }
}

/** Unique text. Without it, listings with the same title, company and place would be merged into one job. */
export function ownText(number: number): string {
  const words = Array.from({ length: 30 }, (_, index) => `part${number}x${index}`)
  return `<p>${words.join(' ')}</p>`
}
