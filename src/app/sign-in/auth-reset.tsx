/** /auth/reset?token=…: the emailed link to choose a new password. Opening it does not use up the token. */
import { Form, redirect } from 'react-router'
import { readForm } from '#app/request/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/auth-reset.ts'
import { notAccepted, privateHeaders } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { AuthPage } from './auth-page.tsx'
import { PasswordField } from './password-field.tsx'
import { NEW_PASSWORD_HINT } from './password-hint.ts'
import { Problem } from './problem.tsx'

export const headers = privateHeaders

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const answer = await askAuth(args, '/reset-password', {
    token: form.text('token'),
    newPassword: form.text('password'),
  })
  if (!answer.ok) return notAccepted('Your password was not changed', answer)
  return redirect('/auth/signin?said=new-password', { headers: answer.headers })
}

export default function AuthReset({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { problems = {} } = actionData ?? {}
  return (
    <AuthPage
      title="Choose a new password"
      path="/auth/reset"
      lede="This signs you out on all devices."
    >
      <Form method="post" className="auth-form">
        <input type="hidden" name="token" value={token} />
        <Problem attempt={actionData} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINT}
          problem={problems.password}
          minLength={8}
          required
        />
        <SubmitButton intent="reset" busy="Saving...">
          Save new password
        </SubmitButton>
      </Form>
      <p className="auth-foot">
        Has the link expired?{' '}
        <a href="/auth/recover" className="link">
          Get a new one
        </a>
      </p>
    </AuthPage>
  )
}
