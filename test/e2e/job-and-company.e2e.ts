/** The pages of a job and a company: apply and then track, share, follow, and an order of companies. */
import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('who applies is asked to track it, and the stage is chosen', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.route(
        (url) => url.origin !== baseURL,
        (route) => route.fulfill({ body: 'The employer' }),
      )
      await signedIn(page, 'Ada Example')
      await openPage(page, '/jobs/2')
      const apply = page.getByRole('link', { name: /^Apply Now/ })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
      await expect(apply).toBeInViewport()
      await expect(page.getByText('Did you apply?')).toBeHidden()

      const tab = context.waitForEvent('page')
      await apply.click()
      await (await tab).close()
      await page.getByRole('link', { name: 'Track it' }).click()

      const dialog = page.getByRole('dialog', { name: 'Track application' })
      await expect(dialog.getByLabel('Stage')).toHaveValue('Applied')
      await dialog.getByRole('button', { name: 'Add to Job Tracker' }).click()
      await expect(page.getByRole('link', { name: 'Tracked' })).toBeVisible()
      await expect(page.getByText('Did you apply?')).toBeHidden()
    })

    test('the address of a job is copied from its menu, which opens inside the window', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openPage(page, '/jobs/2')
      await page.getByRole('button', { name: 'Share' }).press('Enter')
      const menu = page.locator('#share-menu')
      await expect(menu.getByLabel('Link to this job')).toHaveValue(/\/jobs\/2$/)
      const box = await menu.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true)
      expect(box && box.y >= 0 && box.y + box.height <= viewport.height).toBe(true)
      expect(await axeFindings(page)).toEqual([])

      await menu.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/jobs\/2$/)
      await expect(menu).toBeHidden()
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a company is followed from its page, which then says so', async ({ page }) => {
      await signedIn(page, 'Grace Example')
      await page.goto('/companies')
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/companies\/[^/]+$/)
      const address = page.url()
      await expect(page.getByRole('heading', { name: /open jobs?$/ })).toBeVisible()

      await page.getByRole('button', { name: 'Follow' }).click()
      await expect(page).toHaveURL(/job-alerts/)
      await page.goto(address)
      await expect(page.getByRole('link', { name: 'Following' })).toBeVisible()
    })

    test('companies are put in another order', async ({ page }) => {
      await page.goto('/companies')
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('remote')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/sort=remote/)
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('remote')
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
}

test('without JavaScript tracking is offered beside applying', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` })
  const page = await context.newPage()
  await page.goto('/jobs/2')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByLabel('Link to this job')).toHaveValue(/\/jobs\/2$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Track it' })).toHaveAttribute(
    'href',
    '/dashboard/job-tracker/new?jobId=2&stage=Applied',
  )
  await context.close()
})

test('axe finds nothing on the page of a company', async ({ page }) => {
  await page.goto('/companies')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 768, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await axeFindings(page), `${colorScheme} at ${width}`).toEqual([])
    }
  }
})
