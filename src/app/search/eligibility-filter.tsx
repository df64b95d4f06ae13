/**
 * "I live in … and may work in …": only jobs that can be done from there. A home that is known, from an earlier search
 * or the profile, is one click away. What the choices add is stated beside each.
 */
import { useMemo } from 'react'
import type { Count, JobQuery } from '#core/search/query.ts'
import { Group, Option, offeredValues } from './filter-options.tsx'

/** What the page knows about homes; null where there is nothing to offer. */
export type HomeChoices = {
  /** Whether the search names a city with known coordinates. */
  hasCity: boolean
  /**
   * All countries by name: a line for each, of its code and its name. As objects they were half of what a page of results
   * sends besides its markup.
   */
  countries: string
  /** A known home that the search does not use. */
  offer: { name: string; href: string } | null
}

type Props = { query: JobQuery; counts: readonly Count[]; homes: HomeChoices }

export function EligibilityFilter({ query, counts, homes }: Props) {
  const home = query.eligibleFrom
  const countries = useMemo(() => readCountries(homes.countries), [homes.countries])
  const nameOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.name ?? wanted
  const countOfClass = (value: string) => counts.find((count) => count.value === value)?.count ?? 0
  const also = (['not_said', 'move'] as const).map((value) => ({
    value,
    count: countOfClass(value),
  }))
  return (
    <Group title="Open to me">
      <label htmlFor="eligibleFrom" className="where-label">
        I live in
      </label>
      <select id="eligibleFrom" name="eligibleFrom" className="input" defaultValue={home ?? ''}>
        <option value="">Any country</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {homes.offer && (
        <p className="pills">
          <a href={homes.offer.href} className="pill" data-keep-scroll>
            Only jobs open to {homes.offer.name}
          </a>
        </p>
      )}
      {home !== null && (
        <>
          {query.mayWorkIn.map((code) => (
            <Option
              key={code}
              name="mayWorkIn"
              value={code}
              label={`May work in ${nameOf(code)}`}
              checked
            />
          ))}
          <details className="where-may-work">
            <summary className="link">I may also work in…</summary>
            <label htmlFor="mayWorkIn" className="sr-only">
              I may also work in
            </label>
            <select id="mayWorkIn" name="mayWorkIn" className="input" data-adds="">
              <option value="">Add a country</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <p className="hint">Free movement, such as within the EU, is already included.</p>
          </details>
          <input type="hidden" name="eligibility" value="yes" />
          <p className="where-count">
            Open to you{' '}
            <span className="option-count">{countOfClass('yes').toLocaleString('en')}</span>
          </p>
          {offeredValues(also, query.eligibility).map(({ value, count }) => (
            <Option
              key={value}
              name="eligibility"
              value={value}
              label={ALSO[value]}
              count={count}
              checked={query.eligibility.includes(value)}
              adds
            />
          ))}
        </>
      )}
    </Group>
  )
}

const readCountries = (lines: string) =>
  lines.split('\n').map((line) => ({ code: line.slice(0, 2), name: line.slice(2) }))

const ALSO = {
  not_said: 'Include jobs that don’t say where you can live',
  move: 'Include jobs that require a move',
}
