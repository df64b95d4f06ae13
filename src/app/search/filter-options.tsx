/**
 * The parts that filters are made of: a titled group, a checkbox with its number of jobs, a pill. The counts of a
 * filter ignore the filter itself: they tell how many jobs choosing a value would bring.
 */
import type { ReactNode } from 'react'
import type { Count } from '#core/search/query.ts'
import type { PlaceLink } from './active-filters.ts'
import { useStaysOpen } from './use-stays-open.ts'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter">
      <legend className="label">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Behind "More": open if one of them is chosen. */
export function MoreOptions({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const isOpen = useStaysOpen(isChosen)
  return (
    <details className="more-options" open={isOpen}>
      <summary className="link">More</summary>
      {children}
    </details>
  )
}

export type OptionListProps = {
  name: string
  counts: readonly ValueCount[]
  chosen: readonly string[]
  labels?: Readonly<Record<string, string>>
}

/** Nothing if no value is offered. */
export const Options = ({ title, inPairs, ...list }: OptionsProps) =>
  offeredValues(list.counts, list.chosen).length > 0 && (
    <Group title={title}>
      {inPairs ? (
        <div className="option-pairs">
          <OptionList {...list} />
        </div>
      ) : (
        <OptionList {...list} />
      )}
    </Group>
  )

type OptionsProps = OptionListProps & {
  title: string
  /** Whether the values are short enough for two beside each other. */
  inPairs?: boolean
}

export function OptionList({ name, counts, chosen, labels }: OptionListProps) {
  return offeredValues(counts, chosen).map(({ value, count }) => (
    <Option
      key={value}
      name={name}
      value={value}
      label={labels?.[value] ?? value}
      count={count}
      checked={chosen.includes(value)}
      adds={chosen.length > 0}
    />
  ))
}

/** `count` is null if it is unknown. */
export type ValueCount = { value: string; count: number | null }

/** The values that find jobs or are chosen. */
export const offeredValues = <Offered extends ValueCount>(
  counts: readonly Offered[],
  chosen: readonly string[],
): readonly Offered[] => counts.filter(({ value, count }) => count !== 0 || chosen.includes(value))

/** Keeps chosen values visible that are not among the most frequent ones, which have no count. */
export function withChosen(counts: readonly Count[], chosen: readonly string[]): ValueCount[] {
  const known = new Set(counts.map(({ value }) => value))
  const missing = chosen.filter((value) => !known.has(value))
  return [...missing.map((value) => ({ value, count: null })), ...counts]
}

type OptionProps = {
  name: string
  value: string
  label: string
  hint?: ReactNode
  count?: number | null
  checked: boolean
  /** Whether other values of the filter are chosen, so that choosing this one adds its jobs to theirs. */
  adds?: boolean
}

export function Option({ name, value, label, hint, count, checked, adds = false }: OptionProps) {
  return (
    <label className="option">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span className="option-text">
        {label}
        {hint && <span className="hint">{hint}</span>}
      </span>
      {count != null && <JobCount count={count} adds={adds && !checked} />}
    </label>
  )
}

type PillProps = { tag: ValueCount; checked: boolean; adds: boolean }

export function Pill({ tag: { value, count }, checked, adds }: PillProps) {
  return (
    <label className="pill">
      <input type="checkbox" name="tags" value={value} defaultChecked={checked} />
      {value} {count !== null && <JobCount count={count} adds={adds && !checked} />}
    </label>
  )
}

/** Links, because the chosen places are one text field. A chosen one links to its removal. */
export function PlacePills({ places }: { places: readonly PlaceLink[] }) {
  if (places.length === 0) return null
  return (
    <ul className="pills" aria-label="Locations with the most jobs">
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
