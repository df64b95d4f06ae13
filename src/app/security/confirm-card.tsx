/** Asks for a fresh proof of identity before sensitive changes. One way is open, the others are collapsed. */
import { Form } from 'react-router'
import { CodeField } from '#app/sign-in/code-field.tsx'
import { MailNotice } from '#app/sign-in/mail-notice.tsx'
import type { MailState } from '#app/sign-in/mail-state.ts'
import { PasskeyButton } from '#app/sign-in/passkey-button.tsx'
import { PasswordField } from '#app/sign-in/password-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PROOF_MINUTES } from '#core/account/sign-in-times.ts'
import type { SecurityAnswer } from './security-actions.ts'
import type { Ways } from './security-state.ts'

type Props = {
  ways: Ways
  email: string
  mail: MailState
  answer: SecurityAnswer | undefined
}

export function ConfirmCard({ ways, email, mail, answer }: Props) {
  const mine = answer?.part === 'confirm' ? answer : undefined
  const isCodeSent = mine?.isCodeSent === true
  const problem = mine?.problems.form ?? mine?.problems.password ?? mine?.problems.code
  return (
    <section className="card confirm-card" aria-labelledby="confirm-title">
      <h2 id="confirm-title">
        <Icon name="lock" />
        Confirm it’s you
      </h2>
      <p className="text-muted">
        To protect your account, confirm it’s you before you change something here. We won’t ask
        again for {PROOF_MINUTES} minutes.
      </p>
      {problem && (
        <p className="form-problem" role="alert">
          <Icon name="circle-alert" />
          <span>{problem}</span>
        </p>
      )}
      {isCodeSent && <MailNotice mail={mail} />}
      {isCodeSent && (
        <Form method="post" className="security-form">
          <CodeField label={`Code sent to ${email}`} />
          <SubmitButton intent="confirm-code" busy="Confirming..." className={PRIMARY}>
            Confirm
          </SubmitButton>
        </Form>
      )}
      {ways.password && !isCodeSent && (
        <Form method="post" className="security-form">
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
          />
          <SubmitButton intent="confirm-password" busy="Confirming..." className={PRIMARY}>
            Confirm
          </SubmitButton>
        </Form>
      )}
      {ways.totp && (
        <details open={!ways.password}>
          <summary className="link">Use the authenticator app</summary>
          <Form method="post" className="security-form mt-3">
            <CodeField label="Code from the app" />
            <SubmitButton intent="confirm-totp" busy="Confirming..." className="button">
              Confirm
            </SubmitButton>
          </Form>
        </details>
      )}
      {ways.totp && (
        <details>
          <summary className="link">Use a backup code</summary>
          <Form method="post" className="security-form mt-3">
            <CodeField label="Backup code" inputMode="text" autoComplete="off" />
            <SubmitButton intent="confirm-backup" busy="Confirming..." className="button">
              Confirm
            </SubmitButton>
          </Form>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {ways.passkey && <PasskeyButton fields={[]} label="Use a passkey" isSmall />}
        {ways.code && (
          <Form method="post">
            <SubmitButton
              intent="confirm-send"
              busy="Sending a code..."
              className={ways.password || isCodeSent ? 'button' : PRIMARY}
            >
              <Icon name="mail" />
              {isCodeSent ? 'Send another code' : 'Email me a code'}
            </SubmitButton>
          </Form>
        )}
      </div>
    </section>
  )
}

const PRIMARY = 'button button-primary'
