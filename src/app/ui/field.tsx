/** A labeled field with its hint and its error. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'
import { Icon } from './icon.tsx'

export type FieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: string
  hint?: ReactNode
  problem?: string | undefined
  /** Shown at the right end of the label's line. */
  aside?: ReactNode
}

type Parts = { input: ComponentProps<'input'> }

/** `children` renders the input if it is more than a plain one. */
export function Field({
  label,
  hint,
  problem,
  aside,
  children,
  ...rest
}: FieldProps & { children?: (parts: Parts) => ReactNode }) {
  const made = useId()
  const id = rest.id ?? made
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const input = {
    className: 'input',
    ...rest,
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem ? true : undefined,
  }
  return (
    <div>
      <div className="field-head">
        <label htmlFor={id} className="label">
          {label}
        </label>
        {aside}
      </div>
      {children ? children({ input }) : <input {...input} />}
      {hint && (
        <p id={`${id}-hint`} className="hint mt-1">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
    </div>
  )
}
