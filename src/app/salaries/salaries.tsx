/**
 * /salaries: what open jobs of a role, level and place state about pay, in one currency. The URL holds the question.
 * Charts are drawn on the server; browsers only show them.
 */
import '#app/chart/chart.css'
import './salaries.css'
import { useNavigation } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { knownHome, showHome } from '#app/lists/known-home.ts'
import { servicesContext } from '#app/request/context.ts'
import { currencyOf } from '#app/search/home-choices.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { payAddress } from '#core/salaries/pay-address.ts'
import { parsePayParams } from '#core/search/pay-params.ts'
import { homeFrame } from '#work/job/home-data.ts'
import { askPay } from '#work/salaries/ask-pay.ts'
import type { Route } from './+types/salaries.ts'
import { SalaryFigures, SalaryRoles, SalaryTrend } from './salary-figures.tsx'
import { SalaryForm } from './salary-form.tsx'
import { shownPay } from './shown-pay.ts'
import { TooLittlePay } from './too-little-pay.tsx'

export const middleware: Route.MiddlewareFunction[] = [showHome]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const home = await knownHome({ request, context })
  const { question, problems } = parsePayParams(new URL(request.url).searchParams, {
    unknown: 'ignore',
    usualCurrency: currencyOf(home?.home ?? null),
  })
  if (!question) throw new Refusal('invalid_parameter', problems)
  const [answer, { hasDemo }] = await Promise.all([
    askPay(services, question, request.signal),
    homeFrame(services),
  ])
  return {
    hasDemo,
    question,
    pay: shownPay(question, answer),
    path: payAddress(question),
    copyFrom: services.outageCache.copyFrom(),
  }
}

export default function Salaries({ loaderData }: Route.ComponentProps) {
  const { hasDemo, question, pay, path } = loaderData
  const { shown, subject, others, jobsHref } = pay
  const isAsking = useNavigation().location?.pathname === '/salaries'
  return (
    <>
      <PageHead
        title={`Salaries of ${subject}`}
        description={
          shown
            ? `${shown.heading}: median ${shown.median}, from ${pay.basis}.`
            : 'What employers state in open jobs, by role, level, place and currency.'
        }
        path={path}
        isPrivate={shown === null || hasDemo}
      />
      <section className="hero">
        <div className="page py-8 md:py-10">
          <h1>Salaries</h1>
          <p className="text-muted">
            What employers state in jobs that are open now. No estimates.
          </p>
          <SalaryForm question={question} />
        </div>
      </section>
      <section className="page salaries" aria-label="Results" aria-busy={isAsking}>
        {hasDemo && (
          <p className="notice mb-4">
            <Icon name="info" />
            <span>
              <strong>Sample data.</strong> Some or all of these jobs were made up to show how
              Rolecall works, and so were their salaries.
            </span>
          </p>
        )}
        <div role="status">
          <h2 className="salary-heading">
            {shown ? shown.heading : `Not enough data for ${subject}`}
          </h2>
        </div>
        {shown ? (
          <SalaryFigures pay={pay} shown={shown} />
        ) : (
          <TooLittlePay pay={pay} currency={question.currency} />
        )}
        {shown && (
          <p className="salary-links">
            <a href={jobsHref} className="button button-small">
              Find these jobs
            </a>
            {others.length > 0 && (
              <span>
                Also stated in{' '}
                {others.map(({ currency, jobs, href }, at) => (
                  <span key={currency}>
                    {at > 0 && ', '}
                    <a href={href} className="link">
                      {currency}
                    </a>{' '}
                    ({jobs})
                  </span>
                ))}
              </span>
            )}
          </p>
        )}
        {shown?.trend && <SalaryTrend trend={shown.trend} />}
        {shown && shown.roles.length > 1 && <SalaryRoles roles={shown.roles} />}
        <section className="salary-section" aria-labelledby="method-title">
          <h2 id="method-title">How we calculate this</h2>
          <p>
            We count the middle of the range that an employer states, per year of full-time work,
            and never convert currencies. Every employer has the same weight, however many jobs it
            advertises. The 90% interval shows how far a figure would move with other employers of
            the same kind: we draw employers at random many times and keep the middle 90% of the
            results.
          </p>
        </section>
      </section>
    </>
  )
}
