/** The list of keyboard shortcuts, opened by `?` or by a button. */
import { useCallback, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { type JobKeyActions, useJobKeys } from './use-job-keys.ts'

const KEYS = [
  ['/', 'Search'],
  ['j', 'Next job'],
  ['k', 'Previous job'],
  ['o', 'Open the job’s page'],
  ['s', 'Save job'],
  ['a', 'Track job'],
  ['x', 'Select job'],
  ['Ctrl K', 'Open the command menu'],
  ['?', 'Show this list'],
] as const

type Props = Omit<JobKeyActions, 'showHelp'>

export function KeysDialog(actions: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const showHelp = useCallback(() => dialog.current?.showModal(), [])
  useJobKeys({ ...actions, showHelp })
  return (
    <>
      <button
        type="button"
        className="button button-plain button-icon needs-script keys-button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={showHelp}
      >
        <Icon name="keyboard" />
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="keys-title">
        <form method="dialog">
          <h2 id="keys-title">Keyboard shortcuts</h2>
          <dl className="keys">
            {KEYS.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd className="key">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </dialog>
    </>
  )
}
