/** Opens a page and waits until it is hydrated; before that, links and forms do not use JavaScript. */
import type { Page } from '@playwright/test'

export async function openPage(page: Page, path: string) {
  await page.goto(path)
  // React adds a property to every hydrated element.
  await page.waitForFunction(() =>
    Object.keys(document.body).some((name) => name.startsWith('__react')),
  )
}
