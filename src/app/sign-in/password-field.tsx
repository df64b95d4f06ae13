/** A password field that allows pasting and autofill and can show the password. */
import { useState } from 'react'
import { Field, type FieldProps } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = Omit<FieldProps, 'autoComplete' | 'type'> & {
  /** Tells password managers whether to fill in a password or to generate one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field spellCheck={false} autoCapitalize="none" {...props} type={isShown ? 'text' : 'password'}>
      {({ input }) => (
        <div className="password-field">
          <input {...input} />
          <button
            type="button"
            className="password-show needs-script"
            aria-pressed={isShown}
            aria-controls={input.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
            <span className="sr-only">Show password</span>
          </button>
        </div>
      )}
    </Field>
  )
}
