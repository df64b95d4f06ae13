/**
 * Parts whose code few first visits need. The server renders them like any other; browsers keep what it sent, and load
 * the code when they need it.
 *
 * Only the server has a part from the start: `import.meta.env.SSR ? await load() : null`.
 */
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Kept } from './kept.tsx'

/** A part whose code is loaded by the pages that have it. Its styles are imported by these pages. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
): ComponentType<Props> => onServer ?? lazy(async () => ({ default: await load() }))

/**
 * A part without behaviour that remains the same while a page shows it, in a `div`. Its code is loaded only by a browser
 * that makes the part itself.
 */
export function sentMarkup<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
) {
  const Part = onDemand(load, onServer)
  return function SentMarkup(props: Props) {
    const [isSent] = useState(useIsHydrating())
    if (import.meta.env.SSR) {
      return (
        <Kept as="div" by={[name, props]}>
          {() => <Part {...props} />}
        </Kept>
      )
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves the server's markup there
    if (isSent) return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    return (
      <div>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

/** Whether the markup around the component is the server's. */
const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

const neverChanges = () => () => {}
