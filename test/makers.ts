/** Listings for tests: whole and plain, so that a test says only what it is about. */
import type { Listing } from '#core/job/listing.ts'

let made = 0

/** A valid listing of its own; what is given replaces the plain values. */
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

/** Without words of its own a listing is the same job as the next one with its title, company and place. */
export function ownText(number: number): string {
  const words = Array.from({ length: 30 }, (_, index) => `part${number}x${index}`)
  return `<p>${words.join(' ')}</p>`
}
