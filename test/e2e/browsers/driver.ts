/**
 * What journeys do in a browser that Playwright cannot drive: the Firefox and the WebKit that people have, not builds of
 * its own. Playwright speaks WebDriver BiDi as well, but asks this Firefox for what it doesn't know; the two protocols
 * are small.
 */

/** A JavaScript expression that finds an element in the page; null or undefined until it is there. */
export type Find = string

export type Driver = {
  open(url: string): Promise<void>
  /** The value of a JavaScript expression in the page; it has to be JSON. */
  value<T>(expression: string): Promise<T>
  /** As a person does it: scrolls to the element, then presses and releases there. */
  click(find: Find): Promise<void>
  /** Clicks the field and presses the keys of `text`. */
  type(find: Find, text: string): Promise<void>
  /** Chooses a file in an `<input type="file">`. */
  attach(find: Find, file: string): Promise<void>
  close(): Promise<void>
}

/** The key, as both protocols write it. */
export const ENTER = '\uE007'

export type Window = { width: number; height: number }

const isShown = 'it => it.checkVisibility()'

/** An element that is shown and whose name, or else its text, begins so. */
export const named = (selector: string, name: string): Find =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(${isShown}).find(it =>
    (it.getAttribute('aria-label') ?? it.textContent).trim().startsWith(${JSON.stringify(name)}))`

/** The field of a label. */
export const field = (label: string): Find =>
  `[...document.querySelectorAll('label')].filter(${isShown}).find(it =>
    it.textContent.trim().startsWith(${JSON.stringify(label)}))?.control`

export const first = (selector: string): Find =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find(${isShown})`

/** React adds a property to every hydrated element; before that, links and forms do not use JavaScript. */
const HYDRATED = `Object.keys(document.body).some((name) => name.startsWith('__react'))`

/** Opens a page and waits until it is hydrated. */
export async function openPage(driver: Driver, url: string): Promise<void> {
  await driver.open(url)
  await until(driver, HYDRATED)
}

const PATIENCE_MS = 30_000
const PAUSE_MS = 50

/** Waits until the expression is true in the page. Between two pages there is nothing to ask. */
export async function until(driver: Driver, expression: string): Promise<void> {
  await patiently(`${expression} was never true`, () =>
    driver.value<boolean>(`Boolean(${expression})`),
  )
}

/** Repeats `attempt` until it gives something true. */
export async function patiently<T>(problem: string, attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  let last: unknown = null
  while (performance.now() < end) {
    try {
      const value = await attempt()
      if (value) return value
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${problem}${last instanceof Error ? `: ${last.message}` : ''}`)
}
