/** The form that makes an access token. */
import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { MAX_TOKEN_NAME, TOKEN_LIFETIMES, type TokenLifetime } from '#core/account/access-token.ts'
import type { TypedToken } from './data-actions.ts'

type Props = {
  typed: TypedToken | null
  problem: string | null
  /** Whether the person proved lately who they are; otherwise they are asked to. */
  isConfirmed: boolean
}

const DEFAULT_DAYS: TokenLifetime = 90

export function NewAccessToken({ typed, problem, isConfirmed }: Props) {
  const access = typed?.access === 'write' ? 'write' : 'read'
  return (
    <Form method="post" className="your-data-form">
      <Field
        label="Name"
        name="name"
        required
        maxLength={MAX_TOKEN_NAME}
        autoComplete="off"
        placeholder="What will use it"
        defaultValue={typed?.name}
        problem={problem ?? undefined}
      />
      <div>
        <label htmlFor="token-access" className="label">
          May
        </label>
        <select id="token-access" name="access" className="input" defaultValue={access}>
          <option value="read">read</option>
          <option value="write">read and change</option>
        </select>
      </div>
      <div>
        <label htmlFor="token-lifetime" className="label">
          Ends
        </label>
        <select
          id="token-lifetime"
          name="lifetime"
          className="input"
          defaultValue={typed?.lifetime ?? String(DEFAULT_DAYS)}
        >
          {TOKEN_LIFETIMES.map((days) => (
            <option key={String(days)} value={String(days)}>
              {days === null ? 'never' : `after ${days} days`}
            </option>
          ))}
        </select>
      </div>
      <SubmitButton intent="make-token" busy="Making…" className="button button-primary">
        Make a token
      </SubmitButton>
      {!isConfirmed && (
        <p className="hint your-data-note">You will be asked once more that it is you.</p>
      )}
    </Form>
  )
}
