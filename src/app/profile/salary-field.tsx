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

/** `isSet`: the person chose this amount before. What nobody moved is not submitted as a choice. */
export function SalaryField({ stored, isSet }: { stored: number; isSet: boolean }) {
  const id = useId()
  const [yearly, setYearly] = useState(stored)
  const [isTouched, setIsTouched] = useState(isSet)
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
      {!isTouched && <input type="hidden" name="salaryProposed" value={stored} />}
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
        onInput={(event) => {
          setIsTouched(true)
          setYearly(toYearly(event.currentTarget.valueAsNumber, scale))
        }}
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
