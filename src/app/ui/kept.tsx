/**
 * A part that is the same on many pages. The server renders it once and then sends the same markup again; browsers
 * render it themselves and find that markup.
 *
 * What is in it depends on its key and on nothing else: no context, no state and no `useId`.
 */
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

/** Returns what the server later replaces with the markup of `render()`. */
export type KeepMarkup = (key: string, render: () => ReactNode) => string

/** Null in browsers. */
export const KeepMarkupContext = createContext<KeepMarkup | null>(null)

type Props<Element extends 'div' | 'li'> = Omit<ComponentProps<Element>, 'children'> & {
  /** The element around the part. */
  as: Element
  /** The name of the part and everything it depends on, as JSON can write it; null for what is rendered only once. */
  by: readonly unknown[] | null
  children: () => ReactNode
}

export function Kept<Element extends 'div' | 'li'>(props: Props<Element>) {
  // Which of the two it is makes no difference here.
  const { as: Element, by, children, ...attributes } = props as Props<'div'>
  const keep = useContext(KeepMarkupContext)
  if (keep === null || by === null) return <Element {...attributes}>{children()}</Element>
  const markup = { __html: keep(JSON.stringify(by), children) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment of ours
  return <Element {...attributes} dangerouslySetInnerHTML={markup} />
}
