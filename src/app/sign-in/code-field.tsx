/** A six-digit code from an email or an authenticator app. Spaces in pasted codes are ignored. */
import { Field, type FieldProps } from '#app/ui/field.tsx'

export function CodeField(props: Partial<FieldProps>) {
  return (
    <Field
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
      className="input code-input"
    />
  )
}
