/** Comparing jobs and acting on several at once: by pointer, by keyboard, without JavaScript and on a phone. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const card = (page: Page, at: number) => page.locator('.job-list [data-job]').nth(at)
const titleOf = (page: Page, at: number) => card(page, at).getByRole('heading').getByRole('link')
const box = (page: Page, at: number) => card(page, at).getByRole('checkbox')
const bar = (page: Page) => page.locator('#choices')
const toast = (page: Page) => page.locator('.toast')
const columns = (page: Page) => page.getByRole('columnheader')

async function mark(page: Page, at: number) {
  await card(page, at).hover()
  await box(page, at).click()
}

test('marked jobs are compared, and going back finds them marked', async ({ page }) => {
  await openPage(page, '/jobs?query=react')
  for (const at of [0, 2, 3, 4]) await mark(page, at)
  await expect(bar(page)).toContainText('4 jobs to compare')
  await mark(page, 5)
  await expect(toast(page)).toContainText('You can compare up to 4 jobs.')
  await expect(box(page, 5)).not.toBeChecked()
  await mark(page, 4)
  const titles = await Promise.all([0, 2, 3].map((at) => titleOf(page, at).innerText()))

  await bar(page).getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 jobs')
  for (const [at, title] of titles.entries())
    await expect(columns(page).nth(at)).toContainText(title)
  await expect(page.getByRole('rowheader', { name: 'Source' })).toBeVisible()
  await page.getByRole('link', { name: 'Only differences' }).click()
  await expect(page.getByRole('rowheader', { name: 'Source' })).toHaveCount(0)
  await columns(page).nth(0).getByRole('link', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 jobs')

  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(page).toHaveURL('/jobs?query=react')
  await expect(box(page, 0)).not.toBeChecked()
  await expect(box(page, 2)).toBeChecked()
  await expect(bar(page)).toContainText('2 jobs to compare')
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(box(page, 2)).not.toBeChecked()
})

test('by keyboard: x selects jobs, which are saved with one request as far as there is room, and undone', async ({
  page,
}) => {
  await signedIn(page, 'Xena Selects')
  await openPage(page, '/jobs?query=react')
  await expect(titleOf(page, 0)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page).toHaveURL(/select=on/)
  const focused = page.locator('[data-job]:focus-within')
  await expect(bar(page)).toContainText('1 selected')
  await expect(focused.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText('2 selected')
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText('1 selected')

  await box(page, 0).focus()
  await page.keyboard.press('Space')
  await box(page, 11).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('12 selected')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(new URL(request.url()).pathname)
  })
  await bar(page).getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(
    '10 saved, 2 notYour Basic plan includes 10 saved jobs. Remove one to save another.',
  )
  // What was looked at is noted at any time.
  const ofActions = asked.filter((path) => !/\/(?:view|lists)$/.test(path))
  expect(ofActions).toEqual(['/api/me/job-actions'])
  await expect(bar(page)).toBeHidden()
  await expect(page.locator('#results')).toBeFocused()
  await expect(card(page, 0).locator('.job-card-saved')).toHaveCount(1)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 0).locator('.job-card-saved')).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/select=on/)
  await expect(bar(page)).toBeHidden()
})

test('selected jobs are hidden and tracked, and each is undone at once', async ({ page }) => {
  await signedIn(page, 'Hugo Hides')
  await openPage(page, '/jobs?query=react&select=on')
  const first = await titleOf(page, 0).innerText()
  const all = await page.locator('.job-list [data-job]').count()
  for (const at of [0, 1]) await box(page, at).check()
  await bar(page).getByRole('button', { name: 'Hide' }).click()
  await expect(toast(page)).toContainText('2 jobs hidden')
  await expect(page.locator('.job-list [data-job]')).toHaveCount(all - 2)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titleOf(page, 0)).toHaveText(first)

  for (const at of [0, 1, 2]) await box(page, at).check()
  await bar(page).getByRole('button', { name: 'Track' }).click()
  await expect(toast(page)).toContainText('3 jobs tracked')
  await expect(card(page, 0)).toContainText('Tracked')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 0)).not.toContainText('Tracked')
})

test('a visitor hides selected jobs in this browser, and compares from the selection', async ({
  page,
}) => {
  await openPage(page, '/jobs?query=react&select=on')
  const all = await page.locator('.job-list [data-job]').count()
  for (const at of [0, 1]) await box(page, at).check()
  await bar(page).getByRole('button', { name: 'Hide' }).click()
  await expect(page.locator('.job-list [data-job]')).toHaveCount(all - 2)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.job-list [data-job]')).toHaveCount(all)

  for (const at of [1, 2]) await box(page, at).check()
  await bar(page).getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 jobs')
  await page.goBack()
  await expect(page).toHaveURL('/jobs?query=react')
  await expect(bar(page)).toContainText('2 jobs to compare')
})

test('on a phone a card’s menu marks jobs, and the table scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/jobs?query=react')
  for (const at of [0, 1, 2]) {
    await card(page, at)
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click()
  }
  await bar(page).getByRole('link', { name: 'Compare' }).click()
  const region = page.getByRole('region', { name: 'Jobs side by side' })
  await expect(region).toBeVisible()
  const sizes = () =>
    region.evaluate((it) => ({
      inside: it.scrollWidth > it.clientWidth,
      page: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      left: it.scrollLeft,
    }))
  expect(await sizes()).toEqual({ inside: true, page: false, left: 0 })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await sizes()).left).toBeGreaterThan(0)
})

test('axe finds nothing in the bar and the boxes, at two widths', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/jobs?query=react&select=on')
    await box(page, 0).check()
    await expect(bar(page)).toContainText('1 selected')
    // Below the list, where the bar covers no card.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await axeFindings(page), `${width}`).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('boxes and forms compare jobs, and going back finds the boxes checked', async ({ page }) => {
    await page.goto('/jobs?query=react')
    await expect(bar(page)).toBeHidden()
    const titles = await Promise.all([0, 2].map((at) => titleOf(page, at).innerText()))
    for (const at of [0, 2]) {
      await card(page, at).hover()
      await box(page, at).check()
    }
    await bar(page).getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(/\/jobs\/compare\?jobs=\d+&jobs=\d+$/)
    for (const [at, title] of titles.entries())
      await expect(columns(page).nth(at)).toContainText(title)
    await page.goBack()
    await expect(box(page, 0)).toBeChecked()
    await expect(box(page, 2)).toBeChecked()
  })

  test('the list has boxes on request, and a page says what was done and undoes it', async ({
    page,
  }) => {
    await signedIn(page, 'Nora Noscript')
    await page.goto('/jobs?query=react')
    await page.getByRole('link', { name: 'Select', exact: true }).click()
    for (const at of [0, 1, 2]) await box(page, at).check()
    await bar(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 jobs saved')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone')
    await page.getByRole('link', { name: 'Back to Jobs' }).click()
    await expect(page).toHaveURL('/jobs?query=react&select=on')
    await expect(card(page, 0).locator('.job-card-saved')).toHaveCount(0)
  })
})
