/** A code of six digits out of a mail or an authenticator app. Spaces in what is pasted do no harm. */
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
