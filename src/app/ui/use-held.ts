/**
 * Brings a form's fields to what holds when that becomes something else, by another window or a refusal. The fields
 * stay the same elements, so the focus and what is being typed elsewhere in the form stay too.
 */
import { type RefObject, useEffect, useRef } from 'react'

/** By name; of boxes and radio buttons, the values of those that are ticked. */
export type Held = Readonly<Record<string, string | readonly string[]>>

/** `isIdle` false while the form's own choice is on its way: only its answer says what holds. */
export function useHeld(held: Held, isIdle = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const text = JSON.stringify(held)
  useEffect(() => {
    if (isIdle && form.current) hold(form.current, JSON.parse(text) as Held)
  }, [text, isIdle])
  return form
}

function hold(form: HTMLFormElement, held: Held) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      const values = held[field.name]
      if (values !== undefined) field.checked = values.includes(field.value)
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      const value = held[field.name]
      if (typeof value === 'string') field.value = value
    }
  }
}
