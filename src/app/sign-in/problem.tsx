/** What was wrong with a whole attempt, above its form; and, where scripts run, the
 * toast that says it and the way to the field. */
import { useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import type { Attempt } from './answer.ts'

export function Problem({ attempt }: { attempt: Attempt | undefined }) {
  const toast = useToast()
  useEffect(() => {
    if (attempt?.toast) toast(attempt.toast)
    document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus()
  }, [attempt, toast])

  const message = attempt?.problems.form
  if (!message) return null
  return (
    <p className="form-problem">
      <Icon name="circle-alert" />
      <span>{message}</span>
    </p>
  )
}
