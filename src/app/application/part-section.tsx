/** A section of the page: its title, how many there are, what is in it, and the folded form that adds one. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useAttempt } from './attempt-context.ts'
import { Fresh } from './fresh.tsx'

type Props = {
  id: string
  title: string
  count?: number
  /** Said when there is nothing yet. */
  empty?: string | null
  add?: { label: string; form: string; body: ReactNode }
  children?: ReactNode
}

export function PartSection({ id, title, count, empty, add, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} className="part-section" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title}
        {count ? <span className="part-count">{count}</span> : null}
      </h2>
      {empty && <p className="part-empty">{empty}</p>}
      {children}
      {add && (
        <Folded form={add.form} label={add.label} icon="plus">
          {add.body}
        </Folded>
      )}
    </section>
  )
}

type FoldedProps = {
  form: string
  /** Changes with what the form shows. */
  mark?: string | number
  label: string
  /** Said after the label to screen readers: whose it is. */
  hidden?: string
  icon?: 'plus'
  children: ReactNode
}

/** Opens by itself where its form has just been sent and was not taken, and folds when it was. */
export function Folded({ form, mark = '', ...rest }: FoldedProps) {
  return (
    <Fresh form={form} mark={mark}>
      {(taken) => <Fold form={form} taken={taken} {...rest} />}
    </Fresh>
  )
}

function Fold({
  form,
  taken,
  label,
  hidden,
  icon,
  children,
}: Omit<FoldedProps, 'mark'> & { taken: number }) {
  const attempt = useAttempt(form)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (taken > 0) summary.current?.focus({ preventScroll: true })
  }, [taken])
  return (
    <details className="folded" open={attempt !== null || undefined}>
      <summary ref={summary}>
        {icon && <Icon name={icon} />}
        {label}
        {hidden && <span className="sr-only"> {hidden}</span>}
      </summary>
      {children}
    </details>
  )
}
