/** The proposed changes for a job, each with its evidence and a checkbox to accept it; and the gaps. */
import { Fragment } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFormValues } from '#app/ui/use-form-values.ts'
import type { TailorChange, Tailoring } from '#core/tailoring/tailoring.ts'
import { movedItems } from './moved-items.ts'

const KINDS: Readonly<Record<TailorChange['edit']['kind'], string>> = {
  label: 'Headline',
  surface: 'Skill',
  reorder: 'Order',
  rephrase: 'Wording',
  choose: 'Leave out',
}

export function Changes({ tailoring }: { tailoring: Tailoring }) {
  const submit = useSubmit()
  const { changes, taken, gaps, target } = tailoring
  const form = useFormValues({ taken }, useNavigation().state === 'idle')
  return (
    <>
      <section aria-labelledby="changes-heading" className="maker-part">
        <h2 id="changes-heading">Changes for this job</h2>
        {changes.length === 0 ? (
          <p className="text-muted">
            Nothing to change: your CV is already in the best order for this job.
          </p>
        ) : (
          <Form
            ref={form}
            method="post"
            preventScrollReset
            onChange={({ currentTarget }) =>
              void submit(currentTarget, { preventScrollReset: true, replace: true })
            }
          >
            <input type="hidden" name="intent" value="changes" />
            <p className="hint">
              {taken.length} of {changes.length} selected. Each change is based on a line of your
              CV. Uncheck the changes you don’t want.
            </p>
            <ul className="maker-changes">
              {changes.map((change) => (
                <li key={change.id}>
                  <Change change={change} isTaken={taken.includes(change.id)} />
                </li>
              ))}
            </ul>
            <noscript>
              <button type="submit" className="button button-primary">
                Apply
              </button>
            </noscript>
          </Form>
        )}
      </section>
      {gaps.length > 0 && (
        <section aria-labelledby="gaps-heading" className="maker-part">
          <h2 id="gaps-heading">Gaps</h2>
          <p className="hint">
            {target.company} asks for these, but your CV doesn’t mention them, so we didn’t add
            them. If you have one of these skills, add it to your CV and say where you used it.
          </p>
          <ul className="maker-gaps">
            {gaps.map(({ anyOf, need }) => (
              <li key={anyOf.join()} className="tag">
                {anyOf.join(' or ')}
                {need === 'nice' && <span className="text-muted"> (nice to have)</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Change({ change, isTaken }: { change: TailorChange; isTaken: boolean }) {
  const { id, edit, before, after, says, sources } = change
  const moved = movedItems(before, after)
  return (
    <div className="maker-change">
      <label className="maker-change-name">
        <input type="checkbox" name="taken" value={id} defaultChecked={isTaken} />
        <span className="badge badge-quiet">{KINDS[edit.kind]}</span>
        <span>{says}</span>
      </label>
      <p className="maker-change-text">
        {moved ? (
          moved.map(({ text, isMoved }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may name one thing twice
            <Fragment key={at}>
              {at > 0 && ', '}
              {isMoved ? <ins>{text}</ins> : text}
            </Fragment>
          ))
        ) : (
          <>
            {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </>
        )}
      </p>
      {sources.length > 0 && (
        <details className="maker-sources">
          <summary>
            {sources.length === 1 ? 'Based on this line' : `Based on these ${sources.length} lines`}
          </summary>
          <ul>
            {sources.map((source) => (
              <li key={source.id}>
                <Icon name="quote" /> {source.text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
