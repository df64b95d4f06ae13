/** What a CV or letter was before: named, compared, brought back. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { useHeld } from '#app/ui/use-held.ts'

type Version = { version: number; name: string | null; createdAt: Date }
type Props = {
  of: { version: number; versions: readonly Version[] }
  /** Of its page. */
  address: string
  now: Date
  /** What differs from the version that is compared, where that stands here. */
  children?: ReactNode
}

export function Versions({ of: { version, versions }, address, now, children }: Props) {
  const name = versions.find((it) => it.version === version)?.name ?? ''
  const form = useHeld({ name })
  return (
    <section aria-labelledby="versions-heading" className="maker-part">
      <h2 id="versions-heading">Versions</h2>
      <Form ref={form} method="post" preventScrollReset className="maker-name-version">
        <input type="hidden" name="intent" value="name-version" />
        <input type="hidden" name="of" value={version} />
        <label className="maker-choice">
          <span className="label">Name what it is now</span>
          <input name="name" className="input" maxLength={200} required defaultValue={name} />
        </label>
        <button type="submit" className="button">
          Keep
        </button>
      </Form>
      {children}
      <ol className="maker-versions">
        {versions.map((it) => (
          <li key={it.version}>
            <span className="maker-version-name">
              {it.name ?? `Version ${it.version}`}
              {it.version === version && <span className="badge badge-quiet">now</span>}
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
                    Bring back
                  </button>
                </Form>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
