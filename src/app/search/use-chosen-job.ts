/**
 * The job that is read beside the results: chosen by its address, by a click on its card or by the keys `j` and `k`.
 * Only wide windows have room beside the results. In others, and with a modifier key, a card's link opens the job's page.
 */
import { type MouseEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import type { JobId } from '#core/job/job.ts'
import {
  chosenJob,
  isOtherViewOnly,
  withChosenJob,
  withSelecting,
} from '#core/search/chosen-job.ts'
import { readNumericId } from '#core/text/read-id.ts'

/** As in jobs.css. */
const HAS_PANE = '(min-width: 75rem)'

/** Keys that are held down pass many jobs; one that is looked at this long is shown. */
const REST_MS = 120

export function useChosenJob() {
  const location = useLocation()
  const navigate = useNavigate()
  const pending = useNavigation().location
  const chosen = chosenJob(location.search)
  const hasPane = useSyncExternalStore(watchPane, seesPane, () => false)
  /** The job whose heading gets the focus once it is shown: one that was opened by a key. */
  const focusNext = useRef<JobId | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const choose = (id: JobId, replace: boolean) => {
    clearTimeout(timer.current)
    if (pending && pending.pathname !== '/jobs') return // the person is leaving
    const { search, state } = pending ?? addressOf(location)
    if (id === chosenJob(search)) return
    // A search that is being answered is not given up for a job. The state has the jobs that were loaded since and the
    // search that the form asked for.
    void navigate(`/jobs${withChosenJob(search, id)}`, { replace, state, preventScrollReset: true })
  }
  /** Shows boxes on the cards or hides them; `replace`: in the same history entry. */
  const setSelecting = async (isOn: boolean, replace = false) => {
    const { search, state } = pending ?? addressOf(location)
    const to = `/jobs${withSelecting(search, isOn)}`
    await navigate(to, { replace, state, preventScrollReset: true })
  }
  const latest = useRef({ choose, go: navigate })
  latest.current = { choose, go: navigate }

  const onClick = (event: MouseEvent) => {
    const id = shownByClick(event)
    if (id === null) return
    event.preventDefault()
    // A click without a pointer is Enter, or a screen reader: the focus follows into the job.
    focusNext.current = null
    if (event.detail === 0) {
      if (id === chosen) document.querySelector<HTMLElement>('#preview h2')?.focus()
      else focusNext.current = id
    }
    choose(id, false)
  }
  const onStep = useCallback((card: HTMLElement) => {
    const id = idOf(card)
    if (id === null || !seesPane()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current.choose(id, true), REST_MS)
  }, [])

  const open = useCallback((address: string) => {
    clearTimeout(timer.current)
    void latest.current.go(address)
  }, [])

  return { chosen, hasPane, focusNext, onClick, onStep, open, setSelecting }
}

function shownByClick(event: MouseEvent): JobId | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  const link = event.target instanceof Element ? event.target.closest('[data-job] h3 a') : null
  const card = link?.closest<HTMLElement>('[data-job]')
  return card && seesPane() ? idOf(card) : null
}

/** The address of the window, which may be ahead of the page that React shows. Another search has a state of its own. */
function addressOf(shown: Location): { search: string; state: unknown } {
  const { search } = window.location
  const isShown = search === shown.search || isOtherViewOnly(search, shown.search)
  return { search, state: isShown ? shown.state : null }
}

const seesPane = () => matchMedia(HAS_PANE).matches

function watchPane(onChange: () => void) {
  const room = matchMedia(HAS_PANE)
  room.addEventListener('change', onChange)
  return () => room.removeEventListener('change', onChange)
}

const idOf = (card: HTMLElement) => readNumericId<JobId>(card.dataset.job)
