/**
 * Two changes of one thing: yours, and what it is since somebody else's. For each field that differs the person
 * chooses. Without a script it stands open in the page.
 */
import { type FormEvent, useEffect, useRef } from 'react'

export type ConflictField = {
  name: string
  label: string
  /** As words to be shown; null for nothing. */
  mine: string | null
  theirs: string | null
}

type Props = {
  /** What was changed: "Backend Engineer at Acme". */
  name: string
  fields: readonly ConflictField[]
  /** Sent with the answer by those who have no script. */
  hidden?: Readonly<Record<string, string>>
  /** The names of those fields that are to be as the person had them. */
  onChoose: (mine: readonly string[]) => void
  onClose: () => void
}

export function ConflictDialog({ name, fields, hidden = {}, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    // Closing it would say that it was closed.
    element.removeAttribute('open')
    element.showModal()
  }, [])
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    dialog.current?.close()
    onChoose(fields.map((field) => field.name).filter((it) => form.get(`keep-${it}`) === 'mine'))
  }
  return (
    <dialog
      ref={dialog}
      open
      className="dialog conflict"
      aria-labelledby="conflict-title"
      onClose={onClose}
    >
      <form method="post" onSubmit={choose}>
        <h2 id="conflict-title">This was changed meanwhile</h2>
        <p className="mt-2 text-muted">
          {name} was changed in another tab or on another device. Which one holds?
        </p>
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {fields.map((field) => (
          <fieldset key={field.name} className="conflict-field">
            <legend className="label">{field.label}</legend>
            <label className="conflict-choice">
              <input type="radio" name={`keep-${field.name}`} value="mine" defaultChecked />
              <span>
                <span className="hint">Yours</span>
                <strong>{field.mine ?? 'Nothing'}</strong>
              </span>
            </label>
            <label className="conflict-choice">
              <input type="radio" name={`keep-${field.name}`} value="theirs" />
              <span>
                <span className="hint">As it is now</span>
                <strong>{field.theirs ?? 'Nothing'}</strong>
              </span>
            </label>
          </fieldset>
        ))}
        <p className="mt-5 flex gap-2">
          <button type="submit" name="intent" value="resolve" className="button button-primary">
            Keep what I chose
          </button>
          <button
            type="button"
            className="button needs-script"
            onClick={() => dialog.current?.close()}
          >
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  )
}
