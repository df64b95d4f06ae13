/** /auth/link?token=…: the link from a mail. It signs in when its button is pressed, not when it is opened. */
import { Form } from 'react-router'
import { askAuth } from '#app/ask-auth.ts'
import { notAccepted, privateHeaders, signedIn } from '#app/sign-in/answer.ts'
import { AuthPage } from '#app/sign-in/auth-page.tsx'
import { Problem } from '#app/sign-in/problem.tsx'
import { readForm } from '#app/sign-in/read-form.ts'
import { SubmitButton } from '#app/sign-in/submit-button.tsx'
import { parseAfterSignIn } from '#core/after-sign-in.ts'
import type { Route } from './+types/auth-link.ts'

export const headers = privateHeaders

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const answer = await askAuth(args, '/magic-link/verify', { token: form.text('token') })
  if (!answer.ok) return notAccepted('Login failed', answer)
  return signedIn(args, answer, parseAfterSignIn(form.text))
}

export default function AuthLink({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <AuthPage title="Sign in with your link" path="/auth/link" lede="One press, and you are in.">
      <Form method="post" className="auth-form">
        <input type="hidden" name="token" value={token} />
        <Problem attempt={actionData} />
        <SubmitButton intent="link" busy="Logging in...">
          Login
        </SubmitButton>
      </Form>
      <p className="auth-foot">
        Is the link too old?{' '}
        <a href="/auth/signin" className="link">
          Ask for a new one
        </a>
      </p>
    </AuthPage>
  )
}
