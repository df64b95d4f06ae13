/** Leads to the field that something was wrong with, so that a screen reader says what. */
import { useEffect } from 'react'

/** `answer`: what the last attempt was answered with; another one each time. */
export function useFocusOnProblem(answer: object | undefined) {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus()
  }, [answer])
}
