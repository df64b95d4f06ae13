/** What was wrong with the form that was just sent; each form of the page asks whether it was the one. */
import { createContext, useContext } from 'react'
import type { Attempt } from './sent-form.ts'

export const AttemptContext = createContext<Attempt | null>(null)

/** Null unless this form was sent and not taken. */
export function useAttempt(form: string): Attempt | null {
  const attempt = useContext(AttemptContext)
  return attempt?.form === form ? attempt : null
}
