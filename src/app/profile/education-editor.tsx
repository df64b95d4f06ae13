/** The education entries of a profile: cards, each with its form. */
import { DotLine } from '#app/ui/dot-line.tsx'
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
      nameOf={({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')}
      card={(entry) => <EducationCard entry={entry} thisYear={profile.thisYear} />}
      form={(entry, isDraft) => <EducationForm entry={entry} isDraft={isDraft} />}
    />
  )
}

function EducationCard({
  entry: { degree, field, institution, graduationYear },
  thisYear,
}: {
  entry: Education
  thisYear: number
}) {
  return (
    <div className="min-w-0">
      <h3>
        {degree || 'Degree not provided'}
        {field && `, ${field}`}
      </h3>
      <p>
        <DotLine>
          {institution || 'School not provided'}
          {graduationYear !== null && (
            <span className="text-muted">
              {graduationYear > thisYear && 'In progress, until '}
              {graduationYear}
            </span>
          )}
        </DotLine>
      </p>
    </div>
  )
}

type EducationFormProps = { entry: Education | null; isDraft: boolean | undefined }

function EducationForm({ entry, isDraft = false }: EducationFormProps) {
  const shown = entry && JSON.stringify(entry)
  const was = isDraft ? null : shown
  return (
    <ProfileForm
      id={`education-${isDraft ? 'draft-' : ''}${shown ?? 'new'}`}
      section={isDraft ? 'education-draft' : 'education'}
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
          <SaveButton intent="save-education" isBusy={isBusy} outcome={was ? outcome : null}>
            {was ? 'Save' : 'Add'}
          </SaveButton>
        </>
      )}
    </ProfileForm>
  )
}
