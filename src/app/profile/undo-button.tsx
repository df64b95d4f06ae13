/** Restores what was removed from a profile; part of a form. */
import { Icon } from '#app/ui/icon.tsx'

export function UndoButton({ intent, isBusy }: { intent: string; isBusy: boolean }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="button button-small"
      disabled={isBusy}
    >
      <Icon name="rotate-ccw" />
      Undo
    </button>
  )
}
