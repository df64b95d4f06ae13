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
} from './profile-edit.ts'

const job = (company: string) => ({ company, position: 'Engineer', duration: '', description: [] })
const school = { institution: 'MIT', degree: 'BSc', field: '', graduationYear: null }

const profile: EditedProfile = {
  ...EMPTY_PROFILE,
  skills: ['Go', 'Rust', 'SQL'],
  experience: [job('B'), job('A')],
  education: [school],
  removed: null,
}

const after = (...edits: ProfileEdit[]) =>
  edits.reduce<EditedProfile | null>((now, edit) => now && editProfile(now, edit), profile)

test.each<[string, ProfileEdit, Partial<EditedProfile>]>([
  ['the text about the person', { kind: 'about', bio: 'Hi', website: null }, { bio: 'Hi' }],
  [
    'new skills',
    { kind: 'add_skills', skills: ['rust', 'C'] },
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
