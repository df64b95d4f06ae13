/** The work experience of a profile: cards with the first two lines of the description, each with its form. */
import { DotLine } from '#app/ui/dot-line.tsx'
import type { Experience } from '#core/profile/profile.ts'
import { EntryList } from './entry-list.tsx'
import { TextArea, TextField } from './field.tsx'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { SaveButton } from './save-button.tsx'

/** How many lines of a description a card shows. */
const SHOWN_LINES = 2

export function ExperienceEditor({ profile }: { profile: ShownProfile }) {
  return (
    <EntryList
      list="experience"
      profile={profile}
      noun="work experience"
      nameOf={({ position, company }) => [position, company].filter(Boolean).join(' at ')}
      card={(entry) => <ExperienceCard entry={entry} />}
      form={(entry, isDraft) => <ExperienceForm entry={entry} isDraft={isDraft} />}
    />
  )
}

function ExperienceCard({
  entry: { position, company, duration, description },
}: {
  entry: Experience
}) {
  const more = description.length - SHOWN_LINES
  return (
    <div className="min-w-0">
      <h3>{position || 'Position not provided'}</h3>
      <p>
        <DotLine>
          {company || 'Company not provided'}
          {duration && <span className="text-muted">{duration}</span>}
        </DotLine>
      </p>
      {description.length > 0 && (
        <ul className="entry-lines">
          {description.slice(0, SHOWN_LINES).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="hint">+ {more} more items</p>}
    </div>
  )
}

type ExperienceFormProps = { entry: Experience | null; isDraft: boolean | undefined }

function ExperienceForm({ entry, isDraft = false }: ExperienceFormProps) {
  const shown = entry && JSON.stringify(entry)
  const was = isDraft ? null : shown
  return (
    <ProfileForm
      id={`experience-${isDraft ? 'draft-' : ''}${shown ?? 'new'}`}
      section={isDraft ? 'experience-draft' : 'experience'}
      was={was}
      className="profile-fields"
    >
      {({ field, isBusy, outcome }) => (
        <>
          <div className="profile-pair">
            <TextField
              label="Position"
              {...field('position', entry?.position)}
              autoComplete="organization-title"
              maxLength={200}
              required
            />
            <TextField
              label="Company"
              {...field('company', entry?.company)}
              autoComplete="organization"
              maxLength={200}
              required
            />
          </div>
          <TextField
            label="Duration"
            {...field('duration', entry?.duration)}
            maxLength={200}
            placeholder="March 2022 – Present"
          />
          <TextArea
            label="What you did"
            {...field('description', entry?.description.join('\n'))}
            rows={4}
            hint="One item per line."
          />
          <SaveButton intent="save-experience" isBusy={isBusy} outcome={was ? outcome : null}>
            {was ? 'Save' : 'Add'}
          </SaveButton>
        </>
      )}
    </ProfileForm>
  )
}
