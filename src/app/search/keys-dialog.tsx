/** The list of keyboard shortcuts, opened by `?` or by a button. */
import { useCallback, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useJobKeys } from './use-job-keys.ts'

const KEYS = [
  ['/', 'Search'],
  ['j', 'Next job'],
  ['k', 'Previous job'],
  ['o', 'Open job'],
  ['s', 'Save job'],
  ['a', 'Track job'],
  ['Ctrl K', 'Open the command menu'],
  ['?', 'Show this list'],
] as const

export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const show = useCallback(() => dialog.current?.showModal(), [])
  useJobKeys(show)
  return (
    <>
      <button
        type="button"
        className="button button-plain button-icon needs-script max-md:hidden"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={show}
      >
        <Icon name="keyboard" className="size-5" />
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="keys-title">
        <form method="dialog">
          <h2 id="keys-title">Keyboard shortcuts</h2>
          <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
            {KEYS.map(([key, what]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="key">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <button type="submit" className="button mt-5 w-full">
            Close
          </button>
        </form>
      </dialog>
    </>
  )
}
