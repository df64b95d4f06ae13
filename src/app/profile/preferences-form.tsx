/** The job preferences of a person. In the wizard, the last step. */
import { JOB_TYPES } from '#core/job/job.ts'
import { JOB_TYPE_LABELS } from '#core/job/job-labels.ts'
import { DEFAULT_PREFERENCES, YEARS_WORKED, yearsWorkedOf } from '#core/profile/profile-choices.ts'
import { TextField } from './field.tsx'
import type { ShownProfile } from './load-profile.ts'
import { LocationsField } from './locations-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfileFormContext } from './profile-form-context.ts'
import { SalaryField } from './salary-field.tsx'
import { SaveButton } from './save-button.tsx'
import type { Outcome } from './save-profile.ts'
import { sectionValue } from './section-value.ts'

const REMOTE = [
  { value: 'any', label: 'No preference' },
  { value: 'remote_only', label: 'Remote only' },
  { value: 'remote', label: 'Prefer remote' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'onsite', label: 'On-site' },
] as const

type Props = {
  profile: ShownProfile
  onSaved?: (outcome: Outcome) => void
  /** For the wizard, whose submit button is outside the form. */
  formId?: string
}

export function PreferencesForm({ profile, onSaved, formId }: Props) {
  const isWizard = useProfileFormContext().step !== null
  const yearsProposed = yearsWorkedOf(profile.experienceYears) ?? DEFAULT_PREFERENCES.yearsWorked
  const stored = profile.jobPreferences ?? { ...DEFAULT_PREFERENCES, yearsWorked: yearsProposed }
  return (
    <ProfileForm
      id="preferences"
      section="preferences"
      was={sectionValue(profile, 'preferences')}
      className="profile-fields"
      {...(onSaved && { onSaved })}
      {...(formId && { formId })}
    >
      {({ field, typed, isBusy, outcome }) => {
        const jobTypes = typed('jobTypes', stored.jobTypes.join(',')).split(',')
        const remote = typed('remote', stored.remote)
        const years = typed('yearsWorked', stored.yearsWorked)
        return (
          <>
            <div className={isWizard ? undefined : 'profile-pair'}>
              <SalaryField stored={profile.jobPreferences?.salaryMin ?? null} />
              {!isWizard && (
                <TextField
                  label="Maximum salary per year"
                  {...field('salaryMax', `${stored.salaryMax ?? ''}`)}
                  inputMode="numeric"
                  maxLength={12}
                  hint="In US dollars. Leave empty for no maximum."
                />
              )}
            </div>
            <input type="hidden" name="yearsProposed" value={yearsProposed} />
            {isWizard && <input type="hidden" name="salaryMax" value={stored.salaryMax ?? ''} />}
            <Choices legend="Experience level" name="yearsWorked" chosen={[years]} isOne>
              {YEARS_WORKED.map((value) => ({ value, label: `${value} years` }))}
            </Choices>
            <Choices legend="Work setting" name="remote" chosen={[remote]} isOne>
              {REMOTE}
            </Choices>
            <Choices legend="Job types" name="jobTypes" chosen={jobTypes}>
              {JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }))}
            </Choices>
            <LocationsField
              stored={typed('locations', stored.locations.join(';')).split(';').filter(Boolean)}
              home={profile.readFromCv?.home ?? null}
            />
            {!isWizard && (
              <SaveButton
                intent="save-preferences"
                isBusy={isBusy}
                outcome={outcome}
                className="button"
              >
                Save
              </SaveButton>
            )}
          </>
        )
      }}
    </ProfileForm>
  )
}

type ChoicesProps = {
  legend: string
  name: string
  chosen: readonly string[]
  isOne?: boolean
  children: readonly { value: string; label: string }[]
}

function Choices({ legend, name, chosen, isOne, children }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="choice-row">
        {children.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
