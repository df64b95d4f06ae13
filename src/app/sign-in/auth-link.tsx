/** /auth/link?token=…: the emailed sign-in link. Opening it does nothing yet; its button signs in, then continues. */
import { Form } from 'react-router'
import { readForm } from '#app/request/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseAfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import type { Route } from './+types/auth-link.ts'
import { AfterInputs } from './after-inputs.tsx'
import { notAccepted, privateHeaders, signedIn } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { AuthPage } from './auth-page.tsx'
import { Problem } from './problem.tsx'

export const headers = privateHeaders

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return {
    token: searchParams.get('token') ?? '',
    after: parseAfterSignIn((name) => searchParams.get(name)),
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const answer = await askAuth(args, '/magic-link/verify', { token: form.text('token') })
  if (!answer.ok) return notAccepted('Login failed', answer)
  return signedIn(args, answer, parseAfterSignIn(form.text))
}

export default function AuthLink({ loaderData, actionData }: Route.ComponentProps) {
  const { token, after } = loaderData
  return (
    <AuthPage title="Sign in with your link" path="/auth/link" lede="One press and you’re in.">
      <Form method="post" className="auth-form">
        <input type="hidden" name="token" value={token} />
        <AfterInputs after={after} />
        <Problem attempt={actionData} />
        <SubmitButton intent="link" busy="Logging in...">
          Sign in
        </SubmitButton>
      </Form>
      <p className="auth-foot">
        Has the link expired?{' '}
        <a href={signInStep('/auth/signin', after)} className="link">
          Get a new one
        </a>
      </p>
    </AuthPage>
  )
}
