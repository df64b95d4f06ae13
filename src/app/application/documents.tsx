/** The exact files that were sent with an application, chosen from the account's files or uploaded; downloadable. */
import { formatFileSize } from '#app/files/format-file-size.ts'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_FILE_SIZE } from '#core/files/file-limits.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import type { ApplicationDocument } from '#core/tracker/application.ts'
import { ButtonForm } from './button-form.tsx'
import { PartField, PartForm } from './part-form.tsx'
import { Folded, PartSection } from './part-section.tsx'

/** One of the account's files that can be attached. */
export type Choice = { id: string; name: string; addedOn: string }

type Props = {
  documents: readonly ApplicationDocument[]
  choices: readonly Choice[]
  /** Allowed file extensions: ".pdf,.docx". */
  accept: string
  today: string
}

export function Documents({ documents, choices, accept, today }: Props) {
  return (
    <PartSection
      id="documents"
      title="Documents sent"
      count={documents.length}
      empty={documents.length === 0 ? 'The CV and cover letter you sent.' : null}
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
        {formatFileSize(bytes)}
        {sentOn && `, sent on ${formatDay(sentOn)}`}
        {!fileId && ', since deleted from your files'}
      </p>
      <div className="part-tools part-tools-quiet">
        <Folded
          form={form}
          mark={fingerprint(document)}
          icon="pencil"
          label="Edit"
          noun="document"
          hidden={name}
        >
          <PartForm
            form={form}
            intent="document.change"
            label={`Edit document: ${name}`}
            hidden={{ id, seen: fingerprint(document) }}
            submit="Save"
          >
            <PartField
              name="sentOn"
              label="Sent date"
              value={sentOn}
              type="date"
              className="part-short"
            />
          </PartForm>
        </Folded>
        <ButtonForm
          intent="document.remove"
          id={id}
          icon="trash-2"
          label="Remove"
          noun="document"
          hidden={name}
        />
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
        hint={`PDF, DOCX, DOC, RTF, ODT or TXT, up to ${MAX_FILE_SIZE}. Only you can see it.`}
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
      <PartField name="sentOn" label="Sent date" value={today} type="date" className="part-short" />
    </PartForm>
  )
}
