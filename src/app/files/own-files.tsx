/** All files of the account, with download and delete, and an undo for the last deletion. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { FileId } from '#core/files/file-id.ts'
import { fileAddress } from '#core/files/file-id.ts'
import type { FilePurpose } from '#core/files/file-kind.ts'
import type { StoredFile } from '#store/files.ts'
import { formatFileSize } from './format-file-size.ts'

/** The file that was just deleted or restored. */
export type DeletedFile = { id: FileId; isBack: boolean }

type Props = { files: readonly StoredFile[]; deleted: DeletedFile | null; now: Date }

const KINDS: Readonly<Record<FilePurpose, string>> = {
  cv: 'CV',
  avatar: 'Picture',
  document: 'Document',
}

export function UploadedFiles({ files, deleted, now }: Props) {
  return (
    <>
      <div role="status">
        {deleted && (
          <div className="notice">
            <Icon name="check" />
            <span>{deleted.isBack ? 'File restored.' : 'File deleted.'}</span>
            {!deleted.isBack && <FileButton intent="restore-file" id={deleted.id} label="Undo" />}
          </div>
        )}
      </div>
      {files.length === 0 ? (
        <p className="text-muted">You haven’t uploaded any files.</p>
      ) : (
        <ul className="card your-data-list">
          {files.map(({ id, kind, name, bytes, isScanned, createdAt }) => (
            <li key={id}>
              <div className="min-w-0">
                <p className="your-data-name">
                  <a href={fileAddress(id)} download={name} className="link">
                    {name}
                  </a>
                  <span className="badge badge-quiet">{KINDS[kind]}</span>
                </p>
                <p className="hint">
                  {formatFileSize(bytes)}, added <TimeAgo at={createdAt} now={now} inSentence />
                  {!isScanned && ', not scanned for viruses'}
                </p>
              </div>
              <FileButton intent="delete-file" id={id} label="Delete" name={name} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Press = { intent: string; id: string; label: string; name?: string }

function FileButton({ intent, id, label, name }: Press) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className="button button-small"
        aria-label={name && `${label} ${name}`}
      >
        {label}
      </button>
    </Form>
  )
}
