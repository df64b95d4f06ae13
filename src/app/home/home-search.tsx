/**
 * The search form of the home page: a search box and a panel of filters. A plain GET form to /jobs. The script adds
 * suggestions, leaves blank fields out of the URL, and requires words before searching.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SearchBox } from '#app/search/search-box.tsx'
import { formAddress } from '#app/search/search-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Count } from '#core/search/query.ts'
import { HomeFilters } from './home-filters.tsx'

const SUGGESTIONS = 6
const ASK_FOR_WORDS = 'Enter a job title, skill or company.'

export function HomeSearch({ locations }: { locations: readonly Count[] }) {
  const navigate = useNavigate()
  const [filters, setFilters] = useState(0)
  const panel = useRef<HTMLDetailsElement>(null)
  useLightDismiss(panel)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent // what React wraps
    const words = form.elements.namedItem('query')
    if (!mayBeBlank(submitter) && words instanceof HTMLInputElement && !words.value.trim()) {
      words.setCustomValidity(ASK_FOR_WORDS)
      words.reportValidity()
      return
    }
    if (panel.current) panel.current.open = false
    void navigate(`/jobs${formAddress(form)}`)
  }

  const countFilters = (form: HTMLFormElement) => {
    const asked = new URLSearchParams(formAddress(form))
    asked.delete('query')
    setFilters(asked.size)
  }

  return (
    <search>
      <form
        method="get"
        action="/jobs"
        className="home-search"
        onSubmit={submit}
        onChange={(event) => countFilters(event.currentTarget)}
        onInput={askAgain}
      >
        <SearchBox value="" limit={SUGGESTIONS} />
        {/* Must be the first button: pressing Enter clicks it. */}
        <button type="submit" className="button button-primary home-search-button">
          Search
        </button>
        <details ref={panel} className="home-filters">
          <summary className="button home-search-button">
            <Icon name="sliders-horizontal" />
            Filters{filters > 0 && ` (${filters})`}
          </summary>
          <HomeFilters
            locations={locations}
            onChange={countFilters}
            onClear={(form) => {
              emptyFilters(form)
              void navigate(`/jobs${formAddress(form)}`)
            }}
          />
        </details>
      </form>
    </search>
  )
}

/** "Apply" has `formNoValidate`, because filters alone are a valid search. */
const mayBeBlank = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.formNoValidate

function askAgain({ target }: FormEvent) {
  if (target instanceof HTMLInputElement) target.setCustomValidity('')
}

/** Keeps the search words. */
function emptyFilters(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name === 'query') continue
    if (field.type === 'checkbox') field.checked = false
    else field.value = field.type === 'range' ? '0' : ''
  }
}

/** Closes the panel on a click outside, and on Escape, which returns focus to its button. */
function useLightDismiss(panel: { readonly current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const details = panel.current
      if (details?.open && !details.contains(event.target as Node)) details.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const details = panel.current
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [panel])
}
