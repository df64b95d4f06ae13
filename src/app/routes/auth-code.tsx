/** /auth/code: signing in with a code from a mail instead of a password. */
import { redirect } from 'react-router'
import { askAuth } from '#app/ask-auth.ts'
import { worldContext } from '#app/context.ts'
import { notAccepted, privateHeaders, signedIn } from '#app/sign-in/answer.ts'
import { CodePage } from '#app/sign-in/code-page.tsx'
import { isMailSent } from '#app/sign-in/is-mail-sent.ts'
import { readForm } from '#app/sign-in/read-form.ts'
import { sendCode } from '#app/sign-in/send-code.ts'
import { viewerOf } from '#app/viewer.ts'
import { parseAfterSignIn } from '#core/after-sign-in.ts'
import type { Route } from './+types/auth-code.ts'

export const headers = privateHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const after = parseAfterSignIn((name) => searchParams.get(name))
  if (viewerOf(context)) throw redirect(after.next)
  return {
    email: searchParams.get('email') ?? '',
    after,
    isMailSent: isMailSent(context.get(worldContext)),
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const email = form.trimmed('email')
  if (form.text('intent') === 'resend') return sendCode(args, email, 'sign-in')
  const otp = form.code('code')
  const answer = await askAuth(args, '/sign-in/email-otp', { email, otp })
  if (!answer.ok) return notAccepted('Login failed', answer, { email })
  return signedIn(args.context, answer, parseAfterSignIn(form.text))
}

export default function AuthCode({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CodePage
      {...loaderData}
      title="Check your mail"
      path="/auth/code"
      lede={
        <>
          If <strong>{loaderData.email}</strong> has an account, a code of six digits is on its way.
        </>
      }
      attempt={actionData}
      submit="Login"
      busy="Logging in..."
    />
  )
}
