/** For a search with few results or none: each change that finds more, with its number of jobs, and an alert. */
import { capitalized } from '#core/text/capitalized.ts'
import { FollowButton } from './follow-button.tsx'
import type { OfferLink } from './offer-link.ts'

type Props = { total: number; offers: readonly OfferLink[]; alertSearch: string | null }

export function SearchOffersBox({ total, offers, alertSearch }: Props) {
  const isAlone = offers.some((offer) => offer.isAlone)
  return (
    <section className="offers card" aria-labelledby="offers-title">
      <h3 id="offers-title">
        {isAlone
          ? 'Removing one filter isn’t enough. These find jobs on their own'
          : total === 0
            ? 'Find more by changing one thing'
            : 'Few results? Change one thing'}
      </h3>
      <ul>
        {offers.map(({ label, count, href }) => (
          <li key={label}>
            <a href={href} className="pill">
              {capitalized(label)}{' '}
              <span className="option-count">
                {count.toLocaleString('en')}
                <span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {alertSearch && (
        <div className="offers-alert">
          <span>Or hear about new matches by email.</span>
          <FollowButton search={alertSearch} label="Create Alert" className="button button-small" />
        </div>
      )}
    </section>
  )
}
