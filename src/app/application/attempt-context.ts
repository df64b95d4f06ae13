/** The form that was just sent and rejected, with its problems. Each form checks whether that was itself. */
import { createContext, useContext } from 'react'
import type { Attempt } from './sent-form.ts'

export const AttemptContext = createContext<Attempt | null>(null)

/** Null unless this form was sent and rejected. */
export function useAttempt(form: string): Attempt | null {
  const attempt = useContext(AttemptContext)
  return attempt?.form === form ? attempt : null
}
