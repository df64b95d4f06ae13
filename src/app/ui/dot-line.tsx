/** Facts in a row with dots between them. A line that wraps neither begins nor ends with a dot. */
import { Children, type ReactNode } from 'react'

type Props = {
  /** One a fact. What is null, false or empty is left out. */
  children: ReactNode
  className?: string
}

export function DotLine({ children, className = '' }: Props) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  return (
    <span className={`dot-line ${className}`}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity
        <span key={at}>
          {at > 0 && <span className="dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  )
}
