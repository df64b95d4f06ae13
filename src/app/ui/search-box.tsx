/**
 * The field that every search starts from. Suggests titles, skills, companies and places from two
 * characters on, after a pause of 300 ms; an ARIA combobox. Without a script it is an ordinary field.
 * Lives in a form, or names one by `form`; choosing a suggestion submits that form.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Suggestion } from '#core/query.ts'
import { Icon, type IconName } from './icon.tsx'

const MIN_CHARACTERS = 2
const PAUSE_MS = 300

const KINDS: Record<Suggestion['kind'], { label: string; icon: IconName }> = {
  title: { label: 'Title', icon: 'briefcase' },
  skill: { label: 'Skill', icon: 'tag' },
  company: { label: 'Company', icon: 'building-2' },
  place: { label: 'Place', icon: 'map-pin' },
}

type Props = {
  /** The text of the search that is shown; the field follows it when it changes. */
  value: string
  form?: string
  /** At most this many suggestions. */
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
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const [suggestions, clear] = useSuggestions(typed, limit)
  const isOpen = suggestions.length > 0

  useEffect(() => {
    if (input.current) input.current.value = value
    setTyped(null)
  }, [value])

  const close = () => {
    clear()
    setTyped(null)
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    if (!input.current) return
    input.current.value = suggestion.text
    close()
    input.current.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      // One place more than there are suggestions: the field itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active]
      if (chosen) {
        event.preventDefault()
        choose(chosen)
      } else close()
    }
  }

  return (
    <div className="search-box">
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
        enterKeyHint="search"
        className="input"
        aria-label="Search jobs"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setTyped(event.target.value.trim())
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        className="suggestions"
        hidden={!isOpen}
      >
        {suggestions.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as a combobox does
          <div
            key={suggestion.kind + suggestion.text}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className="suggestion"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <Icon name={KINDS[suggestion.kind].icon} className="text-muted" />
            <span className="min-w-0 flex-1 truncate">{suggestion.text}</span>
            <span className="text-xs text-muted tabular-nums">
              {KINDS[suggestion.kind].label}, {suggestion.count.toLocaleString('en')}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** What fits the typed text, and a way to forget it. A failed look-up suggests nothing: the search works without. */
function useSuggestions(typed: string | null, limit: number) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  useEffect(() => {
    if (typed === null || typed.length < MIN_CHARACTERS) {
      setSuggestions([])
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggest(typed, stop.signal).then(
        (found) => setSuggestions(found.slice(0, limit)),
        () => stop.signal.aborted || setSuggestions([]),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, limit])
  return [suggestions, () => setSuggestions([])] as const
}

async function suggest(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(`/api/jobs/suggestions?query=${encodeURIComponent(text)}`, { signal })
  if (!answer.ok) return []
  const { suggestions } = (await answer.json()) as { suggestions: Suggestion[] } // our own API
  return suggestions
}
