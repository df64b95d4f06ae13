/** The dashboard of a person in the middle of a search: what is due, the charts with their tables, and one click done. */
import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

test('it shows what is due and how the search goes, and a task is done on it', async ({ page }) => {
  await signedIn(page, 'Dora Due')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data, headers })).json()) as { id: number }
  for (const stage of ['Applied', 'Applied', 'Pre-Screen', 'Interested', 'Rejected', 'Applied']) {
    const data = { jobTitle: `Engineer ${stage}`, appliedOn: '2026-03-02', stage, anyway: true }
    const { id } = await post('/api/me/applications', data)
    if (stage !== 'Interested') continue
    await post(`/api/me/applications/${id}/tasks`, { title: 'Ask Grace', dueOn: '2026-03-02' })
  }
  await openPage(page, '/dashboard')
  await expect(page.getByText('1 due today · 4 replies awaited')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 of 5 applications led to a' })).toBeVisible()
  await page.getByText('Show as table').first().click()
  await expect(page.getByRole('row', { name: 'Applied 5 83%' })).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: /^Done ?: Ask Grace/ }).click()
  await expect(page.getByText('“Ask Grace” marked as done.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Ask Grace” reopened.')).toBeVisible()
})
