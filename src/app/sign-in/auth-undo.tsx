/** /auth/undo?token=…: the link sent to the old address after a change of address. Its button undoes the change. */
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
      lede="You’ll sign in with your old address again. We sign out all devices, and remove your password, access tokens, calendar and feed addresses, alert notifications, and any sign-in methods added since the day before the change."
    >
      <Form method="post" className="auth-form">
        <input type="hidden" name="token" value={token} />
        <Problem attempt={actionData} />
        <SubmitButton intent="undo" busy="Restoring...">
          Take my account back
        </SubmitButton>
      </Form>
      <p className="auth-foot">
        Did you make the change yourself? Then you don’t need to do anything.
      </p>
    </AuthPage>
  )
}
