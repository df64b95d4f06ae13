/** The folded form with what an application says about itself; and the way to delete it. */
import { type Application, isSent } from '#core/tracker/application.ts'
import { OneButton } from './one-button.tsx'
import { PartField, PartForm } from './part-form.tsx'
import { Folded } from './part-section.tsx'

export function Details({ application }: { application: Application }) {
  const { version, stage, appliedOn } = application
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
            placeholder="$80,000 - $100,000"
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
          {isSent(stage) || appliedOn ? (
            <PartField name="appliedOn" label="Applied on" value={appliedOn} type="date" />
          ) : null}
          <PartField
            name="followUpOn"
            label="Follow up on"
            value={application.followUpOn}
            type="date"
            hint="Stands in your calendar."
          />
          <fieldset className="part-links">
            <legend className="label">More links</legend>
            {links.map(({ label, url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are never moved
              <div key={index}>
                <input
                  name="linkLabel"
                  aria-label={`Name of link ${index + 1}`}
                  defaultValue={label}
                  placeholder="Name"
                  className="input"
                />
                <input
                  name="linkUrl"
                  aria-label={`Address of link ${index + 1}`}
                  defaultValue={url}
                  placeholder="https://"
                  inputMode="url"
                  className="input"
                />
              </div>
            ))}
            <p className="hint">An empty row is left out; saving brings another one.</p>
          </fieldset>
        </PartForm>
      </Folded>
      <OneButton intent="delete" label="Delete application" className="text-button" />
    </div>
  )
}
