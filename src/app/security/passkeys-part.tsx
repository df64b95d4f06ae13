/** The person's passkeys, and adding one on this device. */
import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { SecurityPart } from './part.tsx'
import type { SecurityAnswer } from './security-actions.ts'
import type { OwnPasskey } from './security-state.ts'

type Props = {
  passkeys: readonly OwnPasskey[]
  /** The name of this device, suggested for its passkey. */
  device: string
  now: Date
  isConfirmed: boolean
  answer: SecurityAnswer | undefined
}

export function PasskeysPart({ passkeys, device, now, isConfirmed, answer }: Props) {
  return (
    <SecurityPart
      id="passkeys"
      title="Passkeys"
      text="Sign in with your fingerprint, face or PIN instead of a password."
      answer={answer}
    >
      {passkeys.length === 0 ? (
        <p className="security-fact">No passkeys</p>
      ) : (
        <ul className="security-list">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} now={now} isConfirmed={isConfirmed} />
          ))}
        </ul>
      )}
      {isConfirmed && <AddPasskey name={device} />}
    </SecurityPart>
  )
}

type PasskeyProps = Pick<Props, 'now' | 'isConfirmed'> & { passkey: OwnPasskey }

function Passkey({ passkey: { id, name, createdAt }, now, isConfirmed }: PasskeyProps) {
  const shown = name ?? 'Passkey'
  return (
    <li>
      <Icon name="key" className="size-5" />
      <div className="security-item">
        <strong>{shown}</strong>
        <span className="hint">
          Added <TimeAgo at={createdAt} now={now} inSentence />
        </span>
        <details name={`passkey-${id}`} key={shown}>
          <summary className="link">
            Rename<span className="sr-only"> {shown}</span>
          </summary>
          <Form method="post" className="security-form mt-2">
            <input type="hidden" name="id" value={id} />
            <Field label="Name" name="name" defaultValue={shown} maxLength={200} required />
            <SubmitButton intent="passkey-rename" busy="Saving..." className="button">
              Save name
            </SubmitButton>
          </Form>
        </details>
        {isConfirmed && (
          <details name={`passkey-${id}`}>
            <summary className="link">
              Remove<span className="sr-only"> {shown}</span>
            </summary>
            <Form method="post" className="mt-2 space-y-2">
              <input type="hidden" name="id" value={id} />
              <p className="text-sm">
                You won’t be able to sign in with it, and this can’t be undone. Your device may keep
                offering it until you delete it there too.
              </p>
              <SubmitButton intent="passkey-remove" busy="Removing..." className="button">
                Remove this passkey
              </SubmitButton>
            </Form>
          </details>
        )}
      </div>
    </li>
  )
}
