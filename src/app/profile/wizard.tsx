/**
 * "Complete Your Profile" as a dialog over whatever page a person is on. Loaded only for those who are asked;
 * closing it by any means puts it off until they sign in again.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { OnboardingStep } from '#core/profile/onboarding.ts'
import type { loader } from './dashboard-onboarding.tsx'
import { ProfilePlace } from './place.ts'
import profileStyles from './profile.css?url'
import wizardStyles from './wizard.css?url'
import { WizardSteps } from './wizard-steps.tsx'

const PAGE = '/dashboard/onboarding'

export function Wizard({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { load, data } = useFetcher<typeof loader>({ key: 'onboarding' })
  const { submit } = useFetcher({ key: 'onboarding-later' })
  const [step, setStep] = useState<OnboardingStep | null>(null)
  const profile = data?.profile
  // What is filled in later moves nobody from the step they are at.
  if (profile && step === null) setStep(profile.step)

  useEffect(() => void load(`${PAGE}?step=1`), [load])
  const isLoaded = profile !== undefined
  useEffect(() => {
    if (!isLoaded || dialog.current?.open) return
    dialog.current?.showModal()
    // Else the way out would be the first thing that a reader hears.
    dialog.current?.querySelector('h2')?.focus()
  }, [isLoaded])

  const putOff = () => {
    void submit({ intent: 'later' }, { method: 'post', action: PAGE })
    onClose()
  }

  if (!profile || step === null) return null
  return (
    <dialog
      ref={dialog}
      className="wizard"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return // a file picker inside was cancelled
        event.preventDefault()
        putOff()
      }}
    >
      {/* What is imported later brings no styles of its own; React draws nothing before these are there. */}
      {[profileStyles, wizardStyles].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="later" />
      ))}
      <ProfilePlace value={{ action: PAGE, step, outcome: null }}>
        <header className="wizard-title">
          <p id={titleId}>Complete Your Profile</p>
          <button
            type="button"
            className="button button-plain button-icon"
            aria-label="Skip for now"
            onClick={putOff}
          >
            <Icon name="x" />
          </button>
        </header>
        <WizardSteps
          profile={profile}
          step={step}
          onStep={setStep}
          onFinish={onClose}
          deletedCv={null}
          titleId={titleId}
          later={
            <button type="button" className="button button-plain" onClick={putOff}>
              Skip for now
            </button>
          }
        />
      </ProfilePlace>
    </dialog>
  )
}
