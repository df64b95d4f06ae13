/** One column for each offer: amounts of a year in one currency, and below a converted one what was offered. */
import type { ReactNode } from 'react'
import { formatMoney } from '#core/pay/currency.ts'
import { bestNumbers } from '#core/text/best-numbers.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { ComparedOffer } from '#core/tracker/offer-comparison.ts'

type Row = {
  name: string
  isMain?: boolean
  /** `mark` says that it is the best, beside what it is about. */
  cell: (offer: ComparedOffer, mark?: ReactNode) => ReactNode
  /** In which offers this is best, and the word for it. */
  best?: { of: (offer: ComparedOffer) => number | null; is: 'highest' | 'lowest'; word: string }
}

type Amount = {
  yearly: number | null
  offered: number | null
  per: string
  mark?: ReactNode
}

type Props = { offers: readonly ComparedOffer[]; currency: string }

const NOT_PROVIDED = <span className="offers-quiet">Not provided</span>

/** With the space before it, where a narrow cell breaks. */
const badge = (word: string) => (
  <>
    {' '}
    <span className="badge">{word}</span>
  </>
)

const plain = (text: string | undefined, mark: ReactNode) =>
  text === undefined ? (
    NOT_PROVIDED
  ) : (
    <>
      {text}
      {mark}
    </>
  )

export function OfferTable({ offers, currency }: Props) {
  const all: Row[] = [
    {
      name: 'Base',
      best: { of: (it) => it.yearly.base, is: 'highest', word: 'Highest' },
      cell: (it, mark) =>
        amount(it, {
          yearly: it.yearly.base,
          offered: it.base,
          per: it.basePeriod === 'year' ? 'a year' : `per ${it.basePeriod}`,
          mark,
        }),
    },
    {
      name: 'Bonus',
      cell: (it) => amount(it, { yearly: it.yearly.bonus, offered: it.bonus, per: 'a year' }),
    },
    {
      name: 'Equity',
      cell: (it) => amount(it, { yearly: it.yearly.equity, offered: it.equity, per: 'a year' }),
    },
    {
      name: 'Total',
      isMain: true,
      cell: (it) =>
        it.yearly.total === null ? (
          NOT_PROVIDED
        ) : (
          <>
            {it.lacks.length > 0 && 'At least '}
            {money(it.yearly.total, it.isConverted)}
            {it.isHighest && badge('Highest')}
            {it.lacks.length > 0 && (
              <span className="offers-stated">without {listInEnglish(it.lacks)}</span>
            )}
          </>
        ),
    },
    {
      name: 'Hours a week',
      best: { of: (it) => it.hoursAWeek, is: 'lowest', word: 'Fewest' },
      cell: (it, mark) => plain(it.hoursAWeek?.toLocaleString('en'), mark),
    },
    {
      name: 'Days off',
      best: { of: (it) => it.daysOff, is: 'highest', word: 'Most' },
      cell: (it, mark) => plain(it.daysOff?.toString(), mark),
    },
    { name: 'Location', cell: (it) => it.place ?? NOT_PROVIDED },
  ]
  const rows = all.filter(({ cell }) => offers.some((offer) => cell(offer) !== NOT_PROVIDED))

  function money(value: number, isConverted: boolean) {
    return `${isConverted ? '≈ ' : ''}${formatMoney(value, currency)}`
  }

  function amount(it: ComparedOffer, { yearly, offered, per, mark }: Amount) {
    if (offered === null) return NOT_PROVIDED
    const isAsOffered = !it.isConverted && per === 'a year'
    return (
      <>
        {yearly === null ? 'Hours not provided' : money(yearly, it.isConverted)}
        {mark}
        {!isAsOffered && (
          <span className="offers-stated">
            {formatMoney(offered, it.currency)} {per}
          </span>
        )}
      </>
    )
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
    <section className="offers-scroll" aria-label="Offers side by side" tabIndex={0}>
      <table className="offers-table">
        <thead>
          <tr>
            <td>{currency} a year</td>
            {offers.map(({ applicationId, jobTitle, companyName, stage }) => (
              <th key={applicationId} scope="col">
                <a href={`/dashboard/job-tracker/${applicationId}`} className="link">
                  {companyName}
                </a>
                <span className="offers-quiet">
                  {jobTitle}
                  {stage !== 'Offer Received' && `, ${stage}`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell, isMain, best }) => {
            const isBest = best ? bestNumbers(offers.map(best.of), best.is) : []
            return (
              <tr key={name} className={isMain ? 'offers-total' : undefined}>
                <th scope="row">{name}</th>
                {offers.map((offer, at) => (
                  <td key={offer.applicationId}>
                    {cell(offer, best && isBest[at] && badge(best.word))}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
