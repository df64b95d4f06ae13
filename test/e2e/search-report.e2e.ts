/** Proof of search: chosen, looked at and downloaded, with and without JavaScript. */
import * as fs from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe-findings.ts'
import { signedIn } from './person.ts'

/** Like a request from a script of our own pages. */
const headers = { 'sec-fetch-site': 'same-origin' }

async function track(page: Page, data: object) {
  const about = { jobTitle: 'Engineer', stage: 'Applied', anyway: true }
  const answer = await page.request.post('/api/me/applications', {
    data: { ...about, ...data },
    headers,
  })
  expect(answer.ok()).toBe(true)
}

async function threeApplications(page: Page) {
  await track(page, { companyName: 'Acme', appliedOn: '2026-02-10' })
  await track(page, { companyName: 'Globex', appliedOn: '2026-02-20' })
  await track(page, { companyName: 'Hooli' })
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  return fs.readFileSync(await download.path())
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a person proves their search to an office', async ({ page }) => {
      await signedIn(page, 'Ada Example')
      await threeApplications(page)
      await page.goto('/dashboard/job-tracker')
      await page.getByRole('link', { name: 'Proof of search for an employment office' }).click()
      await expect(page.getByText('2 applications, February 1–28, 2026')).toBeVisible()

      await page.getByLabel('Form').selectOption('Germany (German)')
      await page.getByRole('button', { name: 'Update' }).click()
      const title = page.getByRole('heading', { name: 'Nachweis der Eigenbemühungen' })
      await expect(title).toBeVisible()
      const globex = page.getByRole('row').filter({ hasText: 'Globex' })
      await expect(globex).toContainText('20.02.2026')
      await expect(globex).toContainText('offen')

      await page.getByLabel('Leave out Engineer at Acme').check()
      await page.getByLabel('How you applied: Engineer at Globex').selectOption('per E-Mail')
      await page.getByText('1 application has no applied date').click()
      await page.getByLabel('Include Engineer at Hooli').check()
      const csv = (await downloaded(page, 'Download CSV')).toString()
      expect(csv).toContain(
        '20.02.2026,Globex,Engineer,per E-Mail,offen\r\n,Hooli,Engineer,,offen\r\n',
      )
      expect(csv).not.toContain('Acme')
      const pdf = await downloaded(page, 'Download PDF')
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('2 applications, February 1–28, 2026')).toBeVisible()
      await expect(page.getByLabel('Leave out Engineer at Acme')).toBeChecked()
      await expect(page.getByLabel('Include Engineer at Hooli')).toBeChecked()
      await expect(page.getByLabel('How you applied: Engineer at Hooli')).toBeVisible()
    })
  })
}

test('axe finds nothing on the report, and it is not too wide', async ({ page }) => {
  test.slow()
  await signedIn(page, 'Ada Example')
  await page.goto('/dashboard/job-tracker/report')
  await expectNoViolations(page)
  await threeApplications(page)
  for (const form of ['neutral', 'de', 'ch', 'us']) {
    await page.goto(`/dashboard/job-tracker/report?form=${form}`)
    await expectNoViolations(page)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
