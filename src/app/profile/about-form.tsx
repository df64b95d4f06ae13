/**
 * The name and introduction of a person. The wizard asks only for the name and a few sentences, and shows the years of
 * experience once a CV has stated them.
 */
import { useEffect, useRef } from 'react'
import { MAX_BIO, MAX_NAME } from '#core/profile/profile-choices.ts'
import { TextArea, TextField } from './field.tsx'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { useProfileFormContext } from './profile-form-context.ts'
import { SaveButton } from './save-button.tsx'
import type { Outcome } from './save-profile.ts'
import { sectionValue } from './section-value.ts'

type Props = {
  profile: ShownProfile
  onSaved?: (outcome: Outcome) => void
  /** For the wizard, whose submit button is outside the form. */
  formId?: string
}

export function AboutForm({ profile, onSaved, formId }: Props) {
  const isWizard = useProfileFormContext().step !== null
  // The wizard prefills values from the CV; they are saved only when the person saves.
  const fromCv = isWizard ? profile.fromCv : null
  const isRead = profile.readFromCv !== null
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was read from a CV comes first, and would scroll out of view.
    if (isWizard && !isRead) first.current?.querySelector('input')?.focus()
  }, [isWizard, isRead])
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
      {({ field, isBusy, outcome }) => (
        <>
          <div className={isWizard ? undefined : 'profile-pair'}>
            <div ref={first}>
              <TextField
                label="Full Name"
                {...field('name', profile.name ?? fromCv?.name)}
                autoComplete="name"
                maxLength={MAX_NAME}
                required
              />
            </div>
            {!isWizard && (
              <YearsField {...field('experienceYears', `${profile.experienceYears ?? ''}`)} />
            )}
          </div>
          <TextArea
            label="About You"
            {...field('bio', profile.bio ?? fromCv?.bio)}
            rows={isWizard ? 5 : 3}
            maxLength={MAX_BIO}
            hint={
              fromCv?.bio
                ? 'From your CV. Edit the text as you like.'
                : 'A few sentences about what you do and what you’d like to do next.'
            }
          />
          {isWizard ? (
            <>
              <input type="hidden" name="website" value={profile.website ?? ''} />
              {profile.experienceYears === null ? (
                <input type="hidden" name="experienceYears" value="" />
              ) : (
                <YearsField {...field('experienceYears', `${profile.experienceYears}`)} />
              )}
            </>
          ) : (
            <TextField
              label="Website"
              {...field('website', profile.website)}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
            />
          )}
          {!isWizard && (
            <SaveButton intent="save-about" isBusy={isBusy} outcome={outcome} className="button">
              Save
            </SaveButton>
          )}
        </>
      )}
    </ProfileForm>
  )
}

type YearsProps = { name: string; defaultValue: string; problem: string | undefined }

const YearsField = (props: YearsProps) => (
  <TextField label="Years of experience" {...props} inputMode="numeric" maxLength={2} />
)
