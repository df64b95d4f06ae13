/** The address that a person signs in with; password managers know it as the name of the user. */
import { Field, type FieldProps } from '#app/ui/field.tsx'

export function EmailField(props: Partial<FieldProps>) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}
