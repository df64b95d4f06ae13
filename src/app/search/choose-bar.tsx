/**
 * The bar at the lower edge of the list: how many jobs are marked for comparison or selected, and what can be done with
 * them. It is the form of the boxes on the cards, which works without a script; what counts them is loaded when needed.
 */
import './choose-bar.css'
import { useEffect, useState } from 'react'
import { CHOICES_FORM, useCompared } from '#app/lists/use-compared.ts'
import type { EndSelecting, LiveChoices } from './live-choices.tsx'

type Props = {
  isSelecting: boolean
  /** The query of the list, to return to. */
  search: string
  onDone: EndSelecting
}

export function ChooseBar({ isSelecting, search, onDone }: Props) {
  const { compared } = useCompared()
  const isNeeded = isSelecting || compared.length > 0
  const [Live, setLive] = useState<typeof LiveChoices | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import('./live-choices.tsx').then(
      (module) => setLive(() => module.LiveChoices),
      () => {}, // the form still works
    )
  }, [isNeeded])
  // A visitor who saves, hides or tracks without a script is asked to sign in.
  const acts = isSelecting ? ['Save', 'Hide', 'Track'] : []
  return (
    <form
      id={CHOICES_FORM}
      action="/jobs/compare"
      // The first selected job shows it, also without a script.
      className={`choose-bar no-print${isNeeded && !isSelecting ? ' choose-bar-shown' : ''}`}
    >
      {Live && isNeeded ? (
        <Live isSelecting={isSelecting} compared={compared} onDone={onDone} />
      ) : (
        <>
          {acts.map((label) => (
            <button
              key={label}
              type="submit"
              name="act"
              value={label.toLowerCase()}
              formMethod="post"
              formAction={`/jobs/selected?next=${encodeURIComponent(`/jobs${search}`)}`}
              className="button button-small"
            >
              {label}
            </button>
          ))}
          <button type="submit" className="button button-small">
            Compare
          </button>
          <button type="reset" className="button button-small">
            Clear
          </button>
        </>
      )}
    </form>
  )
}
