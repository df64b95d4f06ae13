/** The search form in action: every change updates the URL, and every URL fills the form. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { JobQuery } from '#core/search/query.ts'
import { clearConflicts, fillForm, formAddress } from './search-form.ts'

/** Text fields and sliders wait this long for more changes; checkboxes and menus apply immediately. */
const SETTLE_MS = 400

export function useSearchForm(query: JobQuery) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  useEffect(() => {
    // A change that is about to be applied is newer than the query.
    if (form.current && timer.current === undefined) fillForm(form.current, query)
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (form.current)
      void navigate(`/jobs${formAddress(form.current)}`, { preventScrollReset: true })
  }
  const applySoon = ({ target }: { target: EventTarget }) => {
    // Fields without a name are settings of this browser, not part of the search, unless they set another field.
    if (
      !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) ||
      !(target.name || target.dataset.sets)
    ) {
      return
    }
    if (form.current && target instanceof HTMLInputElement) clearConflicts(form.current, target)
    clearTimeout(timer.current)
    const settles = ['range', 'number', 'text'].includes(target.type)
    timer.current = setTimeout(apply, settles ? SETTLE_MS : 0)
  }
  return { form, apply, applySoon }
}
