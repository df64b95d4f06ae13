/** Finding jobs: suggestions, what was seen before, filters that fit nothing, the way back, a phone's sheet, failures. */
import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const cards = (page: Page) => page.getByRole('article')
const titleOf = (page: Page, at: number) =>
  cards(page).nth(at).getByRole('heading').getByRole('link')

test('suggestions are walked with the arrows, left with Escape and taken with Enter', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  const field = page.getByRole('combobox', { name: 'Search jobs' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

  await field.pressSequentially('rea')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(await options.count()).toBeLessThanOrEqual(10)

  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')

  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('rea')

  await page.keyboard.type('c')
  await page.keyboard.press('End')
  await expect(options.first()).toContainText('React')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?query=React')
})

test('one letter asks for no suggestions', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/jobs')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/suggestions')) asked.push(new URL(request.url()).search)
  })
  const field = page.getByRole('combobox', { name: 'Search jobs' })

  await field.press('r')
  await page.clock.runFor(1_000)
  await field.press('u')
  await field.press('s')
  await page.clock.runFor(300)

  await expect.poll(() => asked).toEqual(['?query=rus'])
})

test('an opened job is marked, hidden when only new ones are wanted, and shown again', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  const all = await cards(page).count()
  const title = await titleOf(page, 1).innerText()
  const address = (await titleOf(page, 1).getAttribute('href')) ?? ''
  await titleOf(page, 1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(cards(page).nth(1)).toContainText('Viewed')

  await page.getByRole('checkbox', { name: /^Hide viewed/ }).check()
  await expect(cards(page)).toHaveCount(all - 1)
  await expect(page.locator(`article a[href="${address}"]`)).toHaveCount(0)
  await expect(page.getByText('1 viewed job is hidden.')).toBeVisible()
  await expect(page).toHaveURL('/jobs')

  await page.getByRole('button', { name: 'Remove filter New to you' }).click()
  await expect(cards(page)).toHaveCount(all)
  await expect(page.getByRole('checkbox', { name: /^Hide viewed/ })).not.toBeChecked()
})

test('filters that fit no job are named, set aside with a notice, and cleared with one button', async ({
  page,
}) => {
  await openPage(page, '/jobs?query=react&location=Nowhereville')

  await expect(page.getByText('No job fits all of these filters.')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Nowhereville' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()

  await expect(page).toHaveURL('/jobs?query=react')
  await expect(page.getByText('No job fits all of these filters.')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('')
})

test('a reload keeps the jobs that were loaded, and the place among them', async ({ page }) => {
  await openPage(page, '/jobs')
  const first = await cards(page).count()
  await page.getByRole('link', { name: 'Load More Jobs' }).click()
  await expect(cards(page)).toHaveCount(first * 2)
  await cards(page)
    .nth(first + 20)
    .scrollIntoViewIfNeeded()

  await page.reload()

  await expect(cards(page)).toHaveCount(first * 2)
  await expect(cards(page).nth(first + 20)).toBeInViewport()
})

test('going back before the page is taken over shows the page that was gone back to', async ({
  page,
}) => {
  await openPage(page, '/jobs?query=react')
  await titleOf(page, 0).click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })

  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/jobs?query=react')
  release()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React jobs')
})

test('a failing answer leaves the list as it was and says what to do', async ({ page }) => {
  await openPage(page, '/jobs')
  const before = await cards(page).count()
  await page.route('**/api/jobs?*', (route) => route.abort())

  await page.getByRole('link', { name: 'Load More Jobs' }).click()

  const message = page.getByRole('alert')
  await expect(message).toContainText('Error')
  await expect(message).toContainText('Failed to search jobs. Please try again.')
  await expect(cards(page)).toHaveCount(before)
  await page.unroute('**/api/jobs?*')
  await page.getByRole('link', { name: 'Load More Jobs' }).click()
  await expect(cards(page)).toHaveCount(before * 2)
})

test('a search that fails says so and can be tried again', async ({ page }) => {
  await openPage(page, '/jobs')
  await page.route('**/jobs.data?*', (route) => route.abort())
  // Clicked, not checked: the box is gone with its page before it could be looked at again.
  await page.getByRole('checkbox', { name: 'Remote only' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Failed to search jobs. Please try again.',
  )

  await page.getByRole('link', { name: 'Try Again' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote tech jobs')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('filters are a sheet that stays open while they are set', async ({ page }) => {
    await openPage(page, '/jobs')
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    const sheet = page.locator('#filters')
    await expect(sheet).toBeVisible()

    await sheet.getByRole('checkbox', { name: 'Remote only' }).check()
    await expect(page).toHaveURL('/jobs?remote=true')
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: /^Show [\d,]+ jobs$/ }).tap()

    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote tech jobs')
  })
})
