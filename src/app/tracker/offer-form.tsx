/** What one employer offered, folded once it is known. A rejected form stays open with what was typed. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { BASE_PERIODS, type Offer } from '#core/tracker/offer.ts'
import type { OfferProblems } from './read-offer-form.ts'

type Props = {
  id: ApplicationId
  name: string
  offer: Offer | null
  /** For a new offer. */
  currency: string
  failed: { problems: OfferProblems; typed: Record<string, string> } | null
}

export function OfferForm({ id, name, offer, currency, failed }: Props) {
  const stored: Record<string, string> = Object.fromEntries(
    Object.entries(offer ?? { currency }).map(([field, value]) => [field, String(value ?? '')]),
  )
  const values = failed?.typed ?? stored
  const field = (it: { name: string; label: string; hint?: string; isNumber?: boolean }) => (
    <Field
      {...it}
      id={`${it.name}-${id}`}
      value={values[it.name]}
      problem={failed?.problems[it.name]}
    />
  )
  return (
    <details className="offer" open={offer === null || failed !== null}>
      <summary>{name}</summary>
      <Form method="post" preventScrollReset aria-label={`Offer: ${name}`} className="offer-form">
        <input type="hidden" name="applicationId" value={id} />
        {field({ name: 'base', label: 'Base', isNumber: true })}
        <Choice
          id={`period-${id}`}
          name="basePeriod"
          label="Per"
          value={values.basePeriod}
          of={BASE_PERIODS}
        />
        <Choice
          id={`currency-${id}`}
          name="currency"
          label="Currency"
          value={values.currency}
          of={CURRENCY_CODES}
        />
        {field({ name: 'bonus', label: 'Bonus', hint: 'A year', isNumber: true })}
        {field({ name: 'equity', label: 'Equity', hint: 'Value a year', isNumber: true })}
        {field({ name: 'hoursAWeek', label: 'Hours a week', isNumber: true })}
        {field({ name: 'daysOff', label: 'Days off', hint: 'A year', isNumber: true })}
        {field({ name: 'place', label: 'Location', hint: 'Or remote' })}
        <div className="offer-acts">
          <button type="submit" name="intent" value="save" className="button button-primary">
            Save offer
          </button>
          {offer && (
            <button type="submit" name="intent" value="remove" className="button button-plain">
              Remove offer
            </button>
          )}
        </div>
      </Form>
    </details>
  )
}

type FieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  isNumber?: boolean
  value: string | undefined
  problem: string | undefined
}

function Field({ id, name, label, hint, isNumber, value, problem }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
        {hint && <span className="offers-hint"> ({hint.toLowerCase()})</span>}
      </label>
      <input
        id={id}
        name={name}
        className="input"
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className="offer-problem" role="alert">
          <Icon name="circle-alert" />
          {label} {problem}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = {
  id: string
  name: string
  label: string
  value: string | undefined
  of: readonly string[]
}

function Choice({ id, name, label, value, of }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} name={name} className="input" defaultValue={value}>
        {of.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </select>
    </div>
  )
}
