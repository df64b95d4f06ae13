import { expect, test } from '@playwright/test'
import { openJob } from './open-job.ts'

test('a person searches, filters, sorts, loads more, opens a job, applies and returns to the same place', async ({
  page,
}) => {
  await page.goto('/jobs')
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .fill('react')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=react/)
  const found = page.getByRole('status').filter({ hasText: /jobs? found/ })
  await expect(found).toContainText('react')

  await page
    .getByRole('checkbox', { name: /^Remote/ })
    .first()
    .check()
  await page.getByRole('checkbox', { name: /^Full.time/i }).check()
  await expect(page).toHaveURL(/jobTypes=full_time/)
  await page.getByRole('combobox', { name: /sort/i }).selectOption('salary_high_to_low')
  await expect(page).toHaveURL(/sort=salary_high_to_low/)

  const cards = page.getByRole('article')
  const before = await cards.count()
  await page.getByRole('link', { name: 'Load More Jobs' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)

  const chosen = cards
    .nth(before + 2)
    .getByRole('heading')
    .getByRole('link')
  const title = await chosen.innerText()
  await openJob(page, chosen)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  const apply = page.getByRole('link', { name: /Apply Now/ })
  if ((await apply.count()) > 0) {
    await expect(apply.first()).toHaveAttribute('rel', /nofollow/)
  }

  await page.goBack()
  await expect(page).toHaveURL(/sort=salary_high_to_low/)
  await expect(cards.nth(before + 2).getByRole('heading')).toContainText(title)
  await expect(cards.nth(before + 2)).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person searches, filters, sorts, turns the page and reads a job', async ({ page }) => {
    await page.goto('/jobs?query=react')
    await page.getByRole('checkbox', { name: /^Full.time/i }).check()
    await page.getByRole('button', { name: /apply filters/i }).click()
    await expect(page).toHaveURL(/jobTypes=full_time/)

    await page.getByRole('link', { name: 'Load More Jobs' }).click()
    await expect(page).toHaveURL(/page=2/)

    const first = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const title = await first.innerText()
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
