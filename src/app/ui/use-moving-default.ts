/** Keeps an uncontrolled field at its default when that changes, as "today" does at midnight. */
import { type RefObject, useEffect, useRef } from 'react'

/** For the field whose `defaultValue` this is. */
export function useMovingDefault(current: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(current)
  useEffect(() => {
    const input = field.current
    if (input) input.value = movedDefault(input.value, before.current, current)
    before.current = current
  }, [current])
  return field
}

/** What the field should hold: the new default if it still holds the one before, else what the person entered. */
export const movedDefault = (held: string, before: string, current: string): string =>
  held === before ? current : held
