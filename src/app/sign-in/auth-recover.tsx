/** /auth/recover: requests a password reset link. The response is the same for known and unknown addresses. */
import { Form, Link, redirect } from 'react-router'
import { readForm } from '#app/request/read-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseAfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import type { Route } from './+types/auth-recover.ts'
import { notAccepted, privateHeaders } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from './email-field.tsx'
import { MailHelp } from './mail-help.tsx'
import { MailNotice } from './mail-notice.tsx'
import { mailState } from './mail-state.ts'
import { Problem } from './problem.tsx'

export const headers = privateHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    /** The address the link was sent to; null before that. */
    sentTo: searchParams.get('sent'),
    isTakenBack: searchParams.get('said') === 'taken-back',
    after: parseAfterSignIn((name) => searchParams.get(name)),
    mail: mailState(context),
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const email = form.trimmed('email')
  const answer = await askAuth(args, '/request-password-reset', { email })
  if (!answer.ok) return notAccepted('No link was sent', answer, { email })
  return redirect(`/auth/recover?sent=${encodeURIComponent(email)}`)
}

export default function AuthRecover({ loaderData, actionData }: Route.ComponentProps) {
  const { sentTo, isTakenBack, after, mail } = loaderData
  const { problems = {}, typed = {} } = actionData ?? {}
  return (
    <AuthPage
      title={sentTo === null ? 'Forgot your password?' : 'Check your email'}
      path="/auth/recover"
      lede={
        sentTo === null ? (
          'We’ll email you a link to choose a new password.'
        ) : (
          <>
            If <strong>{sentTo}</strong> has an account, a link to choose a new password is on its
            way.
          </>
        )
      }
      aside={<MailHelp sent="link" />}
    >
      {isTakenBack && (
        <p className="notice">
          <Icon name="check" />
          <span>You have your account back. Now choose a new password.</span>
        </p>
      )}
      {sentTo !== null && <MailNotice mail={mail} />}
      <Form method="post" className="auth-form" key={sentTo}>
        <Problem attempt={actionData} />
        {sentTo === null ? (
          <>
            <EmailField defaultValue={typed.email} problem={problems.email} />
            <SubmitButton intent="recover" busy="Sending a link...">
              Send me a link
            </SubmitButton>
          </>
        ) : (
          <>
            <input type="hidden" name="email" value={sentTo} />
            <SubmitButton intent="recover" busy="Sending a link..." className="button button-wide">
              Send another link
            </SubmitButton>
          </>
        )}
      </Form>
      <p className="auth-foot">
        Remembered your password?{' '}
        <Link to={signInStep('/auth/signin', after)} className="link">
          Sign in
        </Link>
      </p>
    </AuthPage>
  )
}
