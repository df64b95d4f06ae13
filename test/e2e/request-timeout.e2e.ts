import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('a page that does not arrive within two minutes shows a timeout and can be retried', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/')
  const isSilent = /\/companies\.data/
  await page.route(isSilent, () => {}) // neither answered nor refused
  const asked = page.waitForRequest(isSilent)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Companies' })
    .click()
  await asked

  await page.clock.runFor(119_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your next job in tech')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request timeout')

  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
})

test('animated counters have their final text from the beginning', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  const figure = page.locator('.counter').first()
  const total = await figure.textContent()

  await page.clock.runFor(800)
  await expect(figure).toHaveText(total as string)
  await page.clock.runFor(2_000)
  await expect(figure.locator('.counter-running')).toHaveCount(0)
  await expect(figure).toHaveText(total as string)
})

test('counters that were on the screen for long before the script ran stay', async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [{ startTime: -60_000 } as PerformanceEntry]
  })
  await page.clock.install()
  await openPage(page, '/')
  await page.clock.runFor(300)
  await expect(page.locator('.counter')).toHaveCount(2)
  await expect(page.locator('.counter-running')).toHaveCount(0)
})

test('counters do not move for people who asked for less motion', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await page.clock.runFor(300)
  await expect(page.locator('.counter')).toHaveCount(2)
  await expect(page.locator('.counter-running')).toHaveCount(0)
})
