/** The search combobox: its suggestions before and during typing, by keyboard, mouse, touch and screen reader. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' })
const optionsOf = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const recentOf = (page: Page) => page.getByRole('group', { name: 'Recent searches' })

/** Searches for each text, so that it is remembered; ends on the list of all jobs. */
async function searchFor(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await openPage(page, '/jobs')
    await fieldOf(page).fill(text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/jobs?query=${text}`)
  }
  await openPage(page, '/jobs')
}

test('arrow keys move through suggestions, Escape closes them and Enter selects one', async ({
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
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.type('rea')
  await page.keyboard.type('c')
  await page.keyboard.press('End')
  await expect(options.first()).toContainText('React')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?query=React')
})

test('one letter requests no suggestions', async ({ page }) => {
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
  await page.clock.runFor(30)

  await expect.poll(() => asked.at(-1)).toBe('?query=rus')
  expect(asked).not.toContain('?query=r')
})

test('before typing, the most requested skills are suggested', async ({ page }) => {
  await openPage(page, '/jobs')
  const field = fieldOf(page)
  await field.focus()
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowDown')

  const popular = page.getByRole('group', { name: 'Popular skills' }).getByRole('option')
  await expect(popular).toHaveCount(6)
  await expect(popular.first()).toHaveAttribute('aria-selected', 'true')
  await expect(popular.first()).toHaveAccessibleName(/^\S+ ?, Skill ?, [\d,]+ jobs$/)
  const skill = await popular.first().locator('.truncate').innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/jobs?query=${skill}`)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('recent searches are suggested, can be removed one by one or all at once, and are never sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await searchFor(page, 'rust', 'react', 'Rust', 'kafka', 'go')
  const field = fieldOf(page)
  sent.length = 0

  await field.click()
  const recent = recentOf(page).getByRole('option')
  await expect(recent).toHaveText(['go', 'kafka', 'Rust', 'react'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(recent).toHaveText(['go', 'Rust', 'react'])
  await expect(recent.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Remove recent search react' }).click()
  await expect(recent).toHaveText(['go', 'Rust'])
  await expect(field).toBeFocused()
  expect(sent.filter((request) => /rust|react|kafka|go\b/i.test(new URL(request).search))).toEqual(
    [],
  )

  await recent.last().click()
  await expect(page).toHaveURL('/jobs?query=Rust')
  await field.fill('')
  await expect(recent).toHaveText(['Rust', 'go'])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear recent searches' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(recentOf(page)).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(page.getByRole('group', { name: 'Popular skills' })).toBeVisible()
})

test('at most eight searches are remembered', async ({ page }) => {
  const texts = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9']
  await searchFor(page, ...texts)
  await fieldOf(page).click()
  await expect(recentOf(page).getByRole('option')).toHaveText(texts.slice(1).reverse())
})

test('selecting a company shows its jobs and a place the jobs there; other filters stay', async ({
  page,
}) => {
  await openPage(page, '/jobs?remote=true')
  const field = fieldOf(page)
  await field.pressSequentially('bexo')
  await optionsOf(page).filter({ hasText: 'Bexolane' }).first().click()
  await expect(page).toHaveURL('/jobs?remote=true&company=bexolane')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d+ remote tech jobs? at Bexolane$/,
  )
  await expect(field).toHaveValue('')

  await openPage(page, '/jobs?remote=true')
  await field.pressSequentially('berl')
  await expect(optionsOf(page).first()).toHaveAccessibleName(/^Berlin ?, Location ?, [\d,]+ jobs$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?remote=true&location=Berlin')
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Berlin')
})

test('the home page suggests the same, at most six', async ({ page }) => {
  await openPage(page, '/')
  await fieldOf(page).pressSequentially('se')
  await expect(optionsOf(page)).toHaveCount(6)
  await fieldOf(page).fill('berl')
  await optionsOf(page).filter({ hasText: 'Berlin' }).first().click()
  await expect(page).toHaveURL('/jobs?location=Berlin')
})

test('typing on cancels the earlier request, and leaving the field closes the list', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/suggestions?query=re', (route) => released.then(() => route.abort()))
  const field = fieldOf(page)
  const asked = page.waitForRequest('**/suggestions?query=re')
  await field.pressSequentially('re')
  await asked

  await field.pressSequentially('act n')

  await expect(optionsOf(page).first()).toContainText('React N')
  await expect.poll(() => cancelled).toContain('?query=re')
  release()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
})

test('what is typed while an answer is on its way is kept', async ({ page }) => {
  await openPage(page, '/jobs')
  const field = fieldOf(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/jobs\.data\?/, async (route) => {
    await held
    await route.continue()
  })
  await field.fill('rust')
  await page.keyboard.press('Enter')
  await field.fill('kafka')
  release()

  await expect(page).toHaveURL('/jobs?query=rust')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Rust jobs$/)
  await expect(field).toHaveValue('kafka')
})

test('failed suggestions cause no error and do not block the search', async ({ page }) => {
  await openPage(page, '/jobs')
  await page.route('**/api/jobs/suggestions*', (route) => route.fulfill({ status: 503 }))
  const answered = page.waitForResponse('**/api/jobs/suggestions*')
  await fieldOf(page).pressSequentially('react')
  await answered

  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?query=react')
})

test('the number of suggestions is announced after a pause', async ({ page }) => {
  await openPage(page, '/jobs')
  await fieldOf(page).pressSequentially('react')
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
    '10 suggestions',
  )
  await expect(optionsOf(page)).toHaveCount(10)
  await fieldOf(page).fill('qqqqqq')
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
    'No suggestions',
  )
})

for (const theme of ['light', 'dark']) {
  test(`the open list does not shift the page, and axe finds nothing in it: ${theme}`, async ({
    page,
  }) => {
    await searchFor(page, 'rust')
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    for (const text of ['', 'rea']) {
      await openPage(page, '/jobs')
      const results = page.getByRole('region', { name: 'Results' })
      const before = await results.boundingBox()
      await fieldOf(page).click()
      await fieldOf(page).pressSequentially(text)
      await expect(optionsOf(page).first()).toBeVisible()
      expect(await results.boundingBox()).toEqual(before)
      expect(await axeFindings(page)).toEqual([])
    }
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('suggestions are selected and recent searches removed by tapping', async ({ page }) => {
    await searchFor(page, 'rust', 'kafka')
    await fieldOf(page).tap()
    await page.getByRole('button', { name: 'Remove recent search kafka' }).tap()
    await expect(recentOf(page).getByRole('option')).toHaveText(['rust'])
    await recentOf(page).getByRole('option').tap()
    await expect(page).toHaveURL('/jobs?query=rust')
    await expect(fieldOf(page)).not.toBeFocused()
  })
})
