/** The exact files that were sent: stored ones or new ones, to be saved again at any time. */
import { formatBytes } from '#app/files/byte-count.ts'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_FILE_SIZE } from '#core/files/file-limits.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationDocument } from '#core/tracker/application.ts'
import { OneButton } from './one-button.tsx'
import { PartField, PartForm } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

/** A file of theirs that can be chosen. */
export type Choice = { id: string; name: string; addedOn: string }

type Props = {
  documents: readonly ApplicationDocument[]
  choices: readonly Choice[]
  /** What a file's name may end in: ".pdf,.docx". */
  accept: string
  today: string
}

export function Documents({ documents, choices, accept, today }: Props) {
  return (
    <PartSection
      id="documents"
      title="Documents sent"
      count={documents.length}
      empty={documents.length === 0 ? 'The exact CV and letter that they have of you.' : null}
      add={{
        label: 'Add a document',
        form: 'document-new',
        body: <NewDocument choices={choices} accept={accept} today={today} />,
      }}
    >
      <ul className="part-list">
        {documents.map((document) => (
          <li key={document.id}>
            <Document document={document} />
          </li>
        ))}
      </ul>
    </PartSection>
  )
}

function Document({ document }: { document: ApplicationDocument }) {
  const { id, fileId, name, bytes, sentOn } = document
  const form = `document-${id}`
  return (
    <>
      <p>
        {fileId ? (
          <a href={`/dashboard/files/${fileId}`} download={name} className="link document-name">
            <Icon name="download" />
            {name}
          </a>
        ) : (
          <span className="part-name">{name}</span>
        )}
      </p>
      <p className="text-muted">
        {formatBytes(bytes)}
        {sentOn && `, sent on ${formatDay(sentOn)}`}
        {!fileId && ', deleted from your files since'}
      </p>
      <div className="part-tools">
        <Folded form={form} mark={fingerprint(document)} label="Edit" hidden={name}>
          <PartForm
            form={form}
            intent="document.change"
            label={`Edit ${name}`}
            hidden={{ id, seen: fingerprint(document) }}
            submit="Save"
          >
            <PartField
              name="sentOn"
              label="Sent on"
              value={sentOn}
              type="date"
              className="part-short"
            />
          </PartForm>
        </Folded>
        <OneButton intent="document.remove" id={id} label="Remove" hidden={name} />
      </div>
    </>
  )
}

function NewDocument({ choices, accept, today }: Omit<Props, 'documents'>) {
  return (
    <PartForm
      form="document-new"
      intent="document.add"
      label="New document"
      submit="Add document"
      encType="multipart/form-data"
    >
      <PartField
        name="file"
        label="Upload a file"
        type="file"
        accept={accept}
        hint={`PDF, DOCX, DOC, RTF, ODT or TXT, at most ${MAX_FILE_SIZE}. It is kept privately.`}
      />
      {choices.length > 0 && (
        <div>
          <label htmlFor="document-choice" className="label">
            Or choose one of your files
          </label>
          <select id="document-choice" name="fileId" className="input document-choice">
            <option value="">No file chosen</option>
            {choices.map(({ id, name, addedOn }) => (
              <option key={id} value={id}>
                {name} ({formatDay(addedOn)})
              </option>
            ))}
          </select>
        </div>
      )}
      <PartField name="sentOn" label="Sent on" value={today} type="date" className="part-short" />
    </PartForm>
  )
}
