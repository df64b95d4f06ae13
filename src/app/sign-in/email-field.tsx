/** The address a person signs in with. `username` tells password managers so. */
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
