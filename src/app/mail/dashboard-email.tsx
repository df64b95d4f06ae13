/** /dashboard/email: which emails the person gets, whether they arrive, and a code to try again after one came back. */
import { data, Form, Link, redirect, useFetcher } from 'react-router'
import '#app/security/security.css'
import './emails.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { CodeField } from '#app/sign-in/code-field.tsx'
import { MailNotice } from '#app/sign-in/mail-notice.tsx'
import { mailState } from '#app/sign-in/mail-state.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { changeAlertSettings } from '#work/alert/change-alert-settings.ts'
import { resumeMail, sendResumeCode } from '#work/mail/resume-mail.ts'
import { isSubscribed } from '#work/newsletter/ask-to-subscribe.ts'
import { subscribeOwn } from '#work/newsletter/subscribe-own.ts'
import type { Route } from './+types/dashboard-email.ts'
import { EMAIL_DELIVERY_PATH } from './email-delivery-path.ts'
import { alertsInWords } from './subscribed-words.ts'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const { id, email } = requireViewer(args)
  const { db } = args.context.get(servicesContext)
  const [known, ownAlerts, settings, subscriber] = await Promise.all([
    suppressions.find(db, email),
    alerts.list(db, id),
    alertSettings.read(db, id),
    subscribers.findByAddress(db, email),
  ])
  const { searchParams } = new URL(args.request.url)
  return {
    email,
    reason: known?.suppressedAt ? known.reason : null,
    isCodeSent: searchParams.has('sent'),
    isResumed: searchParams.has('resumed'),
    mail: mailState(args.context),
    alerts: ownAlerts.length === 0 ? null : alertsInWords(ownAlerts),
    areAlertsOn: !(settings?.isMailOff ?? false),
    isSubscribed: subscriber !== null && isSubscribed(subscriber),
    /** Wallets have no address of their own. */
    hasAddress: !isPlaceholder(email),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const form = await readForm(args.request)
  try {
    switch (form.text('intent')) {
      case 'alerts':
        await changeAlertSettings(services, viewer.id, { isMailOff: form.text('on') !== 'yes' })
        return redirect(EMAIL_DELIVERY_PATH)
      case 'newsletter':
        if (isPlaceholder(viewer.email)) throw new Refusal('invalid_body')
        await subscribeOwn(services, viewer, form.text('on') === 'yes')
        return redirect(EMAIL_DELIVERY_PATH)
      case 'send':
        await sendResumeCode(services, viewer)
        return redirect(`${EMAIL_DELIVERY_PATH}?sent`)
      case 'resume':
        if (await resumeMail(services, viewer, form.code('code')))
          return redirect(`${EMAIL_DELIVERY_PATH}?resumed`)
        return data({ problem: 'This code is wrong or has expired.' }, { status: 422 })
    }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too_many_tries') throw error
    return data({ problem: 'Too many attempts. Wait a minute, then try again.' }, { status: 429 })
  }
  throw new Refusal('invalid_body')
}

export default function DashboardEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, reason, isCodeSent, isResumed, mail } = loaderData
  useFocusOnProblem(actionData)
  return (
    <div className="security-page grid gap-4">
      <PageHead
        title="Emails"
        description="Which emails you get, and whether they reach you."
        path={EMAIL_DELIVERY_PATH}
        isPrivate
      />
      <h1>Emails</h1>
      {reason === null ? (
        <p className={isResumed ? 'notice notice-good' : 'email-fine'} role="status">
          <Icon name="check" />
          <span>
            {isResumed ? (
              <>
                Done. Job alerts and newsletters can go to {email} again. If one of them was
                reported as spam, it is off: turn on{' '}
                <Link to="/dashboard/job-alerts" className="link">
                  emails about alerts
                </Link>{' '}
                or{' '}
                <Link to="/newsletter" className="link">
                  sign up for the newsletter
                </Link>{' '}
                again.
              </>
            ) : (
              <>
                Emails go to <strong>{email}</strong>. None came back.{' '}
                <Link to="/dashboard/security#email" className="link">
                  Change address
                </Link>
              </>
            )}
          </span>
        </p>
      ) : (
        <>
          <p>
            {reason === 'bounced'
              ? `A mail server couldn’t deliver our email to ${email}. The mailbox may be closed, full or misspelled.`
              : `Your email provider reported that an email to ${email} was marked as spam. This can happen by accident.`}{' '}
            We’ve stopped sending job alerts and newsletters to this address. Codes and account
            notices are still sent.
          </p>
          {isCodeSent ? (
            <>
              <p>We’ve sent a code to {email}. Enter it here to get all emails again.</p>
              <MailNotice mail={mail} />
              <Form method="post" className="security-form">
                <CodeField problem={actionData?.problem} />
                <SubmitButton intent="resume" busy="Checking..." className="button button-primary">
                  Send me emails again
                </SubmitButton>
              </Form>
            </>
          ) : (
            actionData?.problem && <p className="form-problem">{actionData.problem}</p>
          )}
          <Form method="post" className="security-form">
            <SubmitButton
              intent="send"
              busy="Sending a code..."
              className={isCodeSent ? 'button' : 'button button-primary'}
            >
              {isCodeSent ? 'Send another code' : 'Send a code'}
            </SubmitButton>
          </Form>
          <p className="text-muted">
            No longer your address?{' '}
            <Link to="/dashboard/security#email" className="link">
              Change it
            </Link>
            .
          </p>
        </>
      )}
      {reason === null && <Switches {...loaderData} />}
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

/** Each kind of email with its switch; what can't be switched off says why. */
function Switches({ alerts: own, areAlertsOn, isSubscribed: isOn, hasAddress }: Shown) {
  return (
    <ul className="emails">
      <li>
        <div>
          <h2 id="email-alerts">Job alerts</h2>
          <p>
            {own ?? 'New jobs for your searches. You have no alerts yet.'}{' '}
            <Link to="/dashboard/job-alerts" className="link">
              {own ? 'Change alerts' : 'Create an alert'}
            </Link>
          </p>
        </div>
        {own && <Switch intent="alerts" labelledBy="email-alerts" isOn={areAlertsOn} />}
      </li>
      {hasAddress && (
        <li>
          <div>
            <h2 id="email-newsletter">Newsletter</h2>
            <p>Who’s hiring and what salaries they offer.</p>
          </div>
          <Switch intent="newsletter" labelledBy="email-newsletter" isOn={isOn} />
        </li>
      )}
      <li>
        <div>
          <h2>Codes and account notices</h2>
          <p>When you sign in, or something about your account changes.</p>
        </div>
        <span className="emails-always">Always on</span>
      </li>
    </ul>
  )
}

type SwitchProps = { intent: string; labelledBy: string; isOn: boolean }

function Switch({ intent, labelledBy, isOn }: SwitchProps) {
  const { Form, state } = useFetcher({ key: intent })
  return (
    <Form method="post" action={EMAIL_DELIVERY_PATH}>
      <input type="hidden" name="on" value={isOn ? 'no' : 'yes'} />
      <button
        type="submit"
        name="intent"
        value={intent}
        role="switch"
        aria-checked={isOn}
        aria-labelledby={labelledBy}
        className="switch"
        disabled={state !== 'idle'}
      >
        <span aria-hidden="true">{isOn ? 'On' : 'Off'}</span>
        <i aria-hidden="true" />
      </button>
    </Form>
  )
}
