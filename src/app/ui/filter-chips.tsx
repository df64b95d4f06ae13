/** What narrows the list right now; each chip is the same search without it. */
import { Icon } from './icon.tsx'

type Props = { filters: readonly { label: string; href: string }[]; clearHref: string }

export function FilterChips({ filters, clearHref }: Props) {
  if (filters.length === 0) return null
  return (
    <div className="chips">
      <span className="text-sm text-muted">
        {filters.length === 1 ? '1 filter' : `${filters.length} filters`}
      </span>
      <ul className="contents">
        {filters.map(({ label, href }) => (
          <li key={label + href}>
            <a href={href} className="chip" aria-label={`Remove filter ${label}`} data-keep-scroll>
              {label}
              <Icon name="x" />
            </a>
          </li>
        ))}
      </ul>
      <a href={clearHref} className="link px-1 py-1 text-sm" data-keep-scroll>
        Clear all
      </a>
    </div>
  )
}
