/**
 * The filter for jobs that are new since the last visit, and the other filters by listing history, with and without
 * JavaScript and on a phone.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { NOW } from './now.ts'
import { openPage } from './open-page.ts'

const WIDTHS = [1440, 390]
const HOUR = 3_600
const now = Date.parse(NOW) / 1000
/** The last visit was two days ago. */
const LOOKED = now - 48 * HOUR
const SINCE = new Date((LOOKED - 60) * 1000).toISOString()

const total = (page: Page) => page.getByRole('heading', { level: 2, name: /jobs? found/ })
const filters = (page: Page) => page.getByRole('group', { name: 'Listing history' })

async function openFilters(page: Page, width: number) {
  if (width < 1024) await page.getByRole('button', { name: /^Filters/ }).click()
}

for (const width of WIDTHS) {
  test(`at ${width} px a visitor sees what is new since their last visit, which only their browser stores`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/jobs')
    const kept = () => page.evaluate(() => localStorage.getItem('job_looks'))
    await expect.poll(kept).toBe(String(now))

    await page.evaluate((looked) => localStorage.setItem('job_looks', looked), String(LOOKED))
    await openPage(page, '/jobs')
    await expect.poll(kept).toBe(`${now}.${LOOKED - 60}`)
    await openFilters(page, width)
    const box = filters(page).getByRole('checkbox', { name: 'New since your last visit' })
    await expect(filters(page).getByText('2 days ago')).toBeVisible()
    await box.check()
    await expect(page).toHaveURL(`/jobs?newSince=${encodeURIComponent(SINCE)}`)
    await expect(box).toBeChecked()
    const { totalCount } = await (await page.request.get(`/api/jobs?newSince=${SINCE}`)).json()
    await expect(total(page)).toHaveText(`${totalCount.toLocaleString('en')} jobs found`)

    await filters(page).getByText('More', { exact: true }).click()
    await filters(page).getByRole('checkbox', { name: 'Never reposted' }).check()
    await filters(page).getByRole('checkbox', { name: 'Confirmed open in the last 7 days' }).check()
    await expect(page).toHaveURL(/neverReposted=true/)
    await expect(page).toHaveURL(/confirmedDays=7/)
    if (width < 1024) await page.keyboard.press('Escape')
    // Results are dimmed until the next ones arrive.
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute(
      'aria-busy',
      'false',
    )
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    await page
      .getByRole('link', { name: 'Remove filter New since February 28, 2026 at 08:59 UTC' })
      .click()
    await expect(page).not.toHaveURL(/newSince/)
    await openFilters(page, width)
    await expect(box).not.toBeChecked()
    expect(await context.cookies()).toEqual([])
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })

    test(`at ${width} px the same works without JavaScript, with a cookie set on request`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/jobs')
      expect(await context.cookies()).toEqual([])
      await openFilters(page, width)
      await filters(page).getByRole('checkbox', { name: 'New since your last visit' }).check()
      await page.getByRole('button', { name: 'Apply filters' }).click()
      await expect(page.getByText('remember this visit')).toBeVisible()

      const [cookie] = await context.cookies()
      expect(cookie).toMatchObject({ name: 'job_looks', value: String(now), httpOnly: true })
      await context.addCookies([{ name: 'job_looks', value: String(LOOKED), url: `${baseURL}` }])
      await page.goto('/jobs?newSince=last_visit')
      await expect(
        page.getByRole('link', { name: 'Remove filter New since your last visit' }),
      ).toBeVisible()
      const { totalCount } = await (await page.request.get(`/api/jobs?newSince=${SINCE}`)).json()
      await expect(total(page)).toHaveText(`${totalCount.toLocaleString('en')} jobs found`)
    })
  })
}

test('when nothing is new, the page says so and shows the earlier jobs', async ({ page }) => {
  await openPage(page, '/jobs?newSince=2026-03-02T10:00:00Z&remote=true')
  await expect(
    page.getByText('Nothing new since March 2, 2026 at 10:00 UTC. Earlier jobs are below.'),
  ).toBeVisible()
  await expect(total(page)).toHaveText('0 jobs found')
  const { totalCount } = await (await page.request.get('/api/jobs?remote=true')).json()
  const earlier = `${totalCount.toLocaleString('en')} earlier jobs`
  await expect(page.getByRole('heading', { level: 2, name: earlier })).toBeVisible()
  await page.getByRole('link', { name: 'Remove this filter' }).click()
  await expect(page).toHaveURL('/jobs?remote=true')
})
