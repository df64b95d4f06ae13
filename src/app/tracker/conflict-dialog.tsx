/**
 * A conflict between the person's change and a change made elsewhere. The person chooses for each field that differs.
 * Without a script, the dialog is open in the page.
 */
import { type FormEvent, useEffect, useRef } from 'react'

export type ConflictField = {
  name: string
  label: string
  /** The values as displayed; null if empty. */
  mine: string | null
  theirs: string | null
}

type Props = {
  /** The name of what was changed: "Backend Engineer at Acme". */
  name: string
  fields: readonly ConflictField[]
  /** Hidden fields for submitting without a script. */
  hidden?: Readonly<Record<string, string>>
  /** Called with the names of the fields for which the person kept their own value. */
  onChoose: (mine: readonly string[]) => void
  onClose: () => void
}

export function ConflictDialog({ name, fields, hidden = {}, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    // Calling close() instead would fire a close event.
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
        <h2 id="conflict-title">This was changed elsewhere</h2>
        <p className="mt-2 text-muted">
          {name} was changed in another tab or on another device. Which version do you want to keep?
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
                <strong>{field.mine ?? 'Empty'}</strong>
              </span>
            </label>
            <label className="conflict-choice">
              <input type="radio" name={`keep-${field.name}`} value="theirs" />
              <span>
                <span className="hint">Current</span>
                <strong>{field.theirs ?? 'Empty'}</strong>
              </span>
            </label>
          </fieldset>
        ))}
        <p className="mt-5 flex gap-2">
          <button type="submit" name="intent" value="resolve" className="button button-primary">
            Keep selected
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
