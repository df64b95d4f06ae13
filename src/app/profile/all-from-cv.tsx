/** What the CV has and the profile lacks, in one sentence, with the button that adds all of it. */
import { Icon } from '#app/ui/icon.tsx'
import { skillKey } from '#core/skill/distinct-skills.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'

type Props = { profile: Pick<ShownProfile, 'fromCv' | 'removedSkills'> }

/** Skills that the person has removed are offered one by one only. */
export function AllFromCv({ profile: { fromCv, removedSkills } }: Props) {
  if (!fromCv) return null
  const removed = new Set(removedSkills.map(skillKey))
  const { experience, education } = fromCv
  const skills = fromCv.skills.filter((skill) => !removed.has(skillKey(skill)))
  const total = skills.length + experience.length + education.length
  if (total < 2) return null
  const parts = [
    skills.length > 0 && countOf(skills.length, 'skill'),
    experience.length > 0 && countOf(experience.length, 'job'),
    education.length > 0 && countOf(education.length, 'degree'),
  ].filter((part) => part !== false)
  return (
    <ProfileForm id="from-cv-all" section="from-cv-all" className="all-from-cv">
      {({ isBusy }) => (
        <>
          <input type="hidden" name="list" value="all" />
          <p>
            <strong>{listInEnglish(parts)}</strong> in your CV aren’t in your profile yet.
            <span className="hint block">Add them all, or one by one below.</span>
          </p>
          <button
            type="submit"
            name="intent"
            value="add-from-cv"
            className="button button-primary"
            disabled={isBusy}
          >
            <Icon name="plus" />
            {isBusy ? 'Saving...' : `Add all ${total}`}
          </button>
        </>
      )}
    </ProfileForm>
  )
}
