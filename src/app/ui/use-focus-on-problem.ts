/** Moves focus to the first invalid field, so that a screen reader announces its error. */
import { useEffect } from 'react'

/** `answer` is the response to the last attempt, a new object each time. */
export function useFocusOnProblem(answer: object | undefined) {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus()
  }, [answer])
}
