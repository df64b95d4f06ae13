/** A section of the page: title, item count, content, and the collapsed form that adds an item. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useAttempt } from './attempt-context.ts'
import { Fresh } from './reset-form.tsx'

type Props = {
  id: string
  title: string
  count?: number
  /** Shown while the section is empty. */
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
  /** Changes whenever the form's data changes. */
  mark?: string | number
  label: string
  /** Appended to the label for screen readers: what the form edits, such as "contact" and "Grace". */
  noun?: string
  hidden?: string
  /** A pencil replaces the label, which remains for screen readers and as a tooltip. */
  icon?: 'plus' | 'pencil'
  children: ReactNode
}

/** Opens when its form was just rejected and collapses when it was accepted. */
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
  noun,
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
      <summary
        ref={summary}
        className={icon === 'pencil' ? 'part-tool' : undefined}
        title={icon === 'pencil' ? label : undefined}
      >
        {icon && <Icon name={icon} />}
        <span className={icon === 'pencil' ? 'sr-only' : undefined}>{label}</span>
        {hidden && <span className="sr-only">{`${noun ? ` ${noun}` : ''}: ${hidden}`}</span>}
      </summary>
      {children}
    </details>
  )
}
