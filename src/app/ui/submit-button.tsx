/** The button that sends a form, which says that it is busy while the answer is on its way. */
import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'

type Props = ComponentProps<'button'> & {
  busy: string
  /** The form's `intent` that this button sends. */
  intent: string
}

export function SubmitButton({ busy, intent, children, className, ...rest }: Props) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === intent
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={className ?? 'button button-primary button-wide'}
      disabled={isBusy}
      {...rest}
    >
      {isBusy ? busy : children}
    </button>
  )
}
