/** How many jobs a page has. It belongs to the search form, wherever it is on the page. */
import type { ChangeEventHandler } from 'react'
import { type JobQuery, PAGE_SIZES } from '#core/search/query.ts'
import { SEARCH_FORM } from './search-form.ts'

type Props = { query: Pick<JobQuery, 'perPage'>; onChange: ChangeEventHandler<HTMLSelectElement> }

export function PageSizeMenu({ query, onChange }: Props) {
  return (
    <span className="sort-menu">
      <label htmlFor="perPage">Jobs per page</label>
      <select
        id="perPage"
        name="perPage"
        form={SEARCH_FORM}
        className="input"
        defaultValue={String(query.perPage)}
        onChange={onChange}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </span>
  )
}
