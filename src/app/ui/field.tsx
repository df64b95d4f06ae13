/** One labelled field with its hint, and beside it what was wrong with it. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

export type FieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: string
  hint?: ReactNode
  problem?: string | undefined
  /** Stands at the right end of the label's line. */
  aside?: ReactNode
}

type Parts = { input: ComponentProps<'input'> }

/** `children` draws the input itself, where it is more than one. */
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
  const told = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const input = {
    className: 'input',
    ...rest,
    id,
    'aria-describedby': told || undefined,
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
