/** A page that waits for an emailed code: enter it, or request another. */
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { type AfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import { AfterInputs } from './after-inputs.tsx'
import type { Attempt } from './answer.ts'
import { AuthPage } from './auth-page.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { MailHelp } from './mail-help.tsx'
import { MailNotice } from './mail-notice.tsx'
import type { MailState } from './mail-state.ts'
import { Problem } from './problem.tsx'

type Props = {
  title: string
  path: string
  /** The address the code was sent to; empty if the page was opened directly. */
  email: string
  /** The text that says where the code was sent. */
  lede: ReactNode
  after: AfterSignIn
  mail: MailState
  attempt: Attempt | undefined
  submit: string
  busy: string
  /** An alternative, below the form. */
  more?: ReactNode
}

export function CodePage(props: Props) {
  const { title, path, email, lede, after, mail, attempt, submit, busy, more } = props
  const { problems = {}, typed = {} } = attempt ?? {}
  return (
    <AuthPage
      title={title}
      path={path}
      lede={email ? lede : 'Enter the six-digit code from the email we sent you.'}
      aside={<MailHelp sent="code" />}
    >
      <MailNotice mail={mail} />
      <Form method="post" className="auth-form">
        <AfterInputs after={after} />
        <Problem attempt={attempt} />
        {email ? (
          <input type="hidden" name="email" value={email} autoComplete="username" />
        ) : (
          <EmailField defaultValue={typed.email} problem={problems.email} />
        )}
        <CodeField problem={problems.code} />
        <SubmitButton intent="verify" busy={busy}>
          {submit}
        </SubmitButton>
        <div className="flex flex-wrap justify-center gap-x-2">
          <SubmitButton
            intent="resend"
            busy="Sending a code..."
            className="button button-plain"
            formNoValidate
          >
            Send a new code
          </SubmitButton>
          {more}
        </div>
      </Form>
      <p className="auth-foot">
        Not your address?{' '}
        <Link to={signInStep('/auth/signin', after)} className="link">
          Start over
        </Link>
      </p>
    </AuthPage>
  )
}
