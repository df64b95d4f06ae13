/**
 * When the wizard "Complete Your Profile" shows, where it begins, and what each of its five steps asks at
 * least. Pure: times and the stored profile come in.
 */
import type { ProfileContent } from './profile.ts'

export const ONBOARDING_STEPS = [
  'Upload Your Resume',
  'Basic Information',
  'Skills & Expertise',
  'Experience & Education',
  'Job Preferences',
] as const

export type OnboardingStep = 1 | 2 | 3 | 4 | 5

export const LAST_STEP = 5
export const MIN_SKILLS = 5
/** Somebody who signed up less long ago is asked in any case. */
const NEW_FOR_MS = 3_600_000

/** The warnings of steps 3 and 4, as long as they hold the person back. */
export const SKILLS_WARNING =
  'To get the best job matches, please enter at least 5 core skills. This is required for matching.'
export const ENTRIES_WARNING =
  'Please enter at least one work experience and one education entry to continue.'
export const NOTHING_READ_NOTICE =
  "We couldn't extract enough info from your resume. Please fill in your skills and experience manually for personalized job matches."

export type OnboardingProfile = Pick<
  ProfileContent,
  'skills' | 'experience' | 'education' | 'jobPreferences' | 'onboardingCompleted'
> & { name: string | null; hasCv: boolean }

type Asked = {
  profile: OnboardingProfile
  signedUpAt: Date
  /** Whether the person put it off since they signed in. */
  isPutOff: boolean
  now: Date
}

/** Whether to ask for the profile now. Nobody is asked again in the same session. */
export function isOnboardingDue({ profile, signedUpAt, isPutOff, now }: Asked): boolean {
  if (profile.onboardingCompleted || isPutOff) return false
  const isNew = now.getTime() - signedUpAt.getTime() < NEW_FOR_MS
  return isNew || profile.name === null || profile.skills.length === 0
}

export function startingStep(profile: OnboardingProfile): OnboardingStep {
  if (!profile.hasCv) return 1
  if (profile.name === null) return 2
  if (profile.skills.length === 0) return 3
  return hasEntries(profile) ? 5 : 4
}

export const progressPercent = (step: OnboardingStep): number =>
  step === LAST_STEP ? 90 : Math.round((step / LAST_STEP) * 100)

/** What is missing before the person may go on from this step, also by skipping it; null for nothing. */
export function missingAt(step: OnboardingStep, profile: OnboardingProfile): string | null {
  if (step === 3 && profile.skills.length < MIN_SKILLS) return SKILLS_WARNING
  if (step === 4 && !hasEntries(profile)) return ENTRIES_WARNING
  return null
}

/** Null for anything but a number of a step. */
export function readStep(text: string | null): OnboardingStep | null {
  return /^[1-5]$/.test(text ?? '') ? (Number(text) as OnboardingStep) : null
}

export const stepAfter = (step: OnboardingStep) => Math.min(LAST_STEP, step + 1) as OnboardingStep
export const stepBefore = (step: OnboardingStep) => Math.max(1, step - 1) as OnboardingStep

const hasEntries = ({ experience, education }: OnboardingProfile) =>
  experience.length > 0 && education.length > 0
