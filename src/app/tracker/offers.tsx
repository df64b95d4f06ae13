/**
 * /dashboard/job-tracker/offers: offers side by side, in one currency and per year, and a form for each. The URL holds
 * the currency. Works without JavaScript.
 */
import '#app/ui/back-link.css'
import './offers.css'
import { data, Form, useSubmit } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { type Offer, OfferInput } from '#core/tracker/offer.ts'
import { lead } from '#core/tracker/offer-comparison.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import * as applications from '#store/applications.ts'
import { offersSideBySide, putOffer, removeOffer } from '#work/tracker/application-offers.ts'
import type { Route } from './+types/offers.ts'
import { OfferForm } from './offer-form.tsx'
import { leadInWords } from './offer-lead-words.ts'
import { OfferTable } from './offer-table.tsx'
import { readOfferForm } from './read-offer-form.ts'

const PATH = `${TRACKER_PATH}/offers`

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const asked = new URL(args.request.url).searchParams.get('currency')
  const [comparison, cards] = await Promise.all([
    offersSideBySide(services, id, asked),
    applications.list(services.db, id, services.clock.now()),
  ])
  const known = new Set(comparison.offers.map(({ applicationId }) => applicationId))
  const open = cards
    .filter(({ id, stage }) => !known.has(id) && stage === 'Offer Received')
    .map(({ id, jobTitle, companyName }) => ({ id, jobTitle, companyName }))
  return { comparison, open }
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { id: accountId } = requireViewer({ request, ...args })
  const services = args.context.get(servicesContext)
  const form = await request.formData()
  const applicationId = readNumericId<ApplicationId>(form.get('applicationId')?.toString())
  if (applicationId === null) throw new Refusal('not_found')
  const intent = form.get('intent')
  if (intent === 'remove') {
    const { offers } = await offersSideBySide(services, accountId, null)
    const removed = offers.find((it) => it.applicationId === applicationId)
    await removeOffer(services, accountId, applicationId)
    return { said: 'Offer removed.', undo: removed ? fieldsOf(removed) : null, failed: null }
  }
  if (intent !== 'save') throw new Refusal('unknown_action')
  const read = readOfferForm(form)
  if ('problems' in read) {
    return data({ said: null, undo: null, failed: { applicationId, ...read } }, { status: 422 })
  }
  await putOffer(services, accountId, applicationId, read.offer)
  return { said: 'Offer saved.', undo: null, failed: null }
}

/** The form that stores this offer again. */
const fieldsOf = (offer: Offer): Record<string, string> => ({
  ...Object.fromEntries(
    Object.keys(OfferInput.shape).map((name) => [
      name,
      String(offer[name as keyof OfferInput] ?? ''),
    ]),
  ),
  intent: 'save',
  applicationId: String(offer.applicationId),
})

export default function Offers({ loaderData, actionData }: Route.ComponentProps) {
  const { comparison, open } = loaderData
  const { offers, currency, ratesOn } = comparison
  const best = lead(comparison)
  const submit = useSubmit()
  const failed = actionData?.failed ?? null
  const forms = [
    ...open.map((it) => ({ ...it, offer: null })),
    ...offers.map((offer) => ({
      id: offer.applicationId,
      jobTitle: offer.jobTitle,
      companyName: offer.companyName,
      offer,
    })),
  ]
  return (
    <div className="offers-page">
      <PageHead title="Offers" description="Your offers side by side." path={PATH} isPrivate />
      <a href={TRACKER_PATH} className="back-link">
        <Icon name="arrow-left" />
        Job Tracker
      </a>
      <header className="offers-head">
        <h1>Offers</h1>
        {best && <p className="offers-answer">{leadInWords(best, currency)}</p>}
        <div role="status">
          {actionData?.said && (
            <div className="notice">
              <Icon name="check" />
              <span>{actionData.said}</span>
              {actionData.undo && (
                <Form method="post" preventScrollReset>
                  {Object.entries(actionData.undo).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <button type="submit" className="button button-plain button-small">
                    Undo
                  </button>
                </Form>
              )}
            </div>
          )}
        </div>
      </header>
      {offers.length > 0 && (
        <section aria-label="Comparison">
          <Form method="get" action={PATH} className="offers-currency">
            <label htmlFor="offers-currency" className="label">
              Compare in
            </label>
            <select
              key={currency}
              id="offers-currency"
              name="currency"
              className="input"
              defaultValue={currency}
              onChange={({ currentTarget }) => void submit(currentTarget.form)}
            >
              {CURRENCY_CODES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
            <button type="submit" className="button without-script">
              Compare
            </button>
          </Form>
          <OfferTable offers={offers} currency={currency} />
          {ratesOn && (
            <p className="offers-quiet">
              Amounts marked ≈ are converted to {currency} at rough exchange rates of{' '}
              {formatDay(ratesOn)}. The amounts as offered are below them.
            </p>
          )}
          <p className="offers-quiet">
            Per year and before taxes. Hourly pay is calculated for 52 weeks. Bonus and equity are
            what you expect in a year.
          </p>
        </section>
      )}
      {forms.length === 0 ? (
        <p className="offers-none">
          No offers yet. Move an application to Offer Received, then add what they offered here.
        </p>
      ) : (
        <section aria-labelledby="offers-details">
          <h2 id="offers-details">Details</h2>
          {forms.map(({ id, jobTitle, companyName, offer }) => (
            <OfferForm
              key={`${id} ${JSON.stringify(offer)}`}
              id={id}
              name={`${jobTitle} at ${companyName}`}
              offer={offer}
              currency={currency}
              failed={failed?.applicationId === id ? failed : null}
            />
          ))}
        </section>
      )}
    </div>
  )
}
