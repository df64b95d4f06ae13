/** The skills as removable chips, and the form to add more. */
import { Icon } from '#app/ui/icon.tsx'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { SkillAdder } from './skill-adder.tsx'

export function SkillsEditor({ profile }: { profile: ShownProfile }) {
  return (
    <div className="profile-fields">
      <ProfileForm id="remove-skill" section="skills-removed">
        {() => (
          <>
            <input type="hidden" name="intent" value="remove-skill" />
            {profile.skills.length === 0 ? (
              !profile.fromCv?.skills.length && (
                <p className="profile-empty">
                  No skills added yet. Start with the ones you use most.
                </p>
              )
            ) : (
              <ul className="skill-chips" aria-label="Your skills">
                {profile.skills.map((skill) => (
                  <li key={skill} className="skill-chip">
                    {skill}
                    <button type="submit" name="skill" value={skill} aria-label={`Remove ${skill}`}>
                      <Icon name="x" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </ProfileForm>
      <RemovedNotice profile={profile} list="skills" />
      <SkillAdder profile={profile} />
    </div>
  )
}
