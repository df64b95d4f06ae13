/** /dashboard/email: whether our mail reaches the person, and a code to try again after it came back. */
import { data, Form, Link, redirect } from 'react-router'
import '#app/security/security.css'
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
import * as alerts from '#store/alerts.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { resumeMail, sendResumeCode } from '#work/mail/resume-mail.ts'
import type { Route } from './+types/dashboard-email.ts'
import { EMAIL_DELIVERY_PATH } from './email-delivery-path.ts'
import { alertsInWords } from './subscribed-words.ts'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const { id, email } = requireViewer(args)
  const { db } = args.context.get(servicesContext)
  const [known, ownAlerts, subscriber] = await Promise.all([
    suppressions.find(db, email),
    alerts.list(db, id),
    subscribers.findByAddress(db, email),
  ])
  const { searchParams } = new URL(args.request.url)
  return {
    email,
    reason: known?.suppressedAt ? known.reason : null,
    isCodeSent: searchParams.has('sent'),
    isResumed: searchParams.has('resumed'),
    mail: mailState(args.context),
    alerts: alertsInWords(ownAlerts),
    isSubscribed: Boolean(subscriber?.confirmedAt && !subscriber.unsubscribedAt),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const form = await readForm(args.request)
  try {
    switch (form.text('intent')) {
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
        title="Email delivery"
        description="Whether our emails reach you."
        path={EMAIL_DELIVERY_PATH}
        isPrivate
      />
      <h1>Email delivery</h1>
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
                There are no known problems with email to <strong>{email}</strong>.
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
      {reason === null && (
        <WhatComes alerts={loaderData.alerts} isSubscribed={loaderData.isSubscribed} />
      )}
    </div>
  )
}

/** Which emails come to the address, and where each is changed. */
function WhatComes({ alerts, isSubscribed }: { alerts: string; isSubscribed: boolean }) {
  return (
    <section aria-labelledby="what-comes" className="email-comes">
      <h2 id="what-comes">What we send there</h2>
      <dl>
        <div>
          <dt>Job alerts</dt>
          <dd>{alerts}</dd>
          <dd>
            <Link to="/dashboard/job-alerts" className="button button-small">
              Change alerts
            </Link>
          </dd>
        </div>
        <div>
          <dt>Newsletter</dt>
          <dd>
            {isSubscribed
              ? 'Subscribed. Every issue has a link to unsubscribe.'
              : 'Not subscribed. It says who’s hiring and what they pay.'}
          </dd>
          {!isSubscribed && (
            <dd>
              <Link to="/newsletter" className="button button-small">
                Sign up
              </Link>
            </dd>
          )}
        </div>
        <div>
          <dt>Codes and account notices</dt>
          <dd>When you sign in, or something about your account changes.</dd>
          <dd>
            <Link to="/dashboard/security#email" className="button button-small">
              Change address
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  )
}
