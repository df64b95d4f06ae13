/** The calendar by month, week and list, with and without JavaScript. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe-findings.ts'
import { signedIn } from './person.ts'

/** Like a request from a script of our own pages. */
const headers = { 'sec-fetch-site': 'same-origin' }

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()) as { id: number }
}

/** Four dates on March 10, one of them at ten in Berlin, and one a month later. */
async function plan(page: Page) {
  const about = { jobTitle: 'Backend Engineer', companyName: 'Acme', stage: 'Applied' }
  const { id } = await post(page, '/api/me/applications', { ...about, followUpOn: '2026-03-10' })
  const own = `/api/me/applications/${id}`
  for (const title of ['Send the portfolio', 'Call Jo']) {
    await post(page, `${own}/tasks`, { title, dueOn: '2026-03-10' })
  }
  const round = { timeZone: 'Europe/Berlin', minutes: 60 }
  await post(page, `${own}/interviews`, {
    ...round,
    round: 'System design',
    startsAt: '2026-03-10T09:00:00Z',
  })
  await post(page, `${own}/interviews`, {
    ...round,
    round: 'Final talk',
    startsAt: '2026-04-08T12:00:00Z',
  })
  return `/dashboard/job-tracker/${id}`
}

const month = (page: Page, name: string) => page.getByRole('table', { name })
const cellOf = (page: Page, number: string) =>
  page.getByRole('cell').filter({ has: page.getByRole('link', { name: `${number}: open week` }) })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, locale: 'de-DE' })

    test('a person looks through their dates by month, week and list', async ({ page }) => {
      await signedIn(page, 'Ada Example')
      const path = await plan(page)
      await page.goto('/dashboard/calendar')
      const coming = 'March 2 – April 5, 2026'
      const heads = month(page, coming).getByRole('columnheader')
      await expect(heads.first()).toContainText('Monday')
      await expect(page.locator('td [aria-current="date"]:visible')).toHaveText(/March 2, today/)

      await expect(page.locator('.calendar-next')).toHaveText(
        'Follow up in 8 daysBackend Engineer, Acme',
      )
      const day = cellOf(page, 'March 10')
      await expect(day.getByRole('link', { name: /Follow up/ })).toHaveAttribute('href', path)
      await day.getByRole('link', { name: '+2 more on March 10' }).click()
      await expect(page).toHaveURL('/dashboard/calendar?view=list&day=2026-03-10')
      await expect(
        page.getByRole('heading', { name: 'From Tuesday, March 10, 2026' }),
      ).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'March 10, 2026' })).toContainText(
        '10:00–11:00',
      )

      await page.getByRole('link', { name: 'Week', exact: true }).click()
      const week = month(page, 'March 9–15, 2026')
      const hour = week.getByRole('row').filter({ hasText: '10:00' }).first()
      await expect(hour.getByRole('link', { name: /System design/ })).toHaveAttribute('href', path)
      await page.getByRole('link', { name: 'Month', exact: true }).click()
      await page.getByRole('link', { name: 'Next month' }).click()
      await expect(page).toHaveURL('/dashboard/calendar?day=2026-04-06')
      await expect(month(page, 'April 2026')).toBeVisible()
      const talk = cellOf(page, 'April 8').getByRole('link', { name: /Final talk/ })
      await expect(talk).toContainText('14:00')
      await page.getByRole('link', { name: 'Today', exact: true }).click()
      await expect(page).toHaveURL('/dashboard/calendar')
      await expect(month(page, coming)).toBeVisible()
      await page.getByRole('link', { name: 'Previous month' }).click()
      await expect(month(page, 'March 2026')).toBeVisible()
    })

    test('on a phone a day is chosen and its dates follow the month', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signedIn(page, 'Ada Example')
      await plan(page)
      await page.goto('/dashboard/calendar')
      await expect(page.getByText('Nothing planned on this day.')).toBeVisible()
      await page.getByRole('link', { name: 'March 10, 4 dates' }).click()
      const chosen = page.getByRole('region', { name: 'Tuesday, March 10, 2026' })
      await expect(chosen.getByRole('link')).toHaveText([
        'Follow up',
        'Send the portfolio',
        'Call Jo',
        'System design',
      ])
      await page.getByRole('link', { name: 'Week', exact: true }).click()
      await expect(page.getByRole('table')).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Tuesday, March 10, 2026' })).toBeVisible()
    })
  })
}

test.describe('where the week begins on Sunday', () => {
  test.use({ locale: 'en-US' })

  test('so does the month', async ({ page }) => {
    await signedIn(page, 'Ada Example')
    await page.goto('/dashboard/calendar')
    await expect(page.getByRole('columnheader').first()).toContainText('Sunday')
    await expect(page.getByText('Nothing planned yet.')).toBeVisible()
  })
})

test('axe finds nothing on the views of the calendar, and none is too wide', async ({ page }) => {
  test.slow()
  await signedIn(page, 'Ada Example')
  await plan(page)
  for (const view of ['month', 'week', 'list']) {
    await page.goto(`/dashboard/calendar?view=${view}&day=2026-03-10`)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, view).toBeLessThanOrEqual(0)
  }
})
