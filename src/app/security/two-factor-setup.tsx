/** Sets up a second factor in three steps on one page: the app, the backup codes, the first code. */
import { Form } from 'react-router'
import { CodeField } from '#app/sign-in/code-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { SignInProblems } from '#core/account/sign-in-problem.ts'
import { BackupCodes } from './backup-codes.tsx'
import type { QrDrawing } from './qr-drawing.ts'

export type Setup = { uri: string; secret: string; codes: string[]; drawing: QrDrawing | null }

type Props = { setup: Setup; problems: SignInProblems }

export function TwoFactorSetup({ setup, problems }: Props) {
  const { uri, secret, codes, drawing } = setup
  return (
    <ol className="setup-steps">
      <li>
        <h3>Add Rolecall to your authenticator app</h3>
        <div className="setup-key">
          {drawing && (
            <svg
              viewBox={`0 0 ${drawing.side} ${drawing.side}`}
              className="qr"
              role="img"
              aria-label="QR code for your authenticator app"
            >
              <path d={drawing.path} />
            </svg>
          )}
          <div>
            <p>Scan the QR code, or enter this key:</p>
            <p className="setup-secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
            <p>
              On this device?{' '}
              <a href={uri} className="link">
                Open the app
              </a>
            </p>
          </div>
        </div>
      </li>
      <li>
        <h3>Save your backup codes</h3>
        <BackupCodes codes={codes} />
      </li>
      <li>
        <h3>Enter the code the app shows now</h3>
        <Form method="post" className="security-form mt-2">
          <input type="hidden" name="uri" value={uri} />
          <input type="hidden" name="codes" value={codes.join(' ')} />
          <CodeField problem={problems.code} />
          <SubmitButton intent="totp-finish" busy="Turning on..." className="button button-primary">
            Turn on two-step sign-in
          </SubmitButton>
        </Form>
      </li>
    </ol>
  )
}
