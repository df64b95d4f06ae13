/**
 * "Complete Your Profile" as a dialog over the current page. Loaded only when due. Once it has opened, it does not
 * open by itself again until the person signs in again; the profile page links to the same steps.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { OnboardingStep } from '#core/profile/onboarding.ts'
import type { loader } from './dashboard-onboarding.tsx'
import profileStyles from './profile.css?url'
import { ProfileFormContext } from './profile-form-context.ts'
import summaryStyles from './read-summary.css?url'
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
  // Filling something in later does not move the person to another step.
  if (profile && step === null) setStep(profile.step)

  useEffect(() => void load(`${PAGE}?step=1`), [load])
  const isLoaded = profile !== undefined
  useEffect(() => {
    if (!isLoaded || dialog.current?.open) return
    dialog.current?.showModal()
    // Otherwise a screen reader would start at the close button.
    dialog.current?.querySelector('h2')?.focus()
    void submit({ intent: 'later' }, { method: 'post', action: PAGE })
  }, [isLoaded, submit])

  if (!profile || step === null) return null
  return (
    <dialog
      ref={dialog}
      className="wizard"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return // from a canceled file picker inside the dialog
        event.preventDefault()
        onClose()
      }}
    >
      {/* A lazily imported module does not load its CSS. React renders the dialog once these have loaded. */}
      {[profileStyles, summaryStyles, wizardStyles].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="later" />
      ))}
      <ProfileFormContext value={{ action: PAGE, step, outcome: null }}>
        <header className="wizard-title">
          <p id={titleId}>Complete Your Profile</p>
          <button
            type="button"
            className="button button-plain button-icon"
            aria-label="Skip for now"
            onClick={onClose}
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
            <button type="button" className="button button-plain" onClick={onClose}>
              Skip for now
            </button>
          }
        />
      </ProfileFormContext>
    </dialog>
  )
}
