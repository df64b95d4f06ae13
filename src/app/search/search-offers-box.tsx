/** For a search with few results or none: each single change that finds more, and an alert. */
import { FollowButton } from './follow-button.tsx'

export type OfferLink = { label: string; count: number; href: string }

type Props = { total: number; offers: readonly OfferLink[]; alertSearch: string | null }

export function SearchOffersBox({ total, offers, alertSearch }: Props) {
  if (offers.length === 0) return null
  return (
    <section className="offers card" aria-labelledby="offers-title">
      <h3 id="offers-title">
        {total === 0 ? 'Find more by changing one thing' : 'Few results? Change one thing'}
      </h3>
      <ul>
        {offers.map(({ label, count, href }) => (
          <li key={label}>
            <a href={href} className="pill">
              {label.charAt(0).toUpperCase() + label.slice(1)}{' '}
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
