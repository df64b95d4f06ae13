/** One column for each offer: amounts of a year in one currency, and below a converted one what was offered. */
import { formatMoney } from '#core/pay/currency.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { ComparedOffer } from '#core/tracker/offer-comparison.ts'

type Props = { offers: readonly ComparedOffer[]; currency: string }

const NOT_PROVIDED = <span className="offers-quiet">Not provided</span>

export function OfferTable({ offers, currency }: Props) {
  const rows = [
    {
      name: 'Base',
      cell: (it: ComparedOffer) =>
        amount(
          it,
          it.yearly.base,
          it.base,
          it.basePeriod === 'year' ? 'a year' : `per ${it.basePeriod}`,
        ),
    },
    { name: 'Bonus', cell: (it: ComparedOffer) => amount(it, it.yearly.bonus, it.bonus, 'a year') },
    {
      name: 'Equity',
      cell: (it: ComparedOffer) => amount(it, it.yearly.equity, it.equity, 'a year'),
    },
    {
      name: 'Total',
      isMain: true,
      cell: (it: ComparedOffer) =>
        it.yearly.total === null ? (
          NOT_PROVIDED
        ) : (
          <>
            {it.lacks.length > 0 && 'At least '}
            {money(it.yearly.total, it.isConverted)}
            {it.isHighest && <span className="badge">Highest</span>}
            {it.lacks.length > 0 && (
              <span className="offers-stated">without {listInEnglish(it.lacks)}</span>
            )}
          </>
        ),
    },
    {
      name: 'Hours a week',
      cell: (it: ComparedOffer) => it.hoursAWeek?.toLocaleString('en') ?? NOT_PROVIDED,
    },
    { name: 'Days off', cell: (it: ComparedOffer) => it.daysOff?.toString() ?? NOT_PROVIDED },
    { name: 'Location', cell: (it: ComparedOffer) => it.place ?? NOT_PROVIDED },
  ].filter(({ cell }) => offers.some((offer) => cell(offer) !== NOT_PROVIDED))

  function money(value: number, isConverted: boolean) {
    return `${isConverted ? '≈ ' : ''}${formatMoney(value, currency)}`
  }

  function amount(it: ComparedOffer, yearly: number | null, offered: number | null, per: string) {
    if (offered === null) return NOT_PROVIDED
    const isAsOffered = !it.isConverted && per === 'a year'
    return (
      <>
        {yearly === null ? 'Hours not provided' : money(yearly, it.isConverted)}
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
          {rows.map(({ name, cell, isMain }) => (
            <tr key={name} className={isMain ? 'offers-total' : undefined}>
              <th scope="row">{name}</th>
              {offers.map((offer) => (
                <td key={offer.applicationId}>{cell(offer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
