/**
 * Parts whose code few first visits need. The server renders them like any other; browsers keep what it sent, and load
 * the code when they need it.
 *
 * Only the server has a part from the start: `import.meta.env.SSR ? await load() : null`.
 */
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Kept } from './kept.tsx'

/**
 * A part whose code is loaded by the pages that have it; the rest of the page does not wait for it. Its styles are
 * imported by these pages.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
): ComponentType<Props> {
  const Sent = onServer ?? lazyPart(load, true)
  const Made = onServer ?? lazyPart(load, false)
  return function OnDemand(props: Props) {
    const [isSent] = useState(useIsHydrating())
    const Part = isSent ? Sent : Made
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/**
 * If the code cannot be loaded, what the server sent stays as it is, and what the browser would make is left out. The
 * page is not loaded again: somebody may be leaving it, which ends its requests as well.
 */
function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isSent: boolean,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return isSent ? new Promise(() => {}) : { default: () => null }
    }
  })
}

/**
 * A part without behaviour that remains the same while a page shows it, in a `div`. Its code is loaded only by a browser
 * that makes the part itself.
 */
export function sentMarkup<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
) {
  const Part = onServer ?? lazyPart(load, false)
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
