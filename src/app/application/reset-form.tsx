/**
 * Resets a form after it was accepted, and when its data changed elsewhere while nobody was typing in it. Unsaved
 * input is never replaced; it produces a conflict when it is sent.
 */
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useAttempt } from './attempt-context.ts'
import { useIsBusy } from './use-is-busy.ts'

const DirtyContext = createContext<() => void>(() => {})

/** Returns the function to call on every input. */
export const useMarkDirty = () => useContext(DirtyContext)

type Props = {
  form: string
  /** Changes whenever the form's data changes. */
  mark: string | number
  /** `taken` counts how often the form was accepted, so that children can collapse and restore the focus. */
  children: (taken: number) => ReactNode
}

export function Fresh({ form, mark, children }: Props) {
  const isBusy = useIsBusy(form)
  const attempt = useAttempt(form)
  const [state, setState] = useState({ begun: 0, taken: 0, mark })
  const isDirty = useRef(false)
  const wasBusy = useRef(false)

  useEffect(() => {
    const isTaken = wasBusy.current && !isBusy && !attempt
    wasBusy.current = isBusy
    if (isTaken) isDirty.current = false
    if (!isTaken && (mark === state.mark || isDirty.current)) return
    setState(({ begun, taken }) => ({ begun: begun + 1, taken: taken + (isTaken ? 1 : 0), mark }))
  }, [isBusy, attempt, mark, state.mark])

  return (
    <DirtyContext
      value={() => {
        isDirty.current = true
      }}
    >
      <Fragment key={state.begun}>{children(state.taken)}</Fragment>
    </DirtyContext>
  )
}
