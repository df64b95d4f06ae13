/** The listing's text when it was tracked. Listings disappear, and people need the text before an interview. */
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Application } from '#core/tracker/application.ts'
import { PartForm, PartText } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

const TEXT = 'listing-text'

export function TrackedListing({ application }: { application: Application }) {
  const { version, jobDescription } = application
  return (
    <PartSection
      id="listing"
      title="Saved job description"
      empty={
        jobDescription
          ? null
          : 'No job description saved. Paste it here before the listing disappears.'
      }
    >
      {jobDescription && (
        <div id={TEXT} className="listing-then">
          {jobDescription.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      <div className="part-tools">
        <Folded form="listing" mark={version} label={jobDescription ? 'Edit text' : 'Paste text'}>
          <PartForm
            form="listing"
            intent="listing"
            label="Saved job description"
            hidden={{ version }}
            submit="Save text"
          >
            <PartText
              name="jobDescription"
              label="Saved job description"
              value={jobDescription}
              rows={14}
            />
          </PartForm>
        </Folded>
        {jobDescription && (
          <CopyButton
            from={TEXT}
            label="Copy saved job description"
            copied="Text copied"
            failed="Could not copy text"
          />
        )}
      </div>
    </PartSection>
  )
}
