/** The problem of a whole attempt, above its form. With scripts, also shows a toast and focuses the invalid field. */
import { useEffect } from 'react'
import '#app/ui/field.css'
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
