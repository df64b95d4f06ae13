/** The pages of a list as links, each with its own URL. Renders nothing for a single page. */
import './pager.css'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  page: number
  last: number
  /** The URL of a page of this list. */
  hrefOf: (page: number) => string
}

export function Pager({ page, last, hrefOf }: Props) {
  if (last < 2) return null
  return (
    <nav aria-label="Pages" className="pager">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className="button">
          <Icon name="arrow-left" />
          Previous
        </a>
      )}
      <ol className="pager-numbers">
        {pageNumbers(page, last).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className="pager-number"
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next" className="button">
          Next
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
