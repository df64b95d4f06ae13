/** /newsletter: signs up for the newsletter, also for the footer's form on every page. */
import { data, Form } from 'react-router'
import './newsletter.css'
import { type NewsletterAnswer, sentenceOf } from '#app/frame/newsletter-form.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { networkContext, servicesContext } from '#app/request/context.ts'
import { submitOrFallback } from '#app/request/failed-submission.ts'
import { readForm } from '#app/request/read-form.ts'
import { MailNotice } from '#app/sign-in/mail-notice.tsx'
import { mailState } from '#app/sign-in/mail-state.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { isMailAddress } from '#core/mail/mail-address.ts'
import { CONFIRM_DAYS } from '#core/newsletter/confirmation-pause.ts'
import { CHECK_EMAIL, EMAIL_INVALID, EMAIL_REQUIRED } from '#core/newsletter/newsletter.ts'
import { formatSeconds } from '#core/time/format-seconds.ts'
import { askToSubscribe } from '#work/newsletter/ask-to-subscribe.ts'
import type { Route } from './+types/newsletter.ts'

const PATH = '/newsletter'

const NOT_ANSWERED = {
  title: 'Not subscribed',
  description: 'The server didn’t respond. Try again',
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders.get('Retry-After')
  return wait === null ? {} : { 'Retry-After': wait }
}

export function loader({ context }: Route.LoaderArgs) {
  return { mail: mailState(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const email = (await readForm(request)).trimmed('email')
  if (email === '') return refusing(email, EMAIL_REQUIRED, { status: 422 })
  if (!isMailAddress(email)) return refusing(email, EMAIL_INVALID, { status: 422 })
  try {
    await askToSubscribe(context.get(servicesContext), {
      email,
      network: context.get(networkContext),
    })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'too_many_tries')) throw error
    const seconds = error.retryAfterSeconds ?? 0
    const description = `Try again in ${formatSeconds(seconds)}`
    return refusing(
      email,
      { title: 'Too many attempts', description },
      { status: REFUSALS[error.code].status, headers: { 'Retry-After': `${seconds}` } },
    )
  }
  return data<NewsletterAnswer>({ problem: null, email })
}

const refusing = (email: string, problem: NewsletterAnswer['problem'], init: ResponseInit) =>
  data<NewsletterAnswer>({ problem, email }, init)

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return submitOrFallback(serverAction, async () => ({
    problem: NOT_ANSWERED,
    email: (await readForm(sent)).trimmed('email'),
  }))
}

export default function Newsletter({ loaderData: { mail }, actionData }: Route.ComponentProps) {
  useFocusOnProblem(actionData?.problem ?? undefined)
  return (
    <div className="page newsletter">
      <PageHead
        title="Newsletter"
        description="Who’s hiring and what salaries they offer, by email. Unsubscribe with one click."
        path={PATH}
      />
      {actionData?.problem === null ? (
        <>
          <h1>Almost there</h1>
          <p className="notice" role="status">
            <Icon name="mail" />
            <span>{CHECK_EMAIL}</span>
          </p>
          <p className="text-muted">
            The link works for {CONFIRM_DAYS} days. If nothing arrives within a few minutes, look in
            your spam folder.
          </p>
          <MailNotice mail={mail} />
        </>
      ) : (
        <>
          <h1>Newsletter</h1>
          <p className="newsletter-lede">
            Who’s hiring and what salaries they offer, by email. We don’t track opens or clicks, and
            one click unsubscribes you.
          </p>
          <Form method="post" className="newsletter-sign-up" noValidate>
            <Field
              label="Email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={actionData?.email}
              problem={actionData?.problem ? sentenceOf(actionData.problem) : undefined}
              hint="We’ll send you a link to confirm."
            />
            <SubmitButton
              intent="subscribe"
              busy="Subscribing..."
              className="button button-primary"
            >
              Subscribe
            </SubmitButton>
          </Form>
          <p className="text-sm text-muted">
            We use your address only to send the newsletter. The{' '}
            <a href="/privacy#newsletter" className="link">
              Privacy Policy
            </a>{' '}
            says for how long.
          </p>
        </>
      )}
    </div>
  )
}
