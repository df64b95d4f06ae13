/** /auth/two-factor: the second step of signing in, with an authenticator code or a backup code. */
import { Form, redirect } from 'react-router'
import { readForm } from '#app/request/read-form.ts'
import { viewerOf } from '#app/request/viewer.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseAfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import type { Route } from './+types/auth-two-factor.ts'
import { AfterInputs } from './after-inputs.tsx'
import { notAccepted, privateHeaders, signedIn } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { AuthPage } from './auth-page.tsx'
import { CodeField } from './code-field.tsx'
import { Problem } from './problem.tsx'

export const headers = privateHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const after = parseAfterSignIn((name) => searchParams.get(name))
  if (viewerOf(context)) throw redirect(after.next)
  return { after, isBackup: searchParams.has('backup') }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const answer =
    form.text('intent') === 'backup'
      ? await askAuth(args, '/two-factor/verify-backup-code', { code: form.trimmed('code') })
      : await askAuth(args, '/two-factor/verify-totp', { code: form.code('code') })
  if (!answer.ok) return notAccepted('Login failed', answer)
  return signedIn(args, answer, parseAfterSignIn(form.text))
}

export default function AuthTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { after, isBackup } = loaderData
  const { problems = {} } = actionData ?? {}
  const other = signInStep('/auth/two-factor', after, isBackup ? {} : { backup: '1' })
  return (
    <AuthPage
      title="One more step"
      path="/auth/two-factor"
      lede={
        isBackup
          ? 'Enter one of your backup codes. Each code works once.'
          : 'Enter the six-digit code from your authenticator app.'
      }
    >
      <Form method="post" className="auth-form" key={isBackup ? 'backup' : 'totp'}>
        <AfterInputs after={after} />
        <Problem attempt={actionData} />
        {isBackup ? (
          <CodeField
            label="Backup code"
            inputMode="text"
            autoComplete="off"
            problem={problems.code}
          />
        ) : (
          <CodeField problem={problems.code} />
        )}
        <SubmitButton intent={isBackup ? 'backup' : 'totp'} busy="Logging in...">
          Sign in
        </SubmitButton>
      </Form>
      <p className="auth-foot flex flex-wrap justify-between gap-x-6 gap-y-2">
        <a href={other} className="link">
          {isBackup ? 'Use the authenticator app' : 'Use a backup code'}
        </a>
        <a href={signInStep('/auth/signin', after)} className="link">
          Start over
        </a>
      </p>
    </AuthPage>
  )
}
