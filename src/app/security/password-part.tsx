/** The password: changed, or set for the first time by who signs in without one. */
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
      text="A new one signs out every other device."
      answer={answer}
    >
      <p className="security-fact">{hasPassword ? 'Set' : 'None yet'}</p>
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
              Save the new password
            </SubmitButton>
          </Form>
        </details>
      )}
    </SecurityPart>
  )
}
