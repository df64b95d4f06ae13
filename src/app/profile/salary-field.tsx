/**
 * The minimum salary, per year or per month. The submitted value is always per year. A slider has a position before
 * anybody moves it, which is not a preference: until then, "Not provided" is shown and nothing is stored.
 */
import { useId, useRef, useState } from 'react'
import { useScripted } from '#app/ui/use-scripted.ts'
import {
  formatSalaryChoice,
  SALARY_SCALES,
  type SalaryScale,
  toScale,
  toYearly,
} from '#core/pay/salary-choice.ts'
import { DEFAULT_PREFERENCES } from '#core/profile/profile-choices.ts'

const SCALES = [
  { scale: 'yearly', label: 'Yearly' },
  { scale: 'monthly', label: 'Monthly' },
] as const

/** `stored`: US dollars a year; null if the person has not chosen an amount. */
export function SalaryField({ stored }: { stored: number | null }) {
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const start = stored ?? DEFAULT_PREFERENCES.salaryMin ?? 0
  const [yearly, setYearly] = useState(start)
  const [isSet, setIsSet] = useState(stored !== null)
  const [scale, setScale] = useState<SalaryScale>('yearly')
  // Before hydration, the slider itself is submitted.
  const isScripted = useScripted()
  const text = isSet ? formatSalaryChoice(yearly, scale) : 'Not provided'
  const clear = () => {
    setIsSet(false)
    slider.current?.focus() // the button that had the focus is gone
  }
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
      {isScripted && <input type="hidden" name="salaryMin" value={isSet ? yearly : ''} />}
      {!isSet && <input type="hidden" name="salaryProposed" value={start} />}
      <input
        key={scale}
        id={id}
        ref={slider}
        aria-describedby={`${id}-hint`}
        type="range"
        className="h-6 w-full"
        {...(!isScripted && { name: 'salaryMin' })}
        min={0}
        max={SALARY_SCALES[scale].max}
        step={SALARY_SCALES[scale].step}
        defaultValue={toScale(yearly, scale)}
        aria-valuetext={text}
        onInput={(event) => {
          setIsSet(true)
          setYearly(toYearly(event.currentTarget.valueAsNumber, scale))
        }}
      />
      <p id={`${id}-hint`} className="hint">
        {isSet ? 'Jobs without a stated salary are still shown.' : 'Move the slider to set one.'}
        {isSet && isScripted && (
          <>
            {' '}
            <button type="button" className="link" onClick={clear}>
              Clear
            </button>
          </>
        )}
      </p>
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
