/** The minimum salary in US dollars a year. 0 means no minimum. */
import { useEffect, useState } from 'react'

const MAX = 300_000
const STEP = 5_000

export function SalarySlider({ value }: { value: number }) {
  const [chosen, setChosen] = useState(value)
  useEffect(() => setChosen(value), [value])
  const text = chosen === 0 ? 'Any salary' : `$${chosen / 1000}k+`
  return (
    <div className="filter">
      <div className="flex justify-between">
        <label className="label" htmlFor="salaryMin">
          Minimum salary
        </label>
        <output htmlFor="salaryMin" className="text-sm tabular-nums">
          {text}
        </output>
      </div>
      <input
        id="salaryMin"
        type="range"
        name="salaryMin"
        min={0}
        max={MAX}
        step={STEP}
        defaultValue={Math.min(value, MAX)}
        aria-valuetext={text}
        className="h-6 w-full"
        onInput={(event) => setChosen(event.currentTarget.valueAsNumber)}
      />
      <p className="hint">Per year. Includes jobs without a stated salary.</p>
    </div>
  )
}
