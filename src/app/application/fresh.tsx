/**
 * Forms that begin anew when they were taken, and when what they show was changed elsewhere while nobody was typing in
 * them. What is being typed is never replaced; it then meets a conflict when it is sent.
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

/** To be called when somebody types. */
export const useMarkDirty = () => useContext(DirtyContext)

type Props = {
  form: string
  /** Changes with what the form shows. */
  mark: string | number
  /** `taken` says how often the form was taken: its children may fold themselves and take the focus back. */
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
