/** The education entries of a profile: cards, each with its form. */
import type { Education } from '#core/profile/profile.ts'
import { EntryList } from './entry-list.tsx'
import { TextField } from './field.tsx'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { SaveButton } from './save-button.tsx'

export function EducationEditor({ profile }: { profile: ShownProfile }) {
  return (
    <EntryList
      list="education"
      profile={profile}
      noun="education"
      nameOf={({ degree, institution }) => `${degree}, ${institution}`}
      card={(entry) => <EducationCard entry={entry} />}
      form={(entry) => <EducationForm entry={entry} />}
    />
  )
}

function EducationCard({
  entry: { degree, field, institution, graduationYear },
}: {
  entry: Education
}) {
  return (
    <div className="min-w-0">
      <h3>
        {degree}
        {field && `, ${field}`}
      </h3>
      <p>
        {institution}
        {graduationYear !== null && <span className="text-muted"> · {graduationYear}</span>}
      </p>
    </div>
  )
}

function EducationForm({ entry }: { entry: Education | null }) {
  const was = entry && JSON.stringify(entry)
  return (
    <ProfileForm
      id={`education-${was ?? 'new'}`}
      section="education"
      was={was}
      className="profile-fields"
    >
      {({ field, problem, isBusy, outcome }) => (
        <>
          <div className="profile-pair">
            <TextField
              label="Degree"
              {...field('degree', entry?.degree)}
              maxLength={200}
              placeholder="Bachelor of Science"
              required
            />
            <TextField label="Field of Study" {...field('field', entry?.field)} maxLength={200} />
          </div>
          <div className="profile-pair">
            <TextField
              label="Institution"
              {...field('institution', entry?.institution)}
              maxLength={200}
              required
            />
            <TextField
              label="Graduation Year"
              {...field('graduationYear', `${entry?.graduationYear ?? ''}`)}
              inputMode="numeric"
              maxLength={4}
              problem={problem('graduationYear') && 'Enter a year like 2019'}
            />
          </div>
          <SaveButton intent="save-education" isBusy={isBusy} outcome={entry ? outcome : null}>
            {entry ? 'Save' : 'Add'}
          </SaveButton>
        </>
      )}
    </ProfileForm>
  )
}
