/**
 * The parts that filters are made of: a titled group, a box with the number of jobs behind it, a pill. A filter's
 * values are counted as if it were not set: the number says what choosing one of them brings.
 */
import type { ReactNode } from 'react'
import type { Count } from '#core/search/query.ts'
import type { PlaceLink } from './active-filters.ts'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter">
      <legend className="label">{title}</legend>
      {children}
    </fieldset>
  )
}

type OptionsProps = {
  title: string
  name: string
  counts: readonly Count[]
  chosen: readonly string[]
  labels?: Readonly<Record<string, string>>
}

export function Options({ title, name, counts, chosen, labels }: OptionsProps) {
  return (
    <Group title={title}>
      {counts.map(({ value, count }) => (
        <Option
          key={value}
          name={name}
          value={value}
          label={labels?.[value] ?? value}
          count={count}
          checked={chosen.includes(value)}
          adds={chosen.length > 0}
        />
      ))}
    </Group>
  )
}

type OptionProps = {
  name: string
  value: string
  label: string
  hint?: ReactNode
  count?: number
  checked: boolean
  /** Whether other values of the filter are chosen: this one would then add its jobs to theirs. */
  adds?: boolean
}

export function Option({ name, value, label, hint, count, checked, adds = false }: OptionProps) {
  return (
    <label className={count === 0 && !checked ? 'option option-none' : 'option'}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span className="flex-1">
        {label}
        {hint && <span className="hint block">{hint}</span>}
      </span>
      {count !== undefined && <JobCount count={count} adds={adds && !checked} />}
    </label>
  )
}

/** `count` is null where it is not known. */
export type PillCount = { value: string; count: number | null }

type PillProps = { tag: PillCount; checked: boolean; adds: boolean }

export function Pill({ tag: { value, count }, checked, adds }: PillProps) {
  return (
    <label className={count === 0 && !checked ? 'pill option-none' : 'pill'}>
      <input type="checkbox" name="tags" value={value} defaultChecked={checked} />
      {value} {count !== null && <JobCount count={count} adds={adds && !checked} />}
    </label>
  )
}

/** Links, because a search has one place only: each takes the other's place, and the chosen one goes. */
export function PlacePills({ places }: { places: readonly PlaceLink[] }) {
  if (places.length === 0) return null
  return (
    <ul className="pills mt-2" aria-label="Places with most jobs">
      {places.map(({ value, count, href, isChosen }) => (
        <li key={value}>
          <a href={href} className="pill" aria-current={isChosen || undefined} data-keep-scroll>
            {value} <JobCount count={count} adds={false} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function JobCount({ count, adds }: { count: number; adds: boolean }) {
  const number = count.toLocaleString('en')
  const jobs = count === 1 ? 'job' : 'jobs'
  return (
    <span
      className="option-count"
      title={adds ? `Adds up to ${number} ${jobs}` : `${number} ${jobs}`}
    >
      {number}
      <span className="sr-only"> {adds ? `more ${jobs}` : jobs}</span>
    </span>
  )
}
