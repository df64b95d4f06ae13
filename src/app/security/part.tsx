/** A section of the security page: what it is about on the left, the controls on the right. */
import { type ReactNode, useEffect } from 'react'
import '#app/ui/field.css'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import type { Part, SecurityAnswer } from './security-actions.ts'

type Props = {
  id: Part
  title: string
  text: ReactNode
  /** The outcome of the last action on this page, in any section. */
  answer: SecurityAnswer | undefined
  children: ReactNode
}

export function SecurityPart({ id, title, text, answer, children }: Props) {
  const mine = answer?.part === id ? answer : undefined
  return (
    <section id={id} className="security-part" aria-labelledby={`${id}-title`}>
      <div className="security-about">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="security-do">
        <Said answer={mine} />
        {children}
      </div>
    </section>
  )
}

/** The outcome of an action: a toast, or a notice without a script. Problems are shown beside the controls. */
function Said({ answer }: { answer: SecurityAnswer | undefined }) {
  const toast = useToast()
  const [problem] = Object.values(answer?.problems ?? {})
  useEffect(() => {
    if (!answer?.said) return
    const { said: title } = answer
    toast(problem ? { title, description: problem, isDestructive: true } : { title })
    if (problem) document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus()
  }, [answer, problem, toast])

  if (answer?.problems.form) {
    return (
      <p className="form-problem">
        <Icon name="circle-alert" />
        <span>{answer.problems.form}</span>
      </p>
    )
  }
  if (!answer?.said || problem) return null
  return (
    <p className="notice without-script">
      <Icon name="check" />
      <span>{answer.said}.</span>
    </p>
  )
}
