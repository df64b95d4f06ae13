/** The listing's text as it was when it was tracked: listings disappear, and it is wanted again before an interview. */
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Application } from '#core/tracker/application.ts'
import { PartForm, PartText } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

const TEXT = 'listing-text'

export function ListingThen({ application }: { application: Application }) {
  const { version, jobDescription } = application
  return (
    <PartSection
      id="listing"
      title="The listing when you tracked it"
      empty={
        jobDescription ? null : 'No text was kept. Paste it here before the listing disappears.'
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
        <Folded
          form="listing"
          mark={version}
          label={jobDescription ? 'Edit the text' : 'Paste the text'}
        >
          <PartForm
            form="listing"
            intent="listing"
            label="Text of the listing"
            hidden={{ version }}
            submit="Save the text"
          >
            <PartText
              name="jobDescription"
              label="Text of the listing"
              value={jobDescription}
              rows={14}
            />
          </PartForm>
        </Folded>
        {jobDescription && (
          <CopyButton
            from={TEXT}
            label="Copy the text of the listing"
            copied="Text copied"
            failed="Could not copy the text"
          />
        )}
      </div>
    </PartSection>
  )
}
