/**
 * The person's saved, viewed, tracked and hidden jobs, for every card of every page: from the account when signed in,
 * otherwise from this browser. It also renders the one form for job actions. The buttons are on the cards and are named
 * as in src/core/lists/job-actions.ts. Without a script the form is submitted; with one the action applies immediately.
 */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFrameData } from '#app/frame/frame-data.ts'
import { useToast } from '#app/ui/toasts.tsx'
import type { JobId } from '#core/job/job.ts'
import type { JobActionName } from '#core/lists/job-actions.ts'
import { type JobMarks as Marks, NO_MARKS } from '#core/lists/job-lists.ts'
import type { Act, Change } from './apply-optimistically.ts'
import { hasVisitorLists, useVisitorMarks } from './visitor-lists.ts'

/** The form's id. A button anywhere on the page belongs to the form with `form={JOB_ACTIONS_FORM}`. */
export const JOB_ACTIONS_FORM = 'job-acts'

/** The server's state, and the changes it has not confirmed yet. */
type State = { base: Marks | null; pending: Change[] }

type Shared = {
  marks: Marks
  isVisitor: boolean
  act: (act: Act) => void
  /** Marks a job as tracked after it was added to the tracker on this page. */
  noteTracked: (id: JobId) => void
}

const Context = createContext<Shared>({
  marks: NO_MARKS,
  isVisitor: true,
  act() {},
  noteTracked() {},
})

export const useJobMarks = () => useContext(Context)

export function JobMarks({ children }: { children: ReactNode }) {
  const frame = useFrameData()
  const given = frame?.marks ?? null
  const isPaused = frame?.isPaused ?? false
  const [{ base, pending }, setState] = useState<State>({ base: given, pending: [] })
  const [last, setLast] = useState(given)
  if (last !== given) {
    // The server sent newer data. Unconfirmed changes stay on top of it.
    setLast(given)
    setState({ base: given, pending })
  }
  const kept = useVisitorMarks()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const address = pathname + search
  const isVisitor = given === null

  const services = {
    isVisitor,
    isPaused,
    address,
    toast,
    navigate,
    begin: (change: Change) =>
      setState((state) => ({ ...state, pending: [...state.pending, change] })),
    end: (change: Change, isKept: boolean) =>
      setState((state) => ({
        base: isKept && state.base ? change(state.base) : state.base,
        pending: state.pending.filter((other) => other !== change),
      })),
    queue: useRef(Promise.resolve()),
  }
  const latest = useRef(services)
  latest.current = services
  const act = useCallback((act: Act) => {
    if (latest.current.isPaused) return latest.current.toast(PAUSED)
    void loadActAtOnce().then(({ applyOptimistically }) => applyOptimistically(act, latest.current))
  }, [])

  const noteTracked = useCallback((id: JobId) => {
    const track: Change = (marks) => ({ ...marks, tracked: [...marks.tracked, id] })
    setState((state) => ({ ...state, base: state.base && track(state.base) }))
  }, [])

  useEffect(() => {
    if (isVisitor || !hasVisitorLists()) return
    void loadActAtOnce().then(({ moveListsToAccount }) => moveListsToAccount(latest.current))
  }, [isVisitor])

  const marks = useMemo(
    () => (base ? pending.reduce((marks, change) => change(marks), base) : kept),
    [base, pending, kept],
  )
  const shared = useMemo(
    () => ({ marks, isVisitor, act, noteTracked }),
    [marks, isVisitor, act, noteTracked],
  )
  return (
    <Context value={shared}>
      {children}
      <form
        id={JOB_ACTIONS_FORM}
        hidden
        method={isVisitor ? 'get' : 'post'}
        action={isVisitor ? '/auth/signin' : '/jobs/marks'}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!(submitter instanceof HTMLButtonElement)) return
          event.preventDefault()
          act({ name: submitter.name as JobActionName, value: submitter.value, button: submitter })
        }}
      >
        <input type="hidden" name="next" value={address} />
      </form>
    </Context>
  )
}

const PAUSED = {
  title: 'Your lists are unavailable right now',
  description: 'Our database is unavailable. You’re still signed in. Try again soon.',
}

/** Loaded on demand to keep the first visit light. */
const loadActAtOnce = () => import('./apply-optimistically.ts')
