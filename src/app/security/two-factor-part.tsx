/** Two-step sign-in: a code from an authenticator app in addition to the first factor. */
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { countOf } from '#core/text/count-of.ts'
import { BackupCodes } from './backup-codes.tsx'
import { SecurityPart } from './part.tsx'
import type { SecurityAnswer } from './security-actions.ts'
import type { SecurityState } from './security-state.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'

type Props = {
  twoFactor: SecurityState['twoFactor']
  isConfirmed: boolean
  answer: SecurityAnswer | undefined
}

export function TwoFactorPart({ twoFactor, isConfirmed, answer }: Props) {
  const mine = answer?.part === 'two-factor' ? answer : undefined
  const { enabled, backupCodesLeft } = twoFactor
  const setup = enabled ? null : mine?.setup
  return (
    <SecurityPart
      id="two-factor"
      title="Two-step sign-in"
      text="When you sign in, we’ll also ask for a code from an app on your phone, unless you use a passkey."
      answer={answer}
    >
      <p className="security-fact">
        {enabled ? `On, with ${countOf(backupCodesLeft, 'backup code')} left` : 'Off'}
      </p>
      {setup && <TwoFactorSetup setup={setup} problems={mine?.problems ?? {}} />}
      {mine?.codes && <BackupCodes codes={mine.codes} />}
      {isConfirmed && !setup && (
        <Form method="post" className="flex flex-wrap gap-2">
          {enabled ? (
            <>
              <SubmitButton intent="backup-codes" busy="Making codes..." className="button">
                Get new backup codes
              </SubmitButton>
              <SubmitButton intent="totp-off" busy="Turning off..." className="button">
                Turn off
              </SubmitButton>
            </>
          ) : (
            <SubmitButton intent="totp-begin" busy="Preparing..." className="button">
              Set up
            </SubmitButton>
          )}
        </Form>
      )}
    </SecurityPart>
  )
}
