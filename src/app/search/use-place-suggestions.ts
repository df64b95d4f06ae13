/** Suggests places for the last location that is being typed, after a short pause. */
import { useEffect, useRef, useState } from 'react'
import { splitLocations } from '#core/place/split-locations.ts'

export type PlaceSuggestion = {
  text: string
  count: number
  /** For a city: how many jobs are near it. */
  near: { km: number; count: number } | null
}

const PAUSE_MS = 200

/** `suggested` is null until something has been typed. */
export function usePlaceSuggestions() {
  const [suggested, setSuggested] = useState<PlaceSuggestion[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asked.current?.abort()
    },
    [],
  )

  async function ask(typed: string) {
    asked.current?.abort()
    const controller = new AbortController()
    asked.current = controller
    const isNext = /;\s*$/.test(typed)
    const parts = splitLocations(typed)
    const last = isNext ? '' : (parts.at(-1) ?? '')
    const before = isNext ? parts : parts.slice(0, -1)
    if (last === '') return setSuggested(null)
    try {
      const answer = await fetch(`/api/jobs/places?${new URLSearchParams({ query: last })}`, {
        signal: controller.signal,
      })
      if (!answer.ok) return
      const { places } = (await answer.json()) as { places: PlaceSuggestion[] } // our own API
      setSuggested(places.map((place) => ({ ...place, text: [...before, place.text].join('; ') })))
    } catch {
      // The field works without suggestions.
    }
  }

  const suggestFor = (typed: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(typed), PAUSE_MS)
  }
  return { suggested, suggestFor }
}
