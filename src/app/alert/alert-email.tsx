/**
 * /job-alerts/email?token=…: linked from every email about alerts. Changes or stops these emails without signing in. Only
 * buttons change anything; mail programs unsubscribe with a POST of their own (RFC 8058).
 */
import './job-alerts.css'
import { data, Form } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { linkHeaders, tokenOf } from '#app/request/link-token.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { AccountId } from '#core/account/account.ts'
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  type AlertId,
  alertName,
  FREQUENCY_LABELS,
  requireAlertId,
} from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import { readManageToken } from '#work/alert/alert-email-links.ts'
import { changeAlertSettings } from '#work/alert/change-alert-settings.ts'
import { changeAlert } from '#work/alert/save-alert.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/alert-email.ts'

export const headers = linkHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const id = await accountOf(services, request)
  if (id === null) return data(null)
  const [own, settings] = await Promise.all([
    alerts.list(services.db, id),
    alertSettings.read(services.db, id),
  ])
  const shown = {
    isMailOff: settings?.isMailOff ?? false,
    alerts: own.map((alert) => ({
      id: alert.id,
      name: alertName(alert),
      frequency: alert.frequency,
      isActive: alert.isActive,
    })),
  }
  return data(shown)
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const accountId = await accountOf(services, request)
  if (accountId === null) throw new Refusal('not_found')
  const form = await request.formData()
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  const intent = isOneClick ? 'stop' : (form.get('intent')?.toString() ?? '')
  const said = await act(services, accountId, intent, form)
  return data({ said })
}

async function act(
  services: Services,
  accountId: AccountId,
  intent: string,
  form: FormData,
): Promise<string> {
  if (intent === 'stop' || intent === 'start') {
    const isMailOff = intent === 'stop'
    if (!(await changeAlertSettings(services, accountId, { isMailOff })))
      return 'This account was deleted, so you get no more emails.'
    return intent === 'stop'
      ? 'You’re unsubscribed from alert emails.'
      : 'Alert emails are on again.'
  }
  const id = requireAlertId(form.get('id')?.toString())
  if (intent === 'frequency') {
    const frequency = ALERT_FREQUENCIES.find((known) => known === form.get('frequency'))
    if (!frequency) throw new Refusal('invalid_body')
    await changeAlert(services, { id: accountId }, id, { frequency })
    return `Saved: ${FREQUENCY_LABELS[frequency].toLowerCase()}.`
  }
  if (intent !== 'pause' && intent !== 'activate') throw new Refusal('unknown_action')
  await changeAlert(services, { id: accountId }, id, { isActive: intent === 'activate' })
  return intent === 'activate' ? 'The alert is active again.' : 'The alert is paused.'
}

/** Null for a link that is not ours or too old. */
function accountOf(services: Services, request: Request): Promise<AccountId | null> {
  return readManageToken(services, tokenOf(request))
}

export default function AlertEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page job-alerts job-alerts-alone alert-email">
      <PageHead
        title="Job alert emails"
        description="Change or stop emails about job alerts."
        path="/job-alerts"
        isPrivate
      />
      <h1>Job alert emails</h1>
      {loaderData ? (
        <Choices {...loaderData} said={actionData?.said ?? null} />
      ) : (
        <p>
          This link is incomplete or too old. Use the one in the newest email, or sign in and open{' '}
          <a href="/dashboard/job-alerts" className="link">
            your job alerts
          </a>
          .
        </p>
      )}
    </div>
  )
}

type ChoicesProps = { isMailOff: boolean; alerts: readonly OneAlertProps[]; said: string | null }

function Choices({ isMailOff, alerts: own, said }: ChoicesProps) {
  return (
    <>
      <div role="status">
        {said && (
          <p className="notice">
            <Icon name="check" />
            {said}
          </p>
        )}
      </div>
      <section className="card alert-email-part" id="stop" aria-labelledby="stop-title">
        <h2 id="stop-title">{isMailOff ? 'Emails are off' : 'Stop all alert emails'}</h2>
        <p className="text-muted">
          {isMailOff
            ? 'You get no emails about job alerts. Your alerts are still there, and go on finding jobs.'
            : 'Your alerts stay, and what they find is in your dashboard. You can start the emails again here.'}
        </p>
        <Form method="post">
          <button
            type="submit"
            name="intent"
            value={isMailOff ? 'start' : 'stop'}
            className={isMailOff ? 'button button-primary' : 'button'}
          >
            {isMailOff ? 'Start emails again' : 'Unsubscribe'}
          </button>
        </Form>
      </section>
      {!isMailOff && own.length > 0 && (
        <section aria-labelledby="alerts-title" className="job-alerts-own">
          <h2 id="alerts-title">Or change one alert</h2>
          <ul className="job-alerts-list">
            {own.map((alert) => (
              <li key={alert.id}>
                <OneAlert {...alert} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-muted">
        To change what an alert searches for, open{' '}
        <a href="/dashboard/job-alerts" className="link">
          your job alerts
        </a>
        .
      </p>
    </>
  )
}

type OneAlertProps = { id: AlertId; name: string; frequency: AlertFrequency; isActive: boolean }

function OneAlert({ id, name, frequency, isActive }: OneAlertProps) {
  return (
    <div className={isActive ? 'card alert-card' : 'card alert-card alert-card-paused'}>
      <div className="alert-card-head">
        <h3>{name}</h3>
        {!isActive && <span className="badge badge-quiet">Paused</span>}
      </div>
      <Form method="post" className="alert-email-form">
        <input type="hidden" name="id" value={id} />
        <select
          name="frequency"
          className="input"
          defaultValue={frequency}
          aria-label={`Frequency of ${name}`}
        >
          {ALERT_FREQUENCIES.map((each) => (
            <option key={each} value={each}>
              {FREQUENCY_LABELS[each]}
            </option>
          ))}
        </select>
        <button type="submit" name="intent" value="frequency" className="button">
          Save<span className="sr-only"> frequency of {name}</span>
        </button>
        <button
          type="submit"
          name="intent"
          value={isActive ? 'pause' : 'activate'}
          className="button"
        >
          {isActive ? 'Pause' : 'Activate'}
          <span className="sr-only"> {name}</span>
        </button>
      </Form>
    </div>
  )
}
