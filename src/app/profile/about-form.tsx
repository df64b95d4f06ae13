/** Who somebody is in their own words. In the wizard only what it asks for: name and a few sentences. */
import { useEffect, useRef } from 'react'
import { MAX_BIO, MAX_NAME } from '#core/profile/profile-choices.ts'
import { TextArea, TextField } from './field.tsx'
import type { ShownProfile } from './load-profile.ts'
import { usePlace } from './place.ts'
import { ProfileForm } from './profile-form.tsx'
import { SaveButton } from './save-button.tsx'
import type { Outcome } from './save-profile.ts'
import { sectionValue } from './section-value.ts'

type Props = {
  profile: ShownProfile
  onSaved?: (outcome: Outcome) => void
  /** For the wizard, whose buttons stand outside. */
  formId?: string
}

export function AboutForm({ profile, onSaved, formId }: Props) {
  const isWizard = usePlace().step !== null
  // What the resume says is offered where it is asked for, and saved only by its owner.
  const fromCv = isWizard ? profile.fromCv : null
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWizard) first.current?.querySelector('input')?.focus()
  }, [isWizard])
  return (
    <ProfileForm
      id="about"
      section="about"
      was={sectionValue(profile, 'about')}
      className="profile-fields"
      goesOn={isWizard}
      {...(onSaved && { onSaved })}
      {...(formId && { formId })}
    >
      {({ typed, problem, isBusy, outcome }) => (
        <>
          <div ref={first}>
            <TextField
              label="Full Name"
              name="name"
              autoComplete="name"
              maxLength={MAX_NAME}
              defaultValue={typed('name', profile.name ?? fromCv?.name ?? '')}
              problem={problem('name')}
              required
            />
          </div>
          <TextArea
            label="About You"
            name="bio"
            rows={5}
            maxLength={MAX_BIO}
            defaultValue={typed('bio', profile.bio ?? fromCv?.bio ?? '')}
            hint={
              fromCv?.bio
                ? 'Taken from your resume. Change it as you like.'
                : 'A few sentences: what you do, and what you would like to do next.'
            }
            problem={problem('bio')}
          />
          {isWizard ? (
            <>
              <input type="hidden" name="website" value={profile.website ?? ''} />
              <input type="hidden" name="experienceYears" value={profile.experienceYears ?? ''} />
            </>
          ) : (
            <div className="profile-pair">
              <TextField
                label="Website"
                name="website"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://"
                defaultValue={typed('website', profile.website ?? '')}
                problem={problem('website')}
              />
              <TextField
                label="Years of experience"
                name="experienceYears"
                inputMode="numeric"
                maxLength={2}
                defaultValue={typed('experienceYears', `${profile.experienceYears ?? ''}`)}
                problem={problem('experienceYears')}
              />
            </div>
          )}
          {!isWizard && (
            <SaveButton intent="save-about" isBusy={isBusy} outcome={outcome}>
              Save
            </SaveButton>
          )}
        </>
      )}
    </ProfileForm>
  )
}
