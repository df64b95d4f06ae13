/** The search form at work: every change becomes an address at once, and every address fills the form. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { JobQuery } from '#core/search/query.ts'
import { fillForm, formAddress } from './search-form.ts'

/** Fields that are still being moved or typed in wait a little; a box or a menu counts at once. */
const SETTLE_MS = 400

export function useSearchForm(query: JobQuery) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  useEffect(() => {
    if (form.current) fillForm(form.current, query)
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = () => {
    clearTimeout(timer.current)
    if (form.current)
      void navigate(`/jobs${formAddress(form.current)}`, { preventScrollReset: true })
  }
  const applySoon = ({ target }: { target: EventTarget }) => {
    // A field without a name is about this browser, not about the search.
    if (
      !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) ||
      !target.name
    ) {
      return
    }
    clearTimeout(timer.current)
    const settles = target.type === 'range' || target.type === 'text'
    timer.current = setTimeout(apply, settles ? SETTLE_MS : 0)
  }
  return { form, apply, applySoon }
}
