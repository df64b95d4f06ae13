/** Versions of a CV or cover letter, which can be named, compared and restored. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import { Fold } from './fold.tsx'

type Version = { version: number; name: string | null; createdAt: Date }
type Props = {
  of: { version: number; versions: readonly Version[] }
  /** Path of the document's page. */
  address: string
  now: Date
  /** The comparison, for pages that show it inside this section. */
  children?: ReactNode
}

export function Versions({ of: { version, versions }, address, now, children }: Props) {
  const name = versions.find((it) => it.version === version)?.name ?? ''
  const form = useFormValues({ name })
  return (
    <Fold id="versions-heading" title="Versions" isOpen={Boolean(children)}>
      <Form ref={form} method="post" preventScrollReset className="maker-name-version">
        <input type="hidden" name="intent" value="name-version" />
        <input type="hidden" name="of" value={version} />
        <label className="maker-choice">
          <span className="label">Name this version</span>
          <input name="name" className="input" maxLength={200} required defaultValue={name} />
        </label>
        <button type="submit" className="button">
          Save name
        </button>
      </Form>
      {children}
      <ol className="maker-versions">
        {versions.map((it) => (
          <li key={it.version}>
            <span className="maker-version-name">
              {it.name ?? `Version ${it.version}`}
              {it.version === version && <span className="badge badge-quiet">current</span>}
            </span>
            <TimeAgo at={it.createdAt} now={now} className="text-muted" />
            {it.version !== version && (
              <>
                <a href={`${address}?compare=${it.version}#compare`} className="link">
                  Compare
                </a>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="restore-version" />
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="of" value={it.version} />
                  <button type="submit" className="button button-small">
                    Restore
                  </button>
                </Form>
              </>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  )
}
