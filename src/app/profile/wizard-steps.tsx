/**
 * The five steps of "Complete Your Profile": renders one step and the buttons to move on. Used in the dialog and on a
 * page of its own, where the buttons are links and forms without a script.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import {
  LAST_STEP,
  missingAt,
  nextStep,
  ONBOARDING_STEPS,
  type OnboardingStep,
  progressPercent,
  stepBefore,
} from '#core/profile/onboarding.ts'
import { AboutForm } from './about-form.tsx'
import { CvUpload } from './cv-upload.tsx'
import { EducationEditor } from './education-editor.tsx'
import { ExperienceEditor } from './experience-editor.tsx'
import type { ShownProfile } from './load-profile.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { ReadSummary } from './read-summary.tsx'
import type { Outcome } from './save-profile.ts'
import { SkillsEditor } from './skills-editor.tsx'

/** The delay before moving on after a CV in which something was found. */
const MOVE_ON_AFTER_MS = 1_000

const INTRODUCTIONS: readonly string[] = [
  'We keep it private and fill in what we can read, so you type less.',
  'What should we call you?',
  'The more specific your skills, the better your matches.',
  'Where you worked and what you studied, latest first.',
  'What should your next job be like? You can change this at any time.',
]

type Props = {
  profile: ShownProfile
  step: OnboardingStep
  onStep: (step: OnboardingStep) => void
  /** Called after the last step was saved. */
  onFinish: () => void
  /** The id of a CV that was just deleted and can be restored. */
  deletedCv: string | null
  /** The button that postpones onboarding. */
  later: ReactNode
  /** The id of the title, for the dialog. */
  titleId: string
}

export function WizardSteps(props: Props) {
  const { profile, step, onStep, onFinish, deletedCv, later, titleId } = props
  const [cvSaid, setCvSaid] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const drawn = useRef(step)
  const moving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (drawn.current !== step) heading.current?.focus()
    drawn.current = step
    return () => clearTimeout(moving.current)
  }, [step])

  const onCv = ({ isRead, message }: Outcome) => {
    setCvSaid(message)
    if (isRead) moving.current = setTimeout(() => onStep(2), MOVE_ON_AFTER_MS)
  }

  const percent = progressPercent(step)
  const answered = { ...profile, hasCv: profile.cv !== null }
  const missing = missingAt(step, answered)
  const next = nextStep(step, answered, profile.readFromCv?.open ?? null)
  return (
    <div className="wizard-steps">
      <div className="wizard-head">
        <p className="wizard-count">
          <span>
            Step {step} of {LAST_STEP}
          </span>
          <span>{percent}%</span>
        </p>
        <progress className="wizard-progress" max={100} value={percent} aria-labelledby={titleId} />
      </div>
      <div className="wizard-body">
        <h2 ref={heading} tabIndex={-1}>
          {ONBOARDING_STEPS[step - 1]}
        </h2>
        <p className="wizard-lede">{introductionOf(step, profile)}</p>
        {step === 1 && (
          <>
            <CvUpload profile={profile} deleted={deletedCv} onSaved={onCv} />
            {/* Toasts would be behind the dialog, so the message is here. */}
            <p role="status" className="profile-saved wizard-said">
              {profile.cv && cvSaid && <>Success: {cvSaid}</>}
            </p>
          </>
        )}
        {step === 2 && (
          <>
            <ReadSummary
              profile={profile}
              toStep={(to, label) => (
                <StepButton to={to} onStep={onStep} className="link" label={label}>
                  Change
                </StepButton>
              )}
            />
            <AboutForm profile={profile} formId="wizard-about" onSaved={() => onStep(next)} />
          </>
        )}
        {step === 3 && <SkillsEditor profile={profile} />}
        {step === 4 && (
          <div className="wizard-lists">
            <h3>Work experience</h3>
            <ExperienceEditor profile={profile} />
            <h3>Education</h3>
            <EducationEditor profile={profile} />
          </div>
        )}
        {step === 5 && (
          <PreferencesForm profile={profile} formId="wizard-preferences" onSaved={onFinish} />
        )}
      </div>
      <div className="wizard-foot">
        {missing && (
          <p className="notice notice-warn wizard-missing" role="status">
            <Icon name="triangle-alert" />
            <span>{missing}</span>
          </p>
        )}
        {step > 1 && (
          <StepButton to={stepBefore(step)} onStep={onStep} className="button button-plain">
            Back
          </StepButton>
        )}
        <span className="flex-1" />
        {step === LAST_STEP ? (
          later
        ) : (
          <StepButton
            to={next}
            onStep={onStep}
            className="button button-plain"
            isHeld={missing !== null}
          >
            Skip this step
          </StepButton>
        )}
        <Onward
          step={step}
          next={next}
          onStep={onStep}
          isHeld={missing !== null || (step === 1 && !profile.cv)}
        />
      </div>
    </div>
  )
}

/** After a CV was read, the lists have only questions left. */
function introductionOf(step: OnboardingStep, { readFromCv, skills, experience }: ShownProfile) {
  if (step === 2 && readFromCv) return 'Here’s what we read. Change anything that’s wrong.'
  if (step === 3 && readFromCv && skills.length > 0) {
    return readFromCv.open.skills > 0
      ? 'These are from your CV. Below are more that it only mentions: add the ones you have.'
      : 'These are from your CV. Remove what doesn’t belong, or add more.'
  }
  if (step === 4 && readFromCv && experience.length > 0) {
    return readFromCv.open.entries > 0
      ? 'These are from your CV. We weren’t sure about the ones marked with “Add”.'
      : 'These are from your CV. Edit or delete what’s wrong.'
  }
  return INTRODUCTIONS[step - 1]
}

type OnwardProps = {
  step: OnboardingStep
  next: OnboardingStep
  onStep: Props['onStep']
  isHeld: boolean
}

/** The main button of a step. On steps with a form, it saves the form first. */
function Onward({ step, next, onStep, isHeld }: OnwardProps) {
  const about = useFetcher({ key: 'profile-about' })
  const preferences = useFetcher({ key: 'profile-preferences' })
  const isBusy = about.state !== 'idle' || preferences.state !== 'idle'
  if (step === 2 || step === LAST_STEP) {
    const [form, intent, label] =
      step === 2
        ? ['wizard-about', 'save-about', 'Continue']
        : ['wizard-preferences', 'finish', 'Finish']
    return (
      <button
        type="submit"
        form={form}
        name="intent"
        value={intent}
        className="button button-primary"
        disabled={isBusy}
      >
        {isBusy ? 'Saving...' : label}
      </button>
    )
  }
  return (
    <StepButton to={next} onStep={onStep} className="button button-primary" isHeld={isHeld}>
      Continue
    </StepButton>
  )
}

type StepButtonProps = {
  to: OnboardingStep
  onStep: Props['onStep']
  className: string
  /** Disabled, because something required is missing. */
  isHeld?: boolean
  /** What its text leaves out. */
  label?: string
  children: ReactNode
}

function StepButton({ to, onStep, className, isHeld, label, children }: StepButtonProps) {
  const isScripted = useScripted()
  if (isHeld || isScripted) {
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={isHeld}
        onClick={() => onStep(to)}
      >
        {children}
      </button>
    )
  }
  return (
    <a href={`/dashboard/onboarding?step=${to}`} className={className} aria-label={label}>
      {children}
    </a>
  )
}
