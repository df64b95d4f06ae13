/**
 * The current filters; each chip links to the same search without it. Hiding viewed jobs is a setting of the person,
 * not part of the search, so its chip ("New to you") only turns that setting off.
 */

import { useJobMarks } from '#app/lists/job-marks.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'

type Props = { filters: readonly { label: string; href: string }[]; clearHref: string }

export function FilterChips({ filters, clearHref }: Props) {
  const { marks, act } = useJobMarks()
  const isNewOnly = marks.hideViewed
  const showAll = () => act({ name: 'hideViewed', value: false })
  const count = filters.length + (isNewOnly ? 1 : 0)
  if (count === 0) return null
  return (
    <div className="chips">
      <span className="chips-count">{countOf(count, 'filter')}</span>
      <ul>
        {filters.map(({ label, href }) => (
          <li key={label + href}>
            <a href={href} className="chip" aria-label={`Remove filter ${label}`} data-keep-scroll>
              {label}
              <Icon name="x" />
            </a>
          </li>
        ))}
        {isNewOnly && (
          <li>
            <button
              type="button"
              className="chip"
              aria-label="Remove filter New to you"
              onClick={showAll}
            >
              New to you
              <Icon name="x" />
            </button>
          </li>
        )}
      </ul>
      {filters.length > 0 && (
        <a
          href={clearHref}
          className="link chips-clear"
          data-keep-scroll
          onClick={() => isNewOnly && showAll()}
        >
          Clear all
        </a>
      )}
    </div>
  )
}
