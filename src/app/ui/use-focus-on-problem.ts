/** Moves focus to the first invalid field, so that a screen reader announces its error. */
import { useEffect } from 'react'

/** `answer` is the response to the last attempt, a new object each time; `within` is the selector of its form. */
export function useFocusOnProblem(answer: object | undefined, within = '#main') {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>(`${within} [aria-invalid="true"]`)?.focus()
  }, [answer, within])
}
