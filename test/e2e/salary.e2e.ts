/** "At least €80k": by keyboard, by pointer, on a phone and without JavaScript, and the counts as numbers. */
import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const WANTED = '/jobs?salaryMin=80000&salaryCurrency=EUR'

const salary = (page: Page) => page.getByRole('group', { name: 'Salary' })
const total = async (page: Page) => {
  const heading = await page.getByRole('heading', { name: /jobs? found/ }).innerText()
  return Number(heading.replace(/\D/g, ''))
}

/** The rows of the table of counts, by the lower end of each range. */
async function counts(page: Page): Promise<Map<number, number>> {
  const rows = await salary(page).getByRole('row').allInnerTexts()
  const numbers = rows.slice(1).map((row): [number, number] => {
    const [from = 0, ...rest] =
      row.match(/\d[\d,]*/g)?.map((it) => Number(it.replaceAll(',', ''))) ?? []
    return [from, rest.at(-1) ?? 0]
  })
  return new Map(numbers)
}

async function expectWanted(page: Page) {
  await expect(page.getByRole('link', { name: 'Remove filter From €80k' })).toBeVisible()
  const reaching = [...(await counts(page))].filter(([from]) => from >= 80_000)
  const jobs = reaching.reduce((sum, [, count]) => sum + count, 0)
  expect(jobs).toBeGreaterThan(0)
  await expect(salary(page)).toContainText(`${jobs} jobs in this range.`)
  return jobs
}

test('by keyboard, a minimum in euros changes the list, and the counts are read as numbers', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  const all = await total(page)
  await salary(page).getByLabel('From').focus()
  await page.keyboard.type('80000')
  await expect(page).toHaveURL('/jobs?salaryMin=80000')
  const currency = salary(page).getByLabel('A year, in')
  await currency.focus() // as a person would: the address fills fields without the focus
  await currency.selectOption('EUR')
  await expect(page).toHaveURL(WANTED)
  const jobs = await expectWanted(page)
  expect(await total(page)).toBeLessThan(all)
  await expect(salary(page)).toMatchAriaSnapshot(`
    - group "Salary":
      - table "Jobs by the top of their salary range, a year":
        - rowgroup:
          - row "Salary Jobs"
        - rowgroup:
          - row /€80,000 – €100,000 \\d+/
  `)

  await salary(page)
    .getByRole('checkbox', { name: /^Only jobs with a stated salary/ })
    .focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${WANTED}&salaryStated=true`)
  await expect(page.getByRole('heading', { name: `${jobs} jobs found` })).toBeVisible()
})

test('by pointer, the slider sets the field', async ({ page }) => {
  await openPage(page, '/jobs?salaryCurrency=EUR')
  await salary(page).getByRole('slider', { name: 'Minimum salary' }).fill('80000')
  await expect(salary(page).getByLabel('From')).toHaveValue('80000')
  await expect(page).toHaveURL(WANTED)
  await expectWanted(page)
  await page.getByRole('link', { name: 'Remove filter From €80k' }).click()
  await expect(salary(page).getByLabel('From')).toHaveValue('')
  await expect(page).toHaveURL('/jobs?salaryCurrency=EUR')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sheet has the fields and the number of jobs', async ({ page }) => {
    await openPage(page, '/jobs?salaryCurrency=EUR')
    await page.getByRole('button', { name: 'Filters' }).click()
    await salary(page).getByLabel('From').fill('80000')
    await expect(page).toHaveURL(WANTED)
    await expect(salary(page)).toContainText('in this range.')
    const show = page.getByRole('button', { name: /^Show \d+ jobs/ })
    await expect(show).toBeVisible()
    await show.click()
    await expect(page.getByRole('link', { name: 'Remove filter From €80k' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('fields and currency are sent with the form', async ({ page }) => {
    await page.goto('/jobs')
    await expect(salary(page).getByRole('slider')).toBeHidden()
    await salary(page).getByLabel('From').fill('80000')
    await salary(page).getByLabel('A year, in').selectOption('EUR')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/salaryMin=80000.*salaryCurrency=EUR/)
    await expectWanted(page)
  })
})
