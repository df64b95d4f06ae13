/** A submit button that shows it is busy until the response arrives. */
import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'

type Props = ComponentProps<'button'> & {
  busy: string
  /** The `intent` this button submits. */
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
