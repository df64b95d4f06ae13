/**
 * Resets a form's fields when their stored values change, through another window or a refusal. The elements stay the
 * same, so focus and text being typed in other fields are kept.
 */
import { type RefObject, useEffect, useRef } from 'react'

/** By name. For checkboxes and radio buttons: the values of the checked ones. */
export type Held = Readonly<Record<string, string | readonly string[]>>

/** `isIdle` is false while the form's own change is being saved, because only the response has the new values. */
export function useFormValues(held: Held, isIdle = true): RefObject<HTMLFormElement | null> {
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
