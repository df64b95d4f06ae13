/**
 * The search field: an editable combobox with a list (WAI-ARIA Authoring Practices). Suggests titles, skills, companies
 * and places; before anything is typed, recent searches and popular skills. Without a script it is a plain field. It is
 * inside a form, or names one with `form`.
 */
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useSettled } from '#app/ui/use-settled.ts'
import { rememberSearch, removeRecentSearch, useRecentSearches } from './recent-searches.ts'
import { formAddress } from './search-form.ts'
import type { Choice } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Loaded when the field gets focus, to keep the first visit light. */
const loadList = async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList })
const SuggestionList = lazy(loadList)

/** How many popular skills are shown with the recent searches; more would cover the page. */
const POPULAR = 6
/** How long to wait after the last key before announcing the number of suggestions to screen readers. */
const QUIET_MS = 500
/** These keys move the caret, as in any field, and so deselect the suggestion. */
const CARET_KEYS = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

type Props = {
  /** The text of the current search; the field follows it. */
  value: string
  form?: string
  /** The maximum number of suggestions. */
  limit?: number
  placeholder?: string
}

export function SearchBox({
  value,
  form,
  limit = 10,
  placeholder = 'Job title, skill or company',
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  /** Whether the field was edited since the last search; such a text is not overwritten by an answer that comes late. */
  const isEdited = useRef(false)
  /** The text of the last search, until the field is edited. React reports what was typed before hydration once more. */
  const searched = useRef<string | null>(null)
  const listId = useId()
  const navigate = useNavigate()
  /** The text to suggest for; null while the list is closed. */
  const [wanted, setWanted] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const { list, isKnown } = useSuggestions(wanted)
  const recent = useRecentSearches().map(toChoice)
  const choices: readonly Choice[] =
    wanted === '' ? [...recent, ...list.slice(0, POPULAR)] : list.slice(0, limit)
  const isOpen = wanted !== null && choices.length > 0
  const current = isOpen ? choices[active] : undefined
  const count = choices.length === 1 ? '1 suggestion' : `${choices.length || 'No'} suggestions`
  const announcement = useSettled(isOpen || (isKnown && wanted !== '') ? count : '', QUIET_MS)

  useEffect(() => {
    const field = input.current
    if (!field || (isEdited.current && document.activeElement === field)) return
    field.value = value
    setWanted(null)
  }, [value])
  useEffect(() => {
    const field = input.current
    const remember = () => {
      isEdited.current = false
      if (!field) return
      searched.current = field.value
      rememberSearch(field.value)
    }
    field?.form?.addEventListener('submit', remember)
    return () => field?.form?.removeEventListener('submit', remember)
  }, [])
  const activeId = current ? `${listId}-${active}` : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const open = (first = -1) => {
    setWanted(input.current?.value.trim() ?? '')
    setActive(first)
  }
  const close = () => {
    setWanted(null)
    setActive(-1)
  }
  const choose = ({ kind, text, slug }: Choice) => {
    const field = input.current
    if (!field?.form) return
    const filter = filterOf(kind, text, slug)
    field.value = filter ? '' : text
    isEdited.current = false
    close()
    if (matchMedia('(pointer: coarse)').matches) field.blur() // hides the on-screen keyboard
    if (filter) void navigate(`/jobs${formAddress(field.form, filter)}`)
    else field.form.requestSubmit()
  }

  /** Handles a key. Returns whether to prevent the browser's default. */
  const handleKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1
      if (isOpen) setActive(stepped(active, by, choices.length))
      else open(by === 1 ? 0 : -1)
      return true
    }
    if (key === 'Escape') {
      const field = input.current
      close()
      if (isOpen || !field?.value) return isOpen
      field.value = '' // The browser's own clearing counts as typing, which opens the list.
      isEdited.current = true
      return true
    }
    if (key === 'Enter') {
      if (current) choose(current)
      else close()
      return current !== undefined
    }
    if (key === 'Delete' && current?.kind === 'recent') {
      removeRecentSearch(current.text)
      setActive(Math.min(active, choices.length - 2))
      return true
    }
    if (CARET_KEYS.has(key)) setActive(-1)
    return false
  }
  const closedList = <div id={listId} role="listbox" aria-label="Suggestions" hidden />
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    if (handleKey(event.key)) event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears how its list is left
    <div
      className="search-box"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.target === input.current) return
        input.current?.focus()
        close()
      }}
    >
      <Icon name="search" className="search-box-icon" />
      <input
        ref={input}
        type="search"
        name="query"
        form={form}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className="input"
        aria-label="Search jobs"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        onFocus={() => void loadList().catch(() => {})}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === searched.current) return
          searched.current = null
          isEdited.current = true
          open()
        }}
        onClick={(event) => event.currentTarget.value === '' && open()}
        onKeyDown={onKeyDown}
      />
      {isOpen ? (
        <Suspense fallback={closedList}>
          <SuggestionList
            id={listId}
            choices={choices}
            active={active}
            isBefore={wanted === ''}
            onChoose={choose}
            onCleared={() => input.current?.focus()}
          />
        </Suspense>
      ) : (
        closedList
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** Moves through the choices and the field itself, which counts as one more position. */
function stepped(active: number, by: number, choices: number): number {
  const places = choices + 1
  return ((active + 1 + by + places) % places) - 1
}

const toChoice = (text: string): Choice => ({ kind: 'recent', text, count: null, slug: null })

/** Companies and places become filters; everything else is searched as words. */
function filterOf(kind: Choice['kind'], text: string, slug: string | null) {
  if (kind === 'place') return { location: text }
  return kind === 'company' && slug !== null ? { company: slug } : null
}
