/** The order of the results. It belongs to the search form, wherever it is on the page. */

import type { ChangeEventHandler } from 'react'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { BEST_MATCH, type JobQuery, SORTS, type Sort } from '#core/search/query.ts'
import { SEARCH_FORM, sortField } from './search-form.ts'

const LABELS: Record<Sort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  most_relevant: 'Most relevant',
  most_viewed: 'Most viewed',
  most_applied: 'Most Apply clicks',
  salary_high_to_low: 'Salary: high to low',
  salary_low_to_high: 'Salary: low to high',
  recently_found: 'Added to Rolecall',
  recently_confirmed: 'Recently confirmed',
  best_match: 'Best match for you',
}

type Props = {
  query: Pick<JobQuery, 'text' | 'sort'>
  onChange: ChangeEventHandler<HTMLSelectElement>
}

export function SortMenu({ query, onChange }: Props) {
  const { isVisitor } = useJobMarks()
  const sorts: readonly Sort[] = isVisitor ? SORTS : [BEST_MATCH, ...SORTS]
  return (
    <span className="sort-menu">
      <label htmlFor="sort">Sort by</label>
      <select
        id="sort"
        name="sort"
        form={SEARCH_FORM}
        className="input"
        defaultValue={sortField(query)}
        onChange={onChange}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sortField({ text: query.text, sort })}>
            {LABELS[sort]}
          </option>
        ))}
      </select>
      {!isVisitor && <span className="badge badge-info sort-new">NEW</span>}
      <button type="submit" form={SEARCH_FORM} className="button without-script">
        Sort
      </button>
    </span>
  )
}
