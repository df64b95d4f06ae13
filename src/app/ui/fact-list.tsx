/** Named facts in two columns. A fact that is null is left out. */
import './fact-list.css'
import { Fragment, type ReactNode } from 'react'

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] }

export function FactList({ facts }: Props) {
  return (
    <dl className="fact-list">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
