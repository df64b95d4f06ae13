/** Instead of figures where there is too little: what there is, and the nearest wider questions that have an answer. */
import { PAY_FLOOR } from '#core/salaries/pay-floor.ts'
import type { ShownPay } from './shown-pay.ts'

export function TooLittlePay({ pay, currency }: { pay: ShownPay; currency: string }) {
  const { subject, total, basis, share, wider, jobsHref } = pay
  return (
    <div className="card salary-empty">
      {total === 0 ? (
        <p>
          There are no open {subject}. Check the spelling of the place, or choose fewer filters.
        </p>
      ) : (
        <>
          <p>
            {basis === null
              ? `None of these jobs states a salary in ${currency}`
              : `Only ${basis} state a salary in ${currency}`}
            {share && `; ${share.percent} of ${share.of} state one in any currency`}.
          </p>
          <p className="text-muted">
            Figures need at least {PAY_FLOOR.jobs} jobs from {PAY_FLOOR.employers} employers.
          </p>
        </>
      )}
      {wider.length > 0 && (
        <>
          <h3 className="mt-5">There are figures for</h3>
          <ul className="mt-1">
            {wider.map(({ label, href, basis }) => (
              <li key={href}>
                <a href={href} className="link">
                  {label}
                </a>{' '}
                <span className="text-muted">({basis})</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {total > 0 && (
        <p className="mt-5">
          <a href={jobsHref} className="button button-small">
            Find these jobs
          </a>
        </p>
      )}
    </div>
  )
}
