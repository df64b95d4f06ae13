/** The collapsed form with the application's details, and the delete button. */
import type { Application } from '#core/tracker/application.ts'
import { ButtonForm } from './button-form.tsx'
import { PartField, PartForm } from './part-form.tsx'
import { Folded } from './part-section.tsx'

export function Details({ application }: { application: Application }) {
  const { version, appliedOn } = application
  const links = [...application.links, { label: '', url: '' }]
  return (
    <div className="application-tools">
      <Folded form="details" mark={version} label="Edit details">
        <PartForm
          form="details"
          intent="details"
          label="Details"
          hidden={{ version }}
          submit="Save details"
          className="part-form part-form-wide"
        >
          <PartField name="jobTitle" label="Job title" value={application.jobTitle} required />
          <PartField name="companyName" label="Company" value={application.companyName} />
          <PartField name="jobLocation" label="Location" value={application.jobLocation} />
          <PartField
            name="salaryRange"
            label="Salary"
            value={application.salaryRange}
            placeholder="$80,000 – $100,000 a year"
          />
          <PartField
            name="jobUrl"
            label="Link to the job"
            value={application.jobUrl}
            inputMode="url"
            autoComplete="off"
          />
          <PartField
            name="companyWebsite"
            label="Company website"
            value={application.companyWebsite}
            inputMode="url"
            autoComplete="off"
          />
          <PartField name="appliedOn" label="Applied date" value={appliedOn} type="date" />
          <PartField
            name="followUpOn"
            label="Follow-up date"
            value={application.followUpOn}
            type="date"
            hint="Appears in your calendar."
          />
          <fieldset className="part-links">
            <legend className="label">More links</legend>
            {links.map(({ label, url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are never moved
              <div key={index}>
                <input
                  name="linkLabel"
                  aria-label={`Link ${index + 1}: name`}
                  defaultValue={label}
                  placeholder="Name"
                  className="input"
                />
                <input
                  name="linkUrl"
                  aria-label={`Link ${index + 1}: address`}
                  defaultValue={url}
                  placeholder="https://"
                  inputMode="url"
                  className="input"
                />
              </div>
            ))}
            <p className="hint">To add another link, save first.</p>
          </fieldset>
        </PartForm>
      </Folded>
      <ButtonForm intent="delete" label="Delete application" className="text-button" />
    </div>
  )
}
