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
  const Part = onServer ?? lazyPart(load)
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loaded(load) }))

/**
 * Code that cannot be loaded is mostly that of an older version, so the page is loaded again, but once only: it may be the
 * network. What the server sent stays as it is.
 */
async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (isFirstReload()) location.reload()
    return new Promise(() => {})
  }
}

/** The address of this file is another one in each version. */
function isFirstReload(): boolean {
  const key = `reloaded for ${import.meta.url}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
    return true
  } catch {
    // Some browsers keep nothing in private windows. Without a trace of the first time, there might be no last one.
    return false
  }
}

/**
 * A part without behaviour that remains the same while a page shows it, in a `div`. Its code is loaded only by a browser
 * that makes the part itself, below a `Suspense` of the page.
 */
export function sentMarkup<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
) {
  const Part = onServer ?? lazyPart(load)
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
        <Part {...props} />
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
