/**
 * "Remote, TypeScript, I live in Spain, at least 80k, at least 4 hours overlap with CET", by pointer, by keyboard, on a
 * phone and without JavaScript: all end at the same jobs.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const WANTED =
  'eligibleFrom=ES&overlapHours=4&timeZone=Europe%2FMadrid&remote=true&tags=TypeScript&salaryMin=80000&salaryCurrency=EUR'

const total = (page: Page) => page.getByRole('heading', { level: 2, name: /jobs? found/ })

async function expectTheSameJobs(page: Page) {
  const found = await (await page.request.get(`/api/jobs?${WANTED}`)).json()
  expect(found.totalCount).toBeGreaterThan(0)
  const jobs = found.totalCount === 1 ? 'job' : 'jobs'
  await expect(total(page)).toHaveText(`${found.totalCount} ${jobs} found`)
  const first = page.locator('[data-job]').first()
  await expect(first).toContainText('Open to Spain')
}

for (const width of [1440, 390]) {
  test(`by pointer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/jobs')
    if (width < 1024) await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByLabel('Remote only').check()
    await expect(page).toHaveURL(/remote=true/)
    await page.getByLabel('I live in').selectOption({ label: 'Spain' })
    await expect(page).toHaveURL(/eligibleFrom=ES/)
    await page.locator('summary', { hasText: 'Working hours' }).click()
    await page.getByLabel('Overlap with my working day').selectOption('4')
    await expect(page).toHaveURL(/overlapHours=4/)
    await expect(page.getByLabel('My time zone')).toHaveValue('Europe/Madrid')
    await page.getByRole('group', { name: 'Skills' }).getByText('TypeScript').click()
    await expect(page).toHaveURL(/tags=TypeScript/)
    await expect(page.getByLabel('A year, in')).toHaveValue('EUR')
    await page.getByLabel('Minimum salary').fill('80000')
    await expect(page).toHaveURL(/salaryMin=80000&salaryCurrency=EUR/)
    if (width < 1024) await page.keyboard.press('Escape')
    await expectTheSameJobs(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}

test('by keyboard', async ({ page }) => {
  await openPage(page, '/jobs')
  await page.getByLabel('Remote only').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/remote=true/)
  await page.getByLabel('I live in').focus()
  await page.keyboard.type('Spain')
  await expect(page).toHaveURL(/eligibleFrom=ES/)
  await page.locator('summary', { hasText: 'Working hours' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Overlap with my working day')).toBeFocused()
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/overlapHours=4/)
  await expect(page.getByLabel('My time zone')).toHaveValue('Europe/Madrid')
  await page.getByRole('checkbox', { name: /^TypeScript/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/tags=TypeScript/)
  const salary = page.getByLabel('Minimum salary')
  await salary.focus()
  for (let step = 0; step < 16; step++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/salaryMin=80000/)
  await expectTheSameJobs(page)
})

test('what is chosen while an earlier choice is being applied is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const choices = [
      ['eligibleFrom', 'ES'],
      ['overlapHours', '4'],
    ] as const
    let made = 0
    const push = history.pushState.bind(history)
    // The address changes before React has drawn the new page.
    history.pushState = (...state) => {
      push(...state)
      const [name, value] = choices[made++] ?? []
      const field = name && document.querySelector<HTMLSelectElement>(`#search [name=${name}]`)
      if (!field || !value) return
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await openPage(page, '/jobs')
  await page.getByLabel('Remote only').check()
  await expect(page).toHaveURL(/remote=true&eligibleFrom=ES.*&overlapHours=4/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one form asks for everything', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByLabel('Remote only').check()
    await page.getByLabel('I live in').selectOption('ES')
    await page.locator('summary', { hasText: 'Working hours' }).click()
    await page.getByLabel('Overlap with my working day').selectOption('4')
    await page.getByLabel('My time zone').selectOption('Europe/Madrid')
    await page.getByRole('checkbox', { name: /^TypeScript/ }).check({ force: true })
    await page.getByRole('spinbutton', { name: 'From' }).fill('80000')
    await page.getByLabel('A year, in').selectOption('EUR')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expectTheSameJobs(page)

    await page.goto('/jobs')
    await page.getByRole('link', { name: 'Only jobs open to Spain' }).click()
    await expect(page).toHaveURL(/eligibleFrom=ES/)
  })
})
