/**
 * Edits a profile one step at a time, as its pages do. Pure. A removed list entry is remembered with its position,
 * so that the last removal can be undone.
 */
import { z } from 'zod'
import { distinctSkills, skillKey } from '#core/skill/distinct-skills.ts'
import type { CvProposal } from './cv-proposal.ts'
import { Education, Experience, type JobPreferences, ProfileContent } from './profile.ts'
import { MAX_ENTRIES, MAX_SKILLS } from './profile-choices.ts'

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

export type EditedProfile = ProfileContent & {
  removed: Removed | null
  /** Reading a CV does not bring them back. */
  removedSkills: string[]
}

/** Of the skills removed longest ago, some are forgotten. */
const MAX_REMOVED_SKILLS = 200

export type ProfileEdit =
  | { kind: 'about'; bio: string | null; website?: string | null; experienceYears?: number | null }
  | { kind: 'add_skills'; skills: readonly string[] }
  | { kind: 'remove_skill'; skill: string }
  | { kind: 'put_experience'; at: number | null; entry: Experience }
  | { kind: 'put_education'; at: number | null; entry: Education }
  | { kind: 'remove_entry'; list: ProfileList; at: number }
  | { kind: 'add_entries'; experience: readonly Experience[]; education: readonly Education[] }
  | { kind: 'take_over'; found: CvProposal }
  | { kind: 'undo' }
  | { kind: 'preferences'; preferences: JobPreferences | null }
  | { kind: 'complete' }

/** Null if the edit refers to something that no longer exists, or takes over nothing. */
export function editProfile(profile: EditedProfile, edit: ProfileEdit): EditedProfile | null {
  switch (edit.kind) {
    case 'about': {
      const { kind: _, ...about } = edit
      return { ...profile, ...about }
    }
    case 'add_skills':
      return { ...profile, skills: distinctSkills([...profile.skills, ...edit.skills]) }
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
    case 'take_over':
      return takeOver(profile, edit.found)
    case 'undo':
      return undo(profile)
    case 'preferences':
      return { ...profile, jobPreferences: edit.preferences }
    case 'complete':
      return { ...profile, onboardingCompleted: true }
  }
}

/** Remembers which skills a change removed, and forgets those that it brought back. */
export function withRemovedSkills(before: EditedProfile, after: EditedProfile): EditedProfile {
  const kept = new Set(after.skills.map(skillKey))
  const removedSkills = distinctSkills([...before.removedSkills, ...before.skills])
    .filter((skill) => !kept.has(skillKey(skill)))
    .slice(-MAX_REMOVED_SKILLS)
  return { ...after, removedSkills }
}

/** Within the limits of a profile; what the person wrote stays, and what they removed does not return. */
function takeOver(profile: EditedProfile, found: CvProposal): EditedProfile | null {
  const removed = new Set(profile.removedSkills.map(skillKey))
  const taken = takeAll(profile, {
    ...found,
    skills: found.skills.filter((skill) => !removed.has(skillKey(skill))),
  })
  const isNew = TAKEN.some((name) => JSON.stringify(taken[name]) !== JSON.stringify(profile[name]))
  return isNew ? taken : null
}

const TAKEN = ['website', 'experienceYears', 'skills', 'experience', 'education'] as const

function takeAll(profile: EditedProfile, found: CvProposal): EditedProfile {
  const room = (list: readonly unknown[], max: number) => Math.max(0, max - list.length)
  const { skills, experience, education } = profile
  return {
    ...profile,
    website: profile.website ?? found.website,
    experienceYears: profile.experienceYears ?? found.experienceYears,
    skills: distinctSkills([...skills, ...found.skills]).slice(
      0,
      Math.max(skills.length, MAX_SKILLS),
    ),
    experience: [...found.experience.slice(0, room(experience, MAX_ENTRIES)), ...experience],
    education: [...found.education.slice(0, room(education, MAX_ENTRIES)), ...education],
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
