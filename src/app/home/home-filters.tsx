/** The home page's filters, with the query parameters of /jobs. Salary is in US dollars a year; 0 means no minimum. */

import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { JOB_TYPE_LABELS, LEVEL_LABELS } from '#core/job/job-labels.ts'
import type { Count } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'

const SALARY_MAX = 200_000
const SALARY_STEP = 10_000

type Props = {
  locations: readonly Count[]
  /** Clears every filter of the form and searches right away. */
  onClear: (form: HTMLFormElement) => void
  /** Called when code changes a filter, which fires no change event on the form. */
  onChange: (form: HTMLFormElement) => void
}

export function HomeFilters({ locations, onClear, onChange }: Props) {
  const apply = useRef<HTMLButtonElement>(null)
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply.current?.click()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field presses the panel's own button
    <div className="home-filters-panel" onKeyDown={applyOnEnter}>
      <div className="home-filters-fields">
        <div className="space-y-4">
          <div>
            <label className="label" htmlFor="home-location">
              Location
            </label>
            <input
              id="home-location"
              name="location"
              list="home-locations"
              className="input"
              maxLength={300}
              placeholder="City, region or country"
              autoComplete="off"
            />
            <datalist id="home-locations">
              {locations.map(({ value, count }) => (
                <option key={value} value={value}>
                  {countOf(count, 'job')}
                </option>
              ))}
            </datalist>
            <label className="option mt-2">
              <input type="checkbox" name="remote" value="true" />
              Remote only
            </label>
          </div>
          <SalaryField onRemove={onChange} />
        </div>
        <Boxes title="Job type" name="jobTypes" labels={JOB_TYPE_LABELS} />
        <Boxes title="Experience level" name="experienceLevels" labels={LEVEL_LABELS} />
      </div>
      <div className="home-filters-foot">
        {/* Without a script, this resets the form and sends nothing. */}
        <button
          type="reset"
          className="button"
          onClick={(event) => {
            event.preventDefault()
            if (event.currentTarget.form) onClear(event.currentTarget.form)
          }}
        >
          Clear Filters
        </button>
        <button ref={apply} type="submit" formNoValidate className="button button-primary">
          Apply
        </button>
      </div>
    </div>
  )
}

function SalaryField({ onRemove }: { onRemove: (form: HTMLFormElement) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(0)
  const clear = () => {
    const input = field.current
    if (!input?.form) return
    input.value = '0'
    input.focus()
    setChosen(0)
    onRemove(input.form)
  }
  return (
    <div>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <label className="text-sm font-semibold" htmlFor="home-salary">
          Minimum salary
        </label>
        {chosen > 0 && (
          <button
            type="button"
            className="chip"
            aria-label={`Remove minimum salary ${salaryText(chosen)}`}
            onClick={clear}
          >
            {salaryText(chosen)}
            <Icon name="x" />
          </button>
        )}
      </div>
      <input
        ref={field}
        id="home-salary"
        type="range"
        name="salaryMin"
        min={0}
        max={SALARY_MAX}
        step={SALARY_STEP}
        defaultValue={0}
        aria-valuetext={salaryText(chosen)}
        className="h-6 w-full"
        onInput={(event) => setChosen(event.currentTarget.valueAsNumber)}
      />
      <p className="hint flex justify-between tabular-nums" aria-hidden="true">
        <span>$0</span>
        <span>$100k</span>
        <span>$200k+</span>
      </p>
    </div>
  )
}

const salaryText = (dollars: number) => (dollars === 0 ? 'Any' : `$${dollars / 1000}k+`)

type BoxesProps = { title: string; name: string; labels: Readonly<Record<string, string>> }

function Boxes({ title, name, labels }: BoxesProps) {
  return (
    <fieldset>
      <legend className="label">{title}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value} className="option">
          <input type="checkbox" name={name} value={value} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
