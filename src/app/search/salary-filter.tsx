/**
 * Salary a year in a currency of one's choice: how many jobs are in which range, the two limits, and whether jobs
 * without a stated salary are shown. The slider only sets the lower limit: without a script, the fields are enough.
 */
import './salary-filter.css'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '#app/ui/time-ago.tsx'
import { CURRENCY_CODES, formatMoney, formatShortMoney } from '#core/pay/currency.ts'
import { formatBar, SALARY_BARS, type SalaryCounts } from '#core/pay/salary-bars.ts'
import { payAddress } from '#core/salaries/pay-address.ts'
import type { JobQuery } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import { Group, Option } from './filter-options.tsx'

type Props = {
  query: JobQuery
  salaries: SalaryCounts
  /** The currency of a search that names none and has no limits. */
  usualCurrency: string
}

/** The slider stops at a quarter of a range. */
const STOPS = 4

export function SalaryFilter({ query, salaries, usualCurrency }: Props) {
  const { currency, step, ratesOn } = salaries
  const asked = query.salaryMin ?? 0
  const [least, setLeast] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // By then the form has filled the field, unless the person has changed it since.
    queueMicrotask(() => setLeast(field.current ? field.current.valueAsNumber || 0 : asked))
  }, [asked])
  const effect = effectOf(query, salaries)
  const text = least === 0 ? 'Any salary' : `${formatMoney(least, currency)} a year`
  return (
    <Group title="Salary">
      <SalaryBars salaries={salaries} least={asked} most={query.salaryMax} />
      <input
        type="range"
        data-sets="salaryMin"
        min={0}
        max={(SALARY_BARS - 1) * step}
        step={step / STOPS}
        value={Math.min(least, (SALARY_BARS - 1) * step)}
        aria-label="Minimum salary"
        aria-valuetext={text}
        className="needs-script salary-slider"
        onChange={({ currentTarget: { valueAsNumber } }) => {
          setLeast(valueAsNumber)
          if (field.current) field.current.value = valueAsNumber === 0 ? '' : `${valueAsNumber}`
        }}
      />
      <div className="salary-fields">
        <label>
          <span className="hint">From{inMillions(least, currency)}</span>
          <input
            ref={field}
            type="number"
            name="salaryMin"
            className="input"
            min={0}
            defaultValue={query.salaryMin ?? ''}
            placeholder="Any"
            onInput={({ currentTarget: { valueAsNumber } }) => setLeast(valueAsNumber || 0)}
          />
        </label>
        <label>
          <span className="hint">To{inMillions(query.salaryMax ?? 0, currency)}</span>
          <input
            type="number"
            name="salaryMax"
            className="input"
            min={0}
            defaultValue={query.salaryMax ?? ''}
            placeholder="Any"
          />
        </label>
      </div>
      <label className="salary-currency">
        A year, in
        <select
          name="salaryCurrency"
          data-usual={usualCurrency}
          className="input"
          defaultValue={currency}
          aria-label="A year, in this currency"
        >
          {CURRENCY_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      {effect && <p className="hint">{effect}</p>}
      <Option
        name="salaryStated"
        value="true"
        label="Only jobs with a stated salary"
        hint={`${formatCount(salaries.stated)} of ${countOf(salaries.total, 'job')}`}
        checked={query.salaryStated}
      />
      <p className="hint">
        <a href={payHref(query, currency)} className="link">
          What such jobs pay
        </a>
      </p>
      <p className="hint">
        Other currencies are converted at rates of {formatDate(new Date(ratesOn))}.
      </p>
    </Group>
  )
}

/** The salaries of the searched place, and of its level if it is only one. */
const payHref = ({ location, levels }: JobQuery, currency: string) =>
  payAddress({
    role: null,
    level: levels.length === 1 ? (levels[0] ?? null) : null,
    location,
    currency,
  })

/** Repeats a number whose zeros are hard to count: " ¥12M". */
const inMillions = (amount: number, currency: string) =>
  amount >= 1_000_000 && ` ${formatShortMoney(amount, currency)}`

/** What the limits do to the list. */
function effectOf(
  { salaryMin, salaryMax, salaryStated }: JobQuery,
  { stated, total }: SalaryCounts,
) {
  if (!salaryMin && !salaryMax) return null
  const silent = total - stated
  const within = `${countOf(stated, 'job')} in this range.`
  if (silent === 0) return within
  const shown = salaryStated ? 'hidden' : 'also shown'
  const without = `${countOf(silent, 'job')} without a stated salary`
  return `${within} ${without} ${silent === 1 ? 'is' : 'are'} ${shown}.`
}

const formatCount = (count: number) => count.toLocaleString('en')

/** Drawn, with the numbers as a table for screen readers and on hover. */
function SalaryBars({
  salaries: { currency, step, bars },
  least,
  most,
}: {
  salaries: SalaryCounts
  least: number
  most: number | null
}) {
  const top = Math.max(...bars)
  if (top === 0) return null
  const isWithin = (bar: number) =>
    (bar === SALARY_BARS - 1 || (bar + 1) * step > least) && (most === null || bar * step <= most)
  const label = (bar: number) => formatBar(bar, { currency, step })
  return (
    <>
      <svg
        className="salary-bars"
        viewBox={`0 0 ${SALARY_BARS * 10} 50`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((count, bar) => {
          const height = count === 0 ? 0 : Math.max(2, (count / top) * 50)
          return (
            <g key={label(bar)} data-within={isWithin(bar) || undefined}>
              <rect x={bar * 10 + 1} y={50 - height} width={8} height={height} />
              {/* The whole column can be pointed at. */}
              <rect className="salary-column" x={bar * 10} y={0} width={10} height={50}>
                <title>{`${label(bar)}: ${countOf(count, 'job')}`}</title>
              </rect>
            </g>
          )
        })}
      </svg>
      <p className="salary-axis hint" aria-hidden="true">
        <span>{formatMoney(0, currency)}</span>
        <span>{label(SALARY_BARS - 1)}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>Jobs by the top of their salary range, a year</caption>
          <thead>
            <tr>
              <th scope="col">Salary</th>
              <th scope="col">Jobs</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((count, bar) =>
              count === 0 ? null : (
                <tr key={label(bar)}>
                  <th scope="row">{label(bar)}</th>
                  <td>{formatCount(count)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </>
  )
}
