/**
 * What the person in front has said about jobs, for every card of every page: from their account when they are signed
 * in, from this browser otherwise. And the one form by which they say more: its buttons are on the cards and name
 * themselves as in src/core/lists/job-acts.ts. Without a script it is sent; with one it is done at once.
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
import type { JobActName } from '#core/lists/job-acts.ts'
import { type JobMarks as Marks, NO_MARKS } from '#core/lists/job-lists.ts'
import type { Act, Change } from './act-at-once.ts'
import { hasKeptLists, useKeptMarks } from './kept-lists.ts'

/** The id of the form: a button anywhere on the page belongs to it by `form={JOB_ACTS_FORM}`. */
export const JOB_ACTS_FORM = 'job-acts'

/** What the server has said, and what it is being told. */
type State = { base: Marks | null; pending: Change[] }

type Shared = {
  marks: Marks
  isVisitor: boolean
  act: (act: Act) => void
  /** The tracker has this job now: it was added on this page. */
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
    // The server has said something newer; what it was not told yet stays on top.
    setLast(given)
    setState({ base: given, pending })
  }
  const kept = useKeptMarks()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const address = pathname + search
  const isVisitor = given === null

  const world = {
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
  const latest = useRef(world)
  latest.current = world
  const act = useCallback((act: Act) => {
    if (latest.current.isPaused) return latest.current.toast(PAUSED)
    void actsAtOnce().then(({ actAtOnce }) => actAtOnce(act, latest.current))
  }, [])

  const noteTracked = useCallback((id: JobId) => {
    const track: Change = (marks) => ({ ...marks, tracked: [...marks.tracked, id] })
    setState((state) => ({ ...state, base: state.base && track(state.base) }))
  }, [])

  useEffect(() => {
    if (isVisitor || !hasKeptLists()) return
    void actsAtOnce().then(({ takeAlong }) => takeAlong(latest.current))
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
        id={JOB_ACTS_FORM}
        hidden
        method={isVisitor ? 'get' : 'post'}
        action={isVisitor ? '/auth/signin' : '/jobs/marks'}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!(submitter instanceof HTMLButtonElement)) return
          event.preventDefault()
          act({ name: submitter.name as JobActName, value: submitter.value, button: submitter })
        }}
      >
        <input type="hidden" name="next" value={address} />
      </form>
    </Context>
  )
}

const PAUSED = {
  title: 'Your lists are unavailable right now',
  description: 'Our database is unavailable. You are still signed in; please try again soon.',
}

/** Not before it is needed: a first visit shall be light. */
const actsAtOnce = () => import('./act-at-once.ts')
