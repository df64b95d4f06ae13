/** The address a person signs in with. A new address must be proved with a code. */
import { Form } from 'react-router'
import { CodeField } from '#app/sign-in/code-field.tsx'
import { EmailField } from '#app/sign-in/email-field.tsx'
import { MailNotice } from '#app/sign-in/mail-notice.tsx'
import type { MailState } from '#app/sign-in/mail-state.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { EMAIL_UNDO_DAYS } from '#core/account/sign-in-times.ts'
import { SecurityPart } from './part.tsx'
import type { SecurityAnswer } from './security-actions.ts'

type Props = {
  email: string
  /** The new address that has not been proved yet; null for none. */
  changing: string | null
  isConfirmed: boolean
  mail: MailState
  answer: SecurityAnswer | undefined
}

export function EmailPart({ email, changing, isConfirmed, mail, answer }: Props) {
  const problems = answer?.part === 'email' ? answer.problems : {}
  return (
    <SecurityPart
      id="email"
      title="Email address"
      text="You sign in with this address, and we send codes and account notices to it."
      answer={answer}
    >
      <p className="security-fact">{email}</p>
      {changing ? (
        <>
          <p>
            If <strong>{changing}</strong> isn’t already in use, we’ve sent a code to it. Enter the
            code here to change your address.
          </p>
          <MailNotice mail={mail} />
          <Form method="post" className="security-form">
            <CodeField problem={problems.code} />
            <SubmitButton intent="email-prove" busy="Changing..." className="button button-primary">
              Change address
            </SubmitButton>
          </Form>
        </>
      ) : (
        isConfirmed && (
          <details open={problems.email !== undefined}>
            <summary className="button">Change</summary>
            <Form method="post" className="security-form mt-4">
              <EmailField
                label="New email address"
                autoComplete="email"
                problem={problems.email}
                hint={`We’ll send a code to the new address. We’ll also email your old address a link to undo the change. The link works for ${EMAIL_UNDO_DAYS} days.`}
              />
              <SubmitButton intent="email-send" busy="Sending a code..." className="button">
                Send a code
              </SubmitButton>
            </Form>
          </details>
        )
      )}
    </SecurityPart>
  )
}
