/** What a form of a profile began with, and where the entry that it speaks of now stands. */
import type { ProfileEdit } from '#core/profile/profile-edit.ts'
import type { StoredProfile } from '#store/profiles.ts'
import type { FormSection } from './read-profile-form.ts'

type Shown = Pick<
  StoredProfile,
  'name' | 'bio' | 'website' | 'experienceYears' | 'skills' | 'experience' | 'education'
> &
  Pick<StoredProfile, 'jobPreferences'>

/** As a form carries it, to be compared. */
export function sectionValue(profile: Shown, section: FormSection): string {
  if (section !== 'about') {
    return JSON.stringify(section === 'preferences' ? profile.jobPreferences : profile[section])
  }
  const { name, bio, website, experienceYears } = profile
  return JSON.stringify({ name, bio, website, experienceYears })
}

/**
 * The same edit, of the entry that was shown, wherever it stands by now; null where it is no longer as it was.
 * An edit of no single entry comes back as it is.
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
