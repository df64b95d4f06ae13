/** Submits a profile form and shows the outcome beside the button. */
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Outcome } from './save-profile.ts'

type Props = ComponentProps<'button'> & {
  intent: string
  isBusy: boolean
  outcome: Outcome | null
  children: ReactNode
}

export function SaveButton({ intent, isBusy, outcome, children, className, ...rest }: Props) {
  return (
    <p className="profile-save">
      <button
        type="submit"
        name="intent"
        value={intent}
        className={className ?? 'button button-primary'}
        disabled={isBusy}
        {...rest}
      >
        {isBusy ? 'Saving...' : children}
      </button>
      <span role="status" className="profile-saved">
        {!isBusy && outcome?.isSaved && outcome.message !== null && (
          <>
            <Icon name="check" />
            Saved
          </>
        )}
      </span>
    </p>
  )
}
