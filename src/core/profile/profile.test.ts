/** A profile is valid as a whole, or every wrong field is named. */
import { expect, test } from 'vitest'
import { EMPTY_PROFILE, FullName, JobPreferences, ProfileContent } from './profile.ts'
import { DEFAULT_PREFERENCES, MAX_BIO, MAX_SKILLS } from './profile-choices.ts'

const job = {
  company: 'Acme',
  position: 'Engineer',
  duration: '2020 – now',
  description: ['Built'],
}
const school = { institution: 'MIT', degree: 'BSc', field: 'Physics', graduationYear: 2019 }

const problemsOf = (part: object) =>
  ProfileContent.safeParse({ ...EMPTY_PROFILE, ...part }).error?.issues.map((issue) => [
    issue.path.join('.'),
    issue.message,
  ]) ?? []

test('an empty and a full profile are valid', () => {
  const full = {
    bio: 'I build things.',
    website: 'https://ada.example/cv',
    skills: ['Rust'],
    experienceYears: 4,
    experience: [job],
    education: [school],
    jobPreferences: { ...DEFAULT_PREFERENCES, jobTypes: ['full_time' as const] },
    onboardingCompleted: true,
  }
  expect(ProfileContent.parse(EMPTY_PROFILE)).toEqual(EMPTY_PROFILE)
  expect(ProfileContent.parse(full)).toEqual(full)
})

test('skills are unique regardless of case, and blanks are ignored', () => {
  const { skills } = ProfileContent.parse({
    ...EMPTY_PROFILE,
    skills: [' Rust', 'rust', '', '  ', 'Go\u202e'],
  })
  expect(skills).toEqual(['Rust', 'Go'])
})

test.each([
  ['a bio that is too long', { bio: 'a'.repeat(MAX_BIO + 1) }, 'bio'],
  ['a script as website', { website: 'javascript:alert(1)' }, 'website'],
  ['a name without a dot as website', { website: 'https://ada' }, 'website'],
  ['a login in a website', { website: 'https://a@b.example' }, 'website'],
  [
    'too many skills',
    { skills: Array.from({ length: MAX_SKILLS + 1 }, (_, at) => `${at}`) },
    'skills',
  ],
  [
    'an experience without a company',
    { experience: [{ ...job, company: ' ' }] },
    'experience.0.company',
  ],
  [
    'an experience without a position',
    { experience: [{ ...job, position: '' }] },
    'experience.0.position',
  ],
  [
    'an education without an institution',
    { education: [{ ...school, institution: '' }] },
    'education.0.institution',
  ],
  [
    'an education without a degree',
    { education: [{ ...school, degree: '' }] },
    'education.0.degree',
  ],
  [
    'a two-digit year',
    { education: [{ ...school, graduationYear: 19 }] },
    'education.0.graduationYear',
  ],
  ['an unknown field', { nickname: 'Ada' }, ''],
])('%s is refused with its field', (_, part, path) => {
  expect(problemsOf(part).map(([at]) => at)).toEqual([path])
})

test('the maximum salary must not be below the minimum', () => {
  const read = JobPreferences.safeParse({ ...DEFAULT_PREFERENCES, salaryMin: 2, salaryMax: 1 })
  expect(read.error?.issues[0]?.path).toEqual(['salaryMax'])
})

test('the defaults are 75,000 a year and one to three years of experience', () => {
  expect(DEFAULT_PREFERENCES).toMatchObject({ salaryMin: 75_000, yearsWorked: '1-3' })
})

test('a blank name gets the same error as at sign-up', () => {
  expect(FullName.safeParse(' ').error?.issues[0]?.message).toBe('Please provide your full name')
  expect(FullName.parse(' Ada Example ')).toBe('Ada Example')
})
