/** The stored value a profile form was rendered with, and the current position of the entry it edits. */
import type { ProfileEdit } from '#core/profile/profile-edit.ts'
import type { StoredProfile } from '#store/profiles.ts'
import type { FormSection } from './read-profile-form.ts'

type Shown = Pick<
  StoredProfile,
  'name' | 'bio' | 'website' | 'experienceYears' | 'skills' | 'experience' | 'education'
> &
  Pick<StoredProfile, 'jobPreferences'>

/** The value as the form submits it, for comparison. */
export function sectionValue(profile: Shown, section: FormSection): string {
  if (section !== 'about') {
    return JSON.stringify(section === 'preferences' ? profile.jobPreferences : profile[section])
  }
  const { name, bio, website, experienceYears } = profile
  return JSON.stringify({ name, bio, website, experienceYears })
}

/**
 * The edit with the current position of the entry that was shown; null if that entry has changed. An edit that is not
 * about a single entry is returned unchanged.
 */
export function settleEntry(
  profile: Shown,
  edit: ProfileEdit,
  was: string | null,
): ProfileEdit | null {
  const list = listOf(edit)
  if (list === null || (was === null && edit.kind !== 'remove_entry')) return edit
  const at = profile[list].findIndex((entry) => JSON.stringify(entry) === was)
  return at === -1 ? null : ({ ...edit, at } as ProfileEdit)
}

function listOf(edit: ProfileEdit) {
  if (edit.kind === 'put_experience') return 'experience'
  if (edit.kind === 'put_education') return 'education'
  return edit.kind === 'remove_entry' ? edit.list : null
}
