/** What the letter was before: named, compared, brought back. */
import { Form } from 'react-router'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { LetterDifference } from '#core/compare-letters.ts'
import { letterAddress } from './letter-address.ts'
import type { ShownLetter } from './load-letter.ts'

type Props = {
  letter: Pick<ShownLetter, 'id' | 'version' | 'versions'>
  /** Of the version that is compared; null for none. */
  comparison: { name: string; differences: readonly LetterDifference[] } | null
  now: Date
}

export function LetterVersions({ letter: { id, version, versions }, comparison, now }: Props) {
  return (
    <section aria-labelledby="versions-heading" className="maker-part">
      <h2 id="versions-heading">Versions</h2>
      <Form method="post" preventScrollReset className="maker-name-version">
        <input type="hidden" name="intent" value="name-version" />
        <input type="hidden" name="of" value={version} />
        <label className="maker-choice">
          <span className="label">Name what it is now</span>
          <input
            name="name"
            className="input"
            maxLength={200}
            required
            key={version}
            defaultValue={versions.find((it) => it.version === version)?.name ?? ''}
          />
        </label>
        <button type="submit" className="button">
          Keep
        </button>
      </Form>
      {comparison && <Differences {...comparison} />}
      {versions.length > 0 && (
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
                  <a href={`${letterAddress(id)}?compare=${it.version}#compare`} className="link">
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
      )}
    </section>
  )
}

function Differences({ name, differences }: NonNullable<Props['comparison']>) {
  return (
    <div id="compare" className="letter-compare">
      <h3>Since “{name}”</h3>
      {differences.length === 0 && <p>Every sentence is the same.</p>}
      <ul>
        {differences.map(({ before, after }) => (
          <li key={`${before} ${after}`}>
            {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </div>
  )
}
