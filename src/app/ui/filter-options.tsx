/** The parts that filters are made of: a titled group, a box with the number of jobs behind it, a pill. */
import type { ReactNode } from 'react'
import type { Count } from '#core/query.ts'

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
        />
      ))}
    </Group>
  )
}

type OptionProps = {
  name: string
  value: string
  label: string
  hint?: string
  count?: number
  checked: boolean
}

export function Option({ name, value, label, hint, count, checked }: OptionProps) {
  return (
    <label className={count === 0 ? 'option option-none' : 'option'}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span className="flex-1">
        {label}
        {hint && <span className="hint block">{hint}</span>}
      </span>
      {count !== undefined && <span className="option-count">{count.toLocaleString('en')}</span>}
    </label>
  )
}

export function Pill({ tag, checked }: { tag: Count; checked: boolean }) {
  return (
    <label className="pill">
      <input type="checkbox" name="tags" value={tag.value} defaultChecked={checked} />
      {tag.value} <span className="option-count">{tag.count.toLocaleString('en')}</span>
    </label>
  )
}
