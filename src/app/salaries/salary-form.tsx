/** The question about pay: role, level, place and currency. Works as a plain form without a script. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { formAddress } from '#app/search/search-form.ts'
import { usePlaceSuggestions } from '#app/search/use-place-suggestions.ts'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { LEVEL_LABELS } from '#core/job/job-labels.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import { countOf } from '#core/text/count-of.ts'
import { COMPARED_FAMILIES, FAMILY_LABELS } from '#core/title/role-family-labels.ts'

export function SalaryForm({ question }: { question: PayQuestion }) {
  const { role, level, location, currency } = question
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { suggested, suggestFor } = usePlaceSuggestions()
  // A link or the back button can change the question without the fields.
  useEffect(() => {
    const values = { role: role ?? '', level: level ?? '', location: location ?? '', currency }
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement)
        field.value = value
    }
  }, [role, level, location, currency])
  return (
    <search>
      <form
        ref={form}
        method="get"
        action="/salaries"
        className="salary-form"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(`/salaries${formAddress(event.currentTarget)}`, {
            preventScrollReset: true,
          })
        }}
      >
        <label>
          <span className="label">Role</span>
          <select name="role" className="input" defaultValue={role ?? ''}>
            <option value="">All roles</option>
            {COMPARED_FAMILIES.map((family) => (
              <option key={family} value={family}>
                {FAMILY_LABELS[family].label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">Level</span>
          <select name="level" className="input" defaultValue={level ?? ''}>
            <option value="">All levels</option>
            {EXPERIENCE_LEVELS.map((each) => (
              <option key={each} value={each}>
                {LEVEL_LABELS[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">Place</span>
          <input
            name="location"
            className="input"
            list="salary-places"
            defaultValue={location ?? ''}
            maxLength={300}
            placeholder="City or country"
            autoComplete="off"
            onInput={(event) => suggestFor(event.currentTarget.value)}
          />
        </label>
        <datalist id="salary-places">
          {suggested?.map(({ text, count }) => (
            <option key={text} value={text}>
              {countOf(count, 'job')}
            </option>
          ))}
        </datalist>
        <label>
          <span className="label">Currency</span>
          <select name="currency" className="input" defaultValue={currency}>
            {CURRENCY_CODES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-primary">
          Show salaries
        </button>
      </form>
    </search>
  )
}
