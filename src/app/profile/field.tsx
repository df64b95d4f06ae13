/** A labeled field of a profile, with its hint and its error. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type Common = { label: string; hint?: ReactNode; problem?: string | undefined }

export function TextField({ label, hint, problem, ...rest }: Common & ComponentProps<'input'>) {
  const { parts, labels } = useField({ label, hint, problem })
  return labels(<input className="input" autoComplete="off" {...rest} {...parts} />)
}

export function TextArea({ label, hint, problem, ...rest }: Common & ComponentProps<'textarea'>) {
  const { parts, labels } = useField({ label, hint, problem })
  return labels(<textarea className="input" {...rest} {...parts} />)
}

function useField({ label, hint, problem }: Common) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const parts = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem ? (true as const) : undefined,
  }
  const labels = (input: ReactNode) => (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {input}
      {hint && (
        <p id={`${id}-hint`} className="hint mt-1">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="profile-problem">
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
    </div>
  )
  return { parts, labels }
}
