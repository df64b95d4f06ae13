/**
 * When the "Complete Your Profile" wizard shows, where it starts, and what each of its five steps requires. Pure:
 * times and the stored profile are arguments.
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
/** People who signed up less than this ago always see the wizard. */
const NEW_FOR_MS = 3_600_000

/** The warnings of steps 3 and 4, shown while they block the person. */
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
  /** Whether the person postponed it since they signed in. */
  isPutOff: boolean
  now: Date
}

/** Whether to show the wizard now. Once postponed, it stays hidden for the session. */
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

/** What is missing before the person can leave this step, even by skipping it; null if nothing. */
export function missingAt(step: OnboardingStep, profile: OnboardingProfile): string | null {
  if (step === 3 && profile.skills.length < MIN_SKILLS) return SKILLS_WARNING
  if (step === 4 && !hasEntries(profile)) return ENTRIES_WARNING
  return null
}

/** Null for anything but a step number. */
export function readStep(text: string | null): OnboardingStep | null {
  return /^[1-5]$/.test(text ?? '') ? (Number(text) as OnboardingStep) : null
}

/** What was read from a CV without certainty, and is not in the profile: skills, and jobs and degrees. */
export type OpenQuestions = { skills: number; entries: number }

/**
 * The step after this one. Once a CV was read, a step about skills or entries is passed over if it leaves nothing to
 * ask. `open` is null without a CV in which anything was found.
 */
export function nextStep(
  step: OnboardingStep,
  profile: OnboardingProfile,
  open: OpenQuestions | null,
): OnboardingStep {
  const next = Math.min(LAST_STEP, step + 1) as OnboardingStep
  if (open === null || missingAt(next, profile) !== null) return next
  const isAnswered = (next === 3 && open.skills === 0) || (next === 4 && open.entries === 0)
  return isAnswered ? nextStep(next, profile, open) : next
}

export const stepBefore = (step: OnboardingStep) => Math.max(1, step - 1) as OnboardingStep

const hasEntries = ({ experience, education }: OnboardingProfile) =>
  experience.length > 0 && education.length > 0
