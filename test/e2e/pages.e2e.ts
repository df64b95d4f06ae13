/** The page frame, the home page, the company pages and the job page. */
import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

test('the theme can be changed with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/about')
  const button = page.getByRole('button', { name: 'Theme' })

  await button.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(button).toBeFocused()

  await button.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu', { name: 'Theme' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('testimonials advance every six seconds, and stop when paused', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  const position = carousel.getByText(/^\d of \d$/)
  await expect(position).toHaveText('1 of 6')
  await page.clock.runFor(6_000)
  await expect(position).toHaveText('2 of 6')
  await page.clock.runFor(600)

  await carousel.getByRole('button', { name: 'Pause testimonials' }).press('Enter')
  await page.getByRole('link', { name: 'Home' }).focus()
  await page.clock.runFor(20_000)
  await expect(position).toHaveText('2 of 6')

  const next = carousel.getByRole('button', { name: 'Next testimonial' })
  await next.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(position).toHaveText('3 of 6')
})

test("the front page's filters become the address of a search", async ({ page }) => {
  await openPage(page, '/')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Remote only' }).check()
  await page.getByRole('checkbox', { name: 'Full-time' }).check()
  await page.getByRole('checkbox', { name: 'Senior' }).check()
  await page.getByRole('slider', { name: 'Minimum salary' }).fill('100000')
  await page.getByRole('button', { name: 'Apply' }).click()

  await expect(page).toHaveURL(
    '/jobs?remote=true&salaryMin=100000&jobTypes=full_time&experienceLevels=senior',
  )
  await expect(page.getByText('4 filters', { exact: true })).toBeVisible()
})

test('companies are searched while typing, and a search without results can be cleared', async ({
  page,
}) => {
  await openPage(page, '/companies')
  const field = page.getByRole('searchbox')
  const name = await page.getByRole('article').nth(2).getByRole('heading').innerText()

  await field.pressSequentially(name.toLowerCase())
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(name)
  await field.fill('zzzzzz')
  await expect(page.getByRole('heading', { name: /^No companies found/ })).toBeVisible()
  await expect(page.getByText('Try adjusting your search query')).toBeVisible()

  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL('/companies')
  await expect(field).toHaveValue('')
  await expect(page.getByRole('article').nth(2).getByRole('heading')).toHaveText(name)
})

test('applying opens the employer’s page in a new tab, shows a message and is counted', async ({
  page,
  context,
  baseURL,
}) => {
  const isOutside = (url: URL) => url.origin !== baseURL
  await context.route(isOutside, (route) => route.fulfill({ body: 'The employer' }))
  await openPage(page, '/jobs/1')
  const counted = page.waitForRequest('**/api/jobs/1/apply')
  const tab = context.waitForEvent('page')

  await page.getByRole('link', { name: /^Apply Now/ }).click()

  await expect((await tab).getByText('The employer')).toBeVisible()
  expect((await counted).method()).toBe('POST')
  const message = page.getByRole('status').filter({ hasText: 'Application Started' })
  await expect(message).toContainText('Good luck with your application!')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(message).toHaveCount(0)
})

test('the description is copied as displayed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/jobs/1')

  await page.getByRole('button', { name: 'Copy job description' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Description copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await page.locator('#description').innerText())
  expect(copied.length).toBeGreaterThan(200)
})

test('a description that cannot be copied shows an error', async ({ page }) => {
  await openPage(page, '/jobs/1')
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('forbidden')) },
    }),
  )

  await page.getByRole('button', { name: 'Copy job description' }).click()

  await expect(page.getByRole('alert')).toContainText('Copy failed')
  await expect(page.getByRole('alert')).toContainText('Could not copy job description')
})
