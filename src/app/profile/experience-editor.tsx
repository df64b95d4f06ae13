/** Where somebody worked: cards with the first two lines of what they did, and the form behind each. */
import type { Experience } from '#core/profile/profile.ts'
import { EntryList } from './entry-list.tsx'
import { TextArea, TextField } from './field.tsx'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { SaveButton } from './save-button.tsx'

/** Lines of a description that a card shows. */
const SHOWN_LINES = 2

export function ExperienceEditor({ profile }: { profile: ShownProfile }) {
  return (
    <EntryList
      list="experience"
      profile={profile}
      noun="work experience"
      nameOf={({ position, company }) => `${position} at ${company}`}
      card={(entry) => <ExperienceCard entry={entry} />}
      form={(entry) => <ExperienceForm entry={entry} />}
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
      <h3>{position}</h3>
      <p>
        {company}
        {duration && <span className="text-muted"> · {duration}</span>}
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

function ExperienceForm({ entry }: { entry: Experience | null }) {
  const was = entry && JSON.stringify(entry)
  return (
    <ProfileForm
      id={`experience-${was ?? 'new'}`}
      section="experience"
      was={was}
      className="profile-fields"
    >
      {({ typed, problem, isBusy, outcome }) => (
        <>
          <div className="profile-pair">
            <TextField
              label="Position"
              name="position"
              autoComplete="organization-title"
              maxLength={200}
              defaultValue={typed('position', entry?.position ?? '')}
              problem={problem('position')}
              required
            />
            <TextField
              label="Company"
              name="company"
              autoComplete="organization"
              maxLength={200}
              defaultValue={typed('company', entry?.company ?? '')}
              problem={problem('company')}
              required
            />
          </div>
          <TextField
            label="Duration"
            name="duration"
            maxLength={200}
            placeholder="March 2022 – now"
            defaultValue={typed('duration', entry?.duration ?? '')}
            problem={problem('duration')}
          />
          <TextArea
            label="What you did"
            name="description"
            rows={4}
            hint="One thing a line."
            defaultValue={typed('description', entry?.description.join('\n') ?? '')}
            problem={problem('description')}
          />
          <SaveButton intent="save-experience" isBusy={isBusy} outcome={entry ? outcome : null}>
            {entry ? 'Save' : 'Add'}
          </SaveButton>
        </>
      )}
    </ProfileForm>
  )
}
