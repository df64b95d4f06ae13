/** Backup codes, shown only once, with ways to save them. */
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const file = `Backup codes for Rolecall. Each code works once.\n\n${codes.join('\n')}\n`
  return (
    <>
      <p>
        Each code signs you in once if you can’t use your app.{' '}
        <strong>They are shown only now.</strong>
      </p>
      <pre id="backup-codes" className="backup-codes">
        {codes.join('\n')}
      </pre>
      <p className="flex flex-wrap gap-2">
        <CopyButton
          from="backup-codes"
          label="Copy backup codes"
          copied="Backup codes copied"
          failed="Could not copy backup codes"
        />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="rolecall-backup-codes.txt"
          className="button button-small"
        >
          <Icon name="download" />
          Download
        </a>
      </p>
    </>
  )
}
