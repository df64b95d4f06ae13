/**
 * Edits a profile one step at a time, as its pages do. Pure. A removed list entry is remembered with its position,
 * so that the last removal can be undone.
 */
import { z } from 'zod'
import { distinct } from '#core/text/typed-list.ts'
import { Education, Experience, type JobPreferences, ProfileContent } from './profile.ts'

/** Lists whose entries are added, changed and removed one by one. */
export const PROFILE_LISTS = ['experience', 'education'] as const
export type ProfileList = (typeof PROFILE_LISTS)[number]

const at = z.int().nonnegative()

export const Removed = z.discriminatedUnion('list', [
  z.strictObject({ list: z.literal('skills'), at, entry: z.string() }),
  z.strictObject({ list: z.literal('experience'), at, entry: Experience }),
  z.strictObject({ list: z.literal('education'), at, entry: Education }),
])
/** What was removed last, and from which position. */
export type Removed = z.infer<typeof Removed>

export type EditedProfile = ProfileContent & { removed: Removed | null }

export type ProfileEdit =
  | { kind: 'about'; bio: string | null; website?: string | null; experienceYears?: number | null }
  | { kind: 'add_skills'; skills: readonly string[] }
  | { kind: 'remove_skill'; skill: string }
  | { kind: 'put_experience'; at: number | null; entry: Experience }
  | { kind: 'put_education'; at: number | null; entry: Education }
  | { kind: 'remove_entry'; list: ProfileList; at: number }
  | { kind: 'add_entries'; experience: readonly Experience[]; education: readonly Education[] }
  | { kind: 'undo' }
  | { kind: 'preferences'; preferences: JobPreferences }
  | { kind: 'complete' }

/** Null if the edit refers to something that no longer exists. */
export function editProfile(profile: EditedProfile, edit: ProfileEdit): EditedProfile | null {
  switch (edit.kind) {
    case 'about': {
      const { kind: _, ...about } = edit
      return { ...profile, ...about }
    }
    case 'add_skills':
      return { ...profile, skills: distinct([...profile.skills, ...edit.skills]) }
    case 'remove_skill': {
      const index = profile.skills.indexOf(edit.skill)
      if (index === -1) return null
      const removed = { list: 'skills', at: index, entry: edit.skill } as const
      return { ...profile, skills: profile.skills.toSpliced(index, 1), removed }
    }
    case 'put_experience':
      return putEntry(profile, 'experience', edit.at, edit.entry)
    case 'put_education':
      return putEntry(profile, 'education', edit.at, edit.entry)
    case 'remove_entry':
      return removeEntry(profile, edit.list, edit.at)
    case 'add_entries':
      return {
        ...profile,
        experience: [...edit.experience, ...profile.experience],
        education: [...edit.education, ...profile.education],
      }
    case 'undo':
      return undo(profile)
    case 'preferences':
      return { ...profile, jobPreferences: edit.preferences }
    case 'complete':
      return { ...profile, onboardingCompleted: true }
  }
}

/** New entries come first, because readers look for the latest. */
function putEntry<List extends ProfileList>(
  profile: EditedProfile,
  list: List,
  index: number | null,
  entry: EditedProfile[List][number],
): EditedProfile | null {
  const entries: readonly EditedProfile[List][number][] = profile[list]
  if (index === null) return { ...profile, [list]: [entry, ...entries] }
  return index < entries.length ? { ...profile, [list]: entries.with(index, entry) } : null
}

function removeEntry(profile: EditedProfile, list: ProfileList, index: number) {
  const entry = profile[list][index]
  if (!entry) return null
  const removed = { list, at: index, entry } as Removed
  return { ...profile, [list]: profile[list].toSpliced(index, 1), removed }
}

function undo(profile: EditedProfile): EditedProfile | null {
  const { removed } = profile
  if (!removed) return null
  const entries: readonly unknown[] = profile[removed.list]
  if (entries.includes(removed.entry)) return { ...profile, removed: null }
  const restored = entries.toSpliced(Math.min(removed.at, entries.length), 0, removed.entry)
  return { ...profile, [removed.list]: restored, removed: null }
}

/** What an API client may send to change parts of a profile. */
export const ProfilePatch = ProfileContent.partial()
