/**
 * A part that is the same on many pages. The server renders it once and then sends the same markup again; browsers
 * render it themselves and find that markup.
 *
 * What is in it depends on its key and on nothing else: no context, no state and no `useId`.
 */
import { createContext, type ReactNode, useContext } from 'react'

/** Markup of `render()`, which is called only if there is none for `key` yet. */
export type KeepMarkup = (key: string, render: () => ReactNode) => string

/** Null in browsers. */
export const KeepMarkupContext = createContext<KeepMarkup | null>(null)

type Props = {
  /** The element around the part. */
  as: 'div' | 'li'
  className?: string
  /** The name of the part and everything it depends on, as JSON can write it; null for what is rendered only once. */
  by: readonly unknown[] | null
  children: () => ReactNode
}

export function Kept({ as: Element, className, by, children }: Props) {
  const keep = useContext(KeepMarkupContext)
  if (keep === null || by === null) return <Element className={className}>{children()}</Element>
  const markup = { __html: keep(JSON.stringify(by), children) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <Element className={className} dangerouslySetInnerHTML={markup} />
}
