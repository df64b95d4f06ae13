/** Finding out how to reach a company: from a job, without a script, and as a visitor. */
import { expect, test } from '@playwright/test'
import { signedIn } from './person.ts'

test('the widget beside a job looks a company up once, says so, and copies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'Ada Details')
  await page.goto('/jobs/1')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/me/companies/')) asked.push(request.url())
  })
  const widget = page.locator('.details-widget')
  await widget.getByRole('link', { name: 'Find Company Details' }).click()
  await expect(
    page.locator('.toast').filter({ hasText: /Company details found!|Limited information found/ }),
  ).toBeVisible()
  await expect(widget.getByText('LinkedIn page')).toBeVisible()
  await expect(widget.getByRole('link', { name: 'Find Company Details' })).toHaveCount(0)
  expect(asked.length).toBe(1)
  await expect(widget.getByText('Represent this company?')).toBeVisible()
})

test('a failed look-up is reported, and can be tried again', async ({ page }) => {
  await signedIn(page, 'Ada Failing')
  await page.goto('/jobs/1')
  await page.route('**/api/me/companies/**', (route) => route.abort())
  const button = page.locator('.details-widget').getByRole('link', { name: 'Find Company Details' })
  await button.click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Error')
  await expect(toast).toContainText('Failed to find company information. Please try again.')
  await page.unroute('**/api/me/companies/**')
  await button.click()
  await expect(page.locator('.details-fields')).toBeVisible()
})

test('a visitor signs in first', async ({ page }) => {
  await page.goto('/jobs/1')
  await page.getByRole('link', { name: 'Find Company Details' }).first().click()
  await expect(page).toHaveURL(/\/auth\/signin\?next=/)
})

test('the page works without a script', async ({ browser, page }) => {
  await signedIn(page, 'Ada Scriptless')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/jobs/1')
  await plain.locator('.details-widget').getByRole('link', { name: 'Find Company Details' }).click()
  await expect(plain).toHaveURL(/\/dashboard\/company-details\//)
  await expect(plain.locator('.details-fields')).toBeVisible()
  await context.close()
})
