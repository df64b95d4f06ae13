/** Changes the password, or sets one for a person who signs in without. */
import { Form } from 'react-router'
import { PasswordField } from '#app/sign-in/password-field.tsx'
import { NEW_PASSWORD_HINT } from '#app/sign-in/password-hint.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { SecurityPart } from './part.tsx'
import { RevokeTokens } from './revoke-tokens.tsx'
import type { SecurityAnswer } from './security-actions.ts'

type Props = {
  email: string
  hasPassword: boolean
  isConfirmed: boolean
  answer: SecurityAnswer | undefined
}

export function PasswordPart({ email, hasPassword, isConfirmed, answer }: Props) {
  const problems = answer?.part === 'password' ? answer.problems : {}
  return (
    <SecurityPart
      id="password"
      title="Password"
      text="Changing your password signs you out on all other devices."
      answer={answer}
    >
      <p className="security-fact">{hasPassword ? 'Password set' : 'No password set'}</p>
      {isConfirmed && (
        <details
          open={(problems.currentPassword ?? problems.password) !== undefined}
          key={answer?.said}
        >
          <summary className="button">{hasPassword ? 'Change' : 'Set a password'}</summary>
          <Form method="post" className="security-form mt-4">
            <input type="hidden" name="email" value={email} autoComplete="username" />
            {hasPassword && (
              <PasswordField
                label="Current password"
                name="current"
                autoComplete="current-password"
                problem={problems.currentPassword}
                required
              />
            )}
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              hint={NEW_PASSWORD_HINT}
              problem={problems.password}
              minLength={8}
              required
            />
            <RevokeTokens />
            <SubmitButton intent="password" busy="Saving..." className="button">
              Save new password
            </SubmitButton>
          </Form>
        </details>
      )}
    </SecurityPart>
  )
}
