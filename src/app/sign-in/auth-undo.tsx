/** /auth/undo?token=…: the link that an address gets which an account was taken from. Takes it back when pressed. */
import { Form, redirect } from 'react-router'
import { readForm } from '#app/request/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Route } from './+types/auth-undo.ts'
import { notAccepted, privateHeaders } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { AuthPage } from './auth-page.tsx'
import { Problem } from './problem.tsx'

export const headers = privateHeaders

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const answer = await askAuth(args, '/change-email/undo', { token: form.text('token') })
  if (!answer.ok) return notAccepted('Nothing was changed', answer)
  return redirect('/auth/recover?said=taken-back', { headers: answer.headers })
}

export default function AuthUndo({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <AuthPage
      title="Take your account back"
      path="/auth/undo"
      lede="Your account signs in with your old address again. Every device is signed out, and the password, every access token, the address of your calendar, and the ways to sign in that were added since the day before are removed."
    >
      <Form method="post" className="auth-form">
        <input type="hidden" name="token" value={token} />
        <Problem attempt={actionData} />
        <SubmitButton intent="undo" busy="Taking it back...">
          Take my account back
        </SubmitButton>
      </Form>
      <p className="auth-foot">Was the change yours? Then there is nothing to do here.</p>
    </AuthPage>
  )
}
