/** The search form in action: every change updates the URL, and every URL fills the form. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { JobQuery } from '#core/search/query.ts'
import { clearConflicts, fillForm, formAddress } from './search-form.ts'

/** Text fields and sliders wait this long for more changes; checkboxes and menus apply immediately. */
const SETTLE_MS = 400

export function useSearchForm(query: JobQuery) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** How many searches the form has asked for. */
  const asked = useRef(0)
  /** By name of a changed field, the first search that asks for the change. */
  const changed = useRef(new Map<string, number>())
  const navigate = useNavigate()
  const shown = useShownSearch()

  useEffect(() => {
    // What was changed after this search was asked for is newer than its answer.
    const latest = shown ?? asked.current
    const isNewer = (name: string) => (changed.current.get(name) ?? 0) > latest
    if (form.current) fillForm(form.current, query, isNewer)
  }, [query, shown])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    asked.current++
    // Typed words are applied with the form, not as they change.
    changed.current.set('query', asked.current)
    void navigate(`/jobs${formAddress(form.current)}`, {
      preventScrollReset: true,
      state: { asked: asked.current },
    })
  }
  const applySoon = ({ target }: { target: EventTarget }) => {
    // Fields without a name are settings of this browser, not part of the search, unless they set another field.
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const name = target.name || target.dataset.sets
    if (!name) return
    const cleared =
      form.current && target instanceof HTMLInputElement && clearConflicts(form.current, target)
    for (const one of [name, cleared]) if (one) changed.current.set(one, asked.current + 1)
    clearTimeout(timer.current)
    const settles = ['range', 'number', 'text'].includes(target.type)
    timer.current = setTimeout(apply, settles ? SETTLE_MS : 0)
  }
  return { form, apply, applySoon }
}

/** Which of the form's searches the page shows; undefined for one that a link or the back button asked for. */
function useShownSearch(): number | undefined {
  const { state } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  return isReturn ? undefined : state?.asked
}
