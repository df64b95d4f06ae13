/** Each edit changes one thing, and the last removal can be undone. */
import { expect, test } from 'vitest'
import { EMPTY_PROFILE } from './profile.ts'
import { DEFAULT_PREFERENCES } from './profile-choices.ts'
import {
  type EditedProfile,
  editProfile,
  type ProfileEdit,
  ProfilePatch,
  Removed,
  withRemovedSkills,
} from './profile-edit.ts'

const job = (company: string) => ({ company, position: 'Engineer', duration: '', description: [] })
const school = { institution: 'MIT', degree: 'BSc', field: '', graduationYear: null }

const profile: EditedProfile = {
  ...EMPTY_PROFILE,
  skills: ['Go', 'Rust', 'SQL'],
  experience: [job('B'), job('A')],
  education: [school],
  removed: null,
  removedSkills: [],
}

const after = (...edits: ProfileEdit[]) =>
  edits.reduce<EditedProfile | null>((now, edit) => now && editProfile(now, edit), profile)

test.each<[string, ProfileEdit, Partial<EditedProfile>]>([
  ['the text about the person', { kind: 'about', bio: 'Hi', website: null }, { bio: 'Hi' }],
  [
    'new skills',
    { kind: 'add_skills', skills: ['rust', 'Golang', 'C'] },
    { skills: ['Go', 'Rust', 'SQL', 'C'] },
  ],
  [
    'a new experience at the top',
    { kind: 'put_experience', at: null, entry: job('C') },
    { experience: [job('C'), job('B'), job('A')] },
  ],
  [
    'a changed experience at its position',
    { kind: 'put_experience', at: 1, entry: job('C') },
    { experience: [job('B'), job('C')] },
  ],
  [
    'a new education',
    { kind: 'put_education', at: null, entry: school },
    { education: [school, school] },
  ],
  [
    'preferences',
    { kind: 'preferences', preferences: DEFAULT_PREFERENCES },
    { jobPreferences: DEFAULT_PREFERENCES },
  ],
  ['that onboarding is complete', { kind: 'complete' }, { onboardingCompleted: true }],
])('writes %s', (_, edit, changed) => {
  expect(after(edit)).toEqual({ ...profile, ...changed })
})

test('undoing restores a skill at its position', () => {
  const removed = after({ kind: 'remove_skill', skill: 'Rust' })
  expect(removed?.skills).toEqual(['Go', 'SQL'])
  expect(removed?.removed).toEqual({ list: 'skills', at: 1, entry: 'Rust' })
  expect(after({ kind: 'remove_skill', skill: 'Rust' }, { kind: 'undo' })).toEqual(profile)
})

test('undoing restores an entry at its position', () => {
  const removed = after({ kind: 'remove_entry', list: 'experience', at: 0 })
  expect(removed?.experience).toEqual([job('A')])
  expect(after({ kind: 'remove_entry', list: 'experience', at: 0 }, { kind: 'undo' })).toEqual(
    profile,
  )
})

test('undoing does not duplicate a skill that was added again', () => {
  const edits: ProfileEdit[] = [
    { kind: 'remove_skill', skill: 'Rust' },
    { kind: 'add_skills', skills: ['Rust'] },
    { kind: 'undo' },
  ]
  expect(after(...edits)?.skills).toEqual(['Go', 'SQL', 'Rust'])
})

test.each<[string, ProfileEdit]>([
  ['a skill', { kind: 'remove_skill', skill: 'COBOL' }],
  ['an entry', { kind: 'remove_entry', list: 'education', at: 1 }],
  ['an entry to change', { kind: 'put_experience', at: 2, entry: job('C') }],
  ['a removal', { kind: 'undo' }],
])('%s that does not exist cannot be changed', (_, edit) => {
  expect(after(edit)).toBeNull()
})

test('the removed entry survives JSON', () => {
  const removed = after({ kind: 'remove_entry', list: 'education', at: 0 })?.removed
  expect(Removed.parse(JSON.parse(JSON.stringify(removed)))).toEqual(removed)
})

test('a patch may have any profile field, and nothing else', () => {
  expect(ProfilePatch.parse({ bio: null })).toEqual({ bio: null })
  expect(ProfilePatch.safeParse({ plan: 'premium' }).success).toBe(false)
})

test('taking over a CV adds what is missing and keeps what the person wrote', () => {
  const found = {
    name: 'Ada Example',
    bio: 'From the CV',
    website: 'https://cv.example',
    experienceYears: 4,
    skills: ['Golang', 'C'],
    experience: [job('C')],
    education: [],
  }
  expect(after({ kind: 'take_over', found })).toEqual({
    ...profile,
    website: 'https://cv.example',
    experienceYears: 4,
    skills: ['Go', 'Rust', 'SQL', 'C'],
    experience: [job('C'), job('B'), job('A')],
  })
  expect(
    editProfile({ ...profile, experienceYears: 9 }, { kind: 'take_over', found }),
  ).toMatchObject({ experienceYears: 9 })
})

test('taking over a CV stays within the limits of a profile', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `Skill no ${at}`)
  const jobs = Array.from({ length: 60 }, (_, at) => job(`${at}`))
  const found = { name: null, bio: null, website: null, experienceYears: null, education: [] }
  const taken = after({
    kind: 'take_over',
    found: { ...found, skills: many(200), experience: jobs },
  })
  expect([taken?.skills.length, taken?.experience.length]).toEqual([100, 50])
  expect(taken?.experience.at(-1)).toEqual(job('A'))
})

const NOTHING = {
  name: null,
  bio: null,
  website: null,
  experienceYears: null,
  skills: [],
  experience: [],
  education: [],
}

test.each<[string, Partial<EditedProfile>, string[]]>([
  ['nothing', {}, []],
  ['skills that are there by another name', {}, ['Golang', 'rust']],
  ['skills that were removed', { removedSkills: ['Kubernetes'] }, ['k8s']],
])('taking over %s changes nothing', (_, own, skills) => {
  const found = { ...NOTHING, skills }
  expect(editProfile({ ...profile, ...own }, { kind: 'take_over', found })).toBeNull()
})

test('removed skills are remembered until they are added again', () => {
  const removed = withRemovedSkills(profile, { ...profile, skills: ['SQL'] })
  expect(removed.removedSkills).toEqual(['Go', 'Rust'])
  const added = withRemovedSkills(removed, { ...removed, skills: ['SQL', 'golang'] })
  expect(added.removedSkills).toEqual(['Rust'])
})
