/** /auth/code: signs in with an emailed code instead of a password. */
import { redirect } from 'react-router'
import { readForm } from '#app/request/read-form.ts'
import { viewerOf } from '#app/request/viewer.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { afterFields, parseAfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import type { Route } from './+types/auth-code.ts'
import { notAccepted, privateHeaders, signedIn } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { CodePage } from './code-page.tsx'
import { mailState } from './mail-state.ts'
import { sendCode } from './send-code.ts'

export const headers = privateHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const after = parseAfterSignIn((name) => searchParams.get(name))
  if (viewerOf(context)) throw redirect(after.next)
  return {
    email: searchParams.get('email') ?? '',
    after,
    hasLink: searchParams.get('sent') === 'link',
    mail: mailState(context),
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const email = form.trimmed('email')
  if (form.text('intent') === 'resend') return sendCode(args, email, 'sign-in')
  if (form.text('intent') === 'link') {
    const after = parseAfterSignIn(form.text)
    const metadata = Object.fromEntries(afterFields(after))
    const answer = await askAuth(args, '/sign-in/magic-link', { email, metadata })
    if (!answer.ok) return notAccepted('No link was sent', answer, { email })
    return redirect(signInStep('/auth/code', after, { email, sent: 'link' }))
  }
  const otp = form.code('code')
  const answer = await askAuth(args, '/sign-in/email-otp', { email, otp })
  if (!answer.ok) return notAccepted('Login failed', answer, { email })
  return signedIn(args, answer, parseAfterSignIn(form.text))
}

export default function AuthCode({ loaderData, actionData }: Route.ComponentProps) {
  const { hasLink, ...page } = loaderData
  return (
    <CodePage
      {...page}
      title="Check your email"
      path="/auth/code"
      lede={
        <>
          If <strong>{page.email}</strong> has an account,{' '}
          {hasLink ? 'a sign-in link' : 'a six-digit code'} is on its way.
        </>
      }
      more={
        hasLink ? null : (
          <SubmitButton
            intent="link"
            busy="Sending a link..."
            className="button button-plain"
            formNoValidate
          >
            Send a link instead
          </SubmitButton>
        )
      }
      attempt={actionData}
      submit="Sign in"
      busy="Logging in..."
    />
  )
}
