/** The listing's text when it was tracked. Listings disappear, and people need the text before an interview. */
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Application } from '#core/tracker/application.ts'
import { type ListingBlock, listingBlocks } from '#core/tracker/listing-blocks.ts'
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
        <details>
          <summary className="listing-fold">Read the listing as it was saved</summary>
          <div id={TEXT} className="prose listing-then">
            {listingBlocks(jobDescription).map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
              <Block key={index} block={block} />
            ))}
          </div>
        </details>
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

function Block({ block }: { block: ListingBlock }) {
  if (block.kind !== 'list') {
    return block.kind === 'heading' ? <h3>{block.text}</h3> : <p>{block.text}</p>
  }
  return (
    <ul>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
