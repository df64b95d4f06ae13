/** What a person chooses before the script of a page has come is kept, and has its effect once it is there. */
import { expect, type Page, test } from '@playwright/test'

/** Opens a page whose script waits until `release` is called. */
async function openEarly(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client[^/]*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('filters chosen before the script came are applied', async ({ page }) => {
  const release = await openEarly(page, '/jobs')
  await page.getByLabel('Remote only').check()
  await page.locator('summary', { hasText: 'Hide jobs' }).click()
  await page.getByLabel('Hide viewed jobs').check()
  await page.getByLabel('I live in').focus()
  await page.keyboard.type('Spain')
  await page.getByLabel('Location', { exact: true }).click()
  await page.keyboard.type('Europe')
  release()
  await expect(page).toHaveURL(/remote=true/)
  await expect(page).toHaveURL(/eligibleFrom=ES/)
  await expect(page).toHaveURL(/location=Europe/)
  await expect(page.getByRole('checkbox', { name: 'Remote only' })).toBeChecked()
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Europe')
  await page.reload()
  await expect(page.getByLabel('Hide viewed jobs')).toBeChecked()
})

test('text and choices in other forms stay as they were written', async ({ page }) => {
  const release = await openEarly(page, '/contact')
  const text = page.getByRole('textbox', { name: 'Message' })
  await text.click()
  await page.keyboard.type('Words from before')
  release()
  await page.keyboard.type(' and after')
  await page.waitForFunction(() => Object.keys(document.body).some((it) => /^__react/.test(it)))
  await page.keyboard.type(' it')
  await expect(text).toHaveValue('Words from before and after it')
})
