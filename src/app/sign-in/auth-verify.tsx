/** /auth/verify: proves a new account's address with an emailed code, then signs in. */

import { readForm } from '#app/request/read-form.ts'
import { parseAfterSignIn } from '#core/account/after-sign-in.ts'
import type { Route } from './+types/auth-verify.ts'
import { notAccepted, privateHeaders, signedIn } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { CodePage } from './code-page.tsx'
import { mailState } from './mail-state.ts'
import { sendCode } from './send-code.ts'

export const headers = privateHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    email: searchParams.get('email') ?? '',
    after: parseAfterSignIn((name) => searchParams.get(name)),
    mail: mailState(context),
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const email = form.trimmed('email')
  if (form.text('intent') === 'resend') return sendCode(args, email, 'email-verification')
  const otp = form.code('code')
  const answer = await askAuth(args, '/email-otp/verify-email', { email, otp })
  if (!answer.ok) return notAccepted('Not confirmed', answer, { email })
  return signedIn(args, answer, parseAfterSignIn(form.text))
}

export default function AuthVerify({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CodePage
      {...loaderData}
      title="Confirm your email address"
      path="/auth/verify"
      lede={
        <>
          We’ve sent an email to <strong>{loaderData.email}</strong>. Enter the six-digit code from
          it.
        </>
      }
      attempt={actionData}
      submit="Confirm"
      busy="Confirming..."
    />
  )
}
