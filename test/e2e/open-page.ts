/** Opens a page and waits until its script has taken it over: what is pressed before that is a plain link or form. */
import type { Page } from '@playwright/test'

export async function openPage(page: Page, path: string) {
  await page.goto(path)
  // React marks every element that it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.body).some((name) => name.startsWith('__react')),
  )
}
