/** Opens the page of a job in a list: in a wide window, a click on its card shows it beside the list first. */
import { expect, type Locator, type Page } from '@playwright/test'

export async function openJob(page: Page, title: Locator) {
  const address = await title.getAttribute('href')
  const fullPage = page.locator(`#preview .preview-actions a[href="${address}"]`)
  const isThere = () => new URL(page.url()).pathname === address
  await title.click()
  await expect.poll(async () => isThere() || (await fullPage.isVisible())).toBe(true)
  if (!isThere()) await fullPage.click()
  await page.waitForURL((url) => url.pathname === address)
}
