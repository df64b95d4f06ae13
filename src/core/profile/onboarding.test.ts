import { expect, test } from 'vitest'
import {
  isOnboardingDue,
  missingAt,
  nextStep,
  ONBOARDING_STEPS,
  type OnboardingProfile,
  type OpenQuestions,
  progressPercent,
  readStep,
  startingStep,
  stepBefore,
} from './onboarding.ts'
import { DEFAULT_PREFERENCES } from './profile-choices.ts'

const job = { company: 'Acme', position: 'Engineer', duration: '', description: [] }
const school = { institution: 'MIT', degree: 'BSc', field: '', graduationYear: null }

const full: OnboardingProfile = {
  name: 'Ada Example',
  hasCv: true,
  skills: ['A', 'B', 'C', 'D', 'E'],
  experience: [job],
  education: [school],
  jobPreferences: DEFAULT_PREFERENCES,
  onboardingCompleted: false,
}
const now = new Date('2026-03-02T09:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each<[string, Partial<OnboardingProfile>, number, boolean, boolean]>([
  ['just signed up', {}, 0, false, true],
  ['59 minutes after signing up', {}, 59, false, true],
  ['an hour later, with everything filled in', {}, 60, false, false],
  ['later, without a name', { name: null }, 5_000, false, true],
  ['later, without skills', { skills: [] }, 5_000, false, true],
  ['later, with one skill', { skills: ['A'] }, 5_000, false, false],
  ['already completed', { onboardingCompleted: true, skills: [] }, 0, false, false],
  ['postponed in this session', { skills: [] }, 0, true, false],
])('%s', (_, part, minutes, isPutOff, isDue) => {
  const profile = { ...full, ...part }
  expect(isOnboardingDue({ profile, signedUpAt: minutesAgo(minutes), isPutOff, now })).toBe(isDue)
})

test.each<[string, Partial<OnboardingProfile>, number]>([
  ['without a CV', { hasCv: false }, 1],
  ['without a CV or a name', { hasCv: false, name: null }, 1],
  ['without a name', { name: null, skills: [] }, 2],
  ['without skills', { skills: [] }, 3],
  ['without experience', { experience: [] }, 4],
  ['without education', { education: [] }, 4],
  ['without preferences', { jobPreferences: null }, 5],
  ['with everything', {}, 5],
])('%s, the wizard starts at the right step', (_, part, step) => {
  expect(startingStep({ ...full, ...part })).toBe(step)
})

test('progress grows by a fifth per step, with 90 percent at the last one', () => {
  expect(([1, 2, 3, 4, 5] as const).map(progressPercent)).toEqual([20, 40, 60, 80, 90])
  expect(ONBOARDING_STEPS).toHaveLength(5)
})

test.each<[string, 1 | 2 | 3 | 4 | 5, Partial<OnboardingProfile>, boolean]>([
  ['four skills', 3, { skills: ['A', 'B', 'C', 'D'] }, true],
  ['five skills', 3, {}, false],
  ['no experience', 4, { experience: [] }, true],
  ['no education', 4, { education: [] }, true],
  ['one of each', 4, {}, false],
  ['nothing, on another step', 2, { skills: [], experience: [], name: null }, false],
])('%s at step %i', (_, step, part, isHeld) => {
  expect(missingAt(step, { ...full, ...part }) !== null).toBe(isHeld)
})

test('the warnings have the specified texts', () => {
  expect(missingAt(3, { ...full, skills: [] })).toMatch(
    /^To get the best job matches, please enter/,
  )
  expect(missingAt(4, { ...full, education: [] })).toBe(
    'Please enter at least one work experience and one education entry to continue.',
  )
})

test('steps run from 1 to 5', () => {
  expect(['1', '5', '0', '6', '', 'a', null].map(readStep)).toEqual([
    1,
    5,
    null,
    null,
    null,
    null,
    null,
  ])
  expect([nextStep(1, full, null), nextStep(5, full, null)]).toEqual([2, 5])
  expect([stepBefore(1), stepBefore(5)]).toEqual([1, 4])
})

test.each<[string, Partial<OnboardingProfile>, OpenQuestions | null, number[]]>([
  ['without a CV, every step follows', {}, null, [2, 3, 4, 5, 5]],
  [
    'with nothing in doubt, only preferences are left',
    {},
    { skills: 0, entries: 0 },
    [2, 5, 5, 5, 5],
  ],
  ['doubtful skills are asked about', {}, { skills: 1, entries: 0 }, [2, 3, 5, 5, 5]],
  ['doubtful jobs are asked about', {}, { skills: 0, entries: 1 }, [2, 4, 4, 5, 5]],
  ['missing skills are asked for', { skills: ['A'] }, { skills: 0, entries: 0 }, [2, 3, 5, 5, 5]],
  ['missing degrees are asked for', { education: [] }, { skills: 0, entries: 0 }, [2, 4, 4, 5, 5]],
])('%s', (_, part, open, next) => {
  const steps = [1, 2, 3, 4, 5] as const
  expect(steps.map((step) => nextStep(step, { ...full, ...part }, open))).toEqual(next)
})
