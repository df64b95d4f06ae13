/** The address that somebody signs in with. A new one proves itself by a code before it counts. */
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
  /** The new address that waits for its code; null for none. */
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
      title="E-mail address"
      text="You sign in with it, and get codes and news of your account there."
      answer={answer}
    >
      <p className="security-fact">{email}</p>
      {changing ? (
        <>
          <p>
            If <strong>{changing}</strong> is free, a code is on its way to it. Your address changes
            once you type it here.
          </p>
          <MailNotice mail={mail} />
          <Form method="post" className="security-form">
            <CodeField problem={problems.code} />
            <SubmitButton intent="email-prove" busy="Changing..." className="button button-primary">
              Change my address
            </SubmitButton>
          </Form>
        </>
      ) : (
        isConfirmed && (
          <details open={problems.email !== undefined}>
            <summary className="button">Change</summary>
            <Form method="post" className="security-form mt-4">
              <EmailField
                label="New e-mail address"
                autoComplete="email"
                problem={problems.email}
                hint={`We send a code there. We also email the old address, which can undo the change for ${EMAIL_UNDO_DAYS} days.`}
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
