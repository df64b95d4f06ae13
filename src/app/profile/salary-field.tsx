/** The minimum salary, per year or per month. The submitted value is always per year. */
import { useId, useState } from 'react'
import { useScripted } from '#app/ui/use-scripted.ts'
import {
  formatSalaryChoice,
  SALARY_SCALES,
  type SalaryScale,
  toScale,
  toYearly,
} from '#core/pay/salary-choice.ts'

const SCALES = [
  { scale: 'yearly', label: 'Yearly' },
  { scale: 'monthly', label: 'Monthly' },
] as const

export function SalaryField({ stored }: { stored: number }) {
  const id = useId()
  const [yearly, setYearly] = useState(stored)
  const [scale, setScale] = useState<SalaryScale>('yearly')
  // Before hydration, the slider itself is submitted.
  const isScripted = useScripted()
  const text = formatSalaryChoice(yearly, scale)
  return (
    <div>
      <div className="salary-head">
        <label htmlFor={id} className="label">
          Minimum salary
        </label>
        <output htmlFor={id} className="salary-amount">
          {text}
        </output>
      </div>
      {isScripted && <input type="hidden" name="salaryMin" value={yearly} />}
      <input
        key={scale}
        id={id}
        type="range"
        className="h-6 w-full"
        {...(!isScripted && { name: 'salaryMin' })}
        min={0}
        max={SALARY_SCALES[scale].max}
        step={SALARY_SCALES[scale].step}
        defaultValue={toScale(yearly, scale)}
        aria-valuetext={text}
        onInput={(event) => setYearly(toYearly(event.currentTarget.valueAsNumber, scale))}
      />
      <fieldset className="salary-scales">
        <legend className="sr-only">Salary period</legend>
        {SCALES.map((it) => (
          <label key={it.scale}>
            <input
              type="radio"
              name="salaryScale"
              value={it.scale}
              checked={scale === it.scale}
              onChange={() => setScale(it.scale)}
            />
            {it.label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
