/** The form that creates an access token, folded until it is needed. */
import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { MAX_TOKEN_NAME, TOKEN_LIFETIMES, type TokenLifetime } from '#core/account/access-token.ts'
import type { TypedToken } from './data-actions.ts'

type Props = {
  typed: TypedToken | null
  problem: string | null
  /** Whether the person re-authenticated recently; if not, they are asked to. */
  isConfirmed: boolean
  /** Whether the person comes from re-authenticating, which created nothing yet. */
  isToBeCreated: boolean
}

const DEFAULT_DAYS: TokenLifetime = 90

export function NewAccessToken({ typed, problem, isConfirmed, isToBeCreated }: Props) {
  const access = typed?.access === 'write' ? 'write' : 'read'
  return (
    <details className="your-data-new" open={isToBeCreated || typed !== null || problem !== null}>
      <summary className="button">Create token</summary>
      <Form method="post" className="your-data-form">
        {isToBeCreated && (
          <p className="notice" role="status">
            <Icon name="info" />
            <span>Thanks, it’s you. The token isn’t created yet: choose “Create”.</span>
          </p>
        )}
        <Field
          label="Token name"
          name="name"
          required
          maxLength={MAX_TOKEN_NAME}
          autoComplete="off"
          placeholder="Backup script"
          defaultValue={typed?.name}
          problem={problem ?? undefined}
        />
        <div>
          <label htmlFor="token-access" className="label">
            Access
          </label>
          <select id="token-access" name="access" className="input" defaultValue={access}>
            <option value="read">Read only</option>
            <option value="write">Read and write</option>
          </select>
        </div>
        <div>
          <label htmlFor="token-lifetime" className="label">
            Expires
          </label>
          <select
            id="token-lifetime"
            name="lifetime"
            className="input"
            defaultValue={typed?.lifetime ?? String(DEFAULT_DAYS)}
          >
            {TOKEN_LIFETIMES.map((days) => (
              <option key={String(days)} value={String(days)}>
                {days === null ? 'Never' : `In ${days} days`}
              </option>
            ))}
          </select>
        </div>
        <SubmitButton intent="make-token" busy="Creating…" className="button">
          Create
        </SubmitButton>
        {!isConfirmed && (
          <p className="hint your-data-note">We’ll ask you to confirm it’s you first.</p>
        )}
      </Form>
    </details>
  )
}
