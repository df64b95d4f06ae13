/** Hidden fields with what happens after signing in. */
import { type AfterSignIn, afterFields } from '#core/account/after-sign-in.ts'

export function AfterInputs({ after }: { after: AfterSignIn }) {
  return afterFields(after).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
