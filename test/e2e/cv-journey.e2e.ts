import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { sampleCvPdf } from '../sample-cv-pdf.ts'
import { openJob } from './open-job.ts'
import { signedIn } from './person.ts'

const FILE = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: sampleCvPdf() }

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of SIZES) {
  test(`from a CV to an application with CV and cover letter, at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow() // a long journey
    await page.setViewportSize(viewport)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await signedIn(page, 'Ada Example')
    await page.goto('/dashboard/cv-analyzer')
    await page.getByLabel('Your CV', { exact: true }).setInputFiles(FILE)
    await page.getByRole('link', { name: 'ada.pdf' }).click()
    await expect(page.getByText('ada@example.org').first()).toBeVisible()

    // Matching jobs, and why they match.
    await page.goto('/jobs?query=data+engineer+python')
    await openJob(page, page.getByRole('article').first().getByRole('link').first())
    const job = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Analyze CV' }).first().click()
    await expect(page.getByRole('heading', { name: 'How the score is calculated' })).toBeVisible()
    await page.getByRole('link', { name: 'Generate a CV for this job' }).click()
    await page.getByRole('button', { name: 'Generate CV for this job' }).click()

    // Every change can be rejected, and the pages follow.
    await expect(page).toHaveURL(/\/dashboard\/resume-generator\/[0-9a-f-]{36}$/)
    const pages = page.getByRole('img', { name: /^Print preview, page 1 of \d+$/ })
    await expect(pages).toBeVisible()
    const before = await pages.getAttribute('src')
    await page.getByLabel('Modern').check()
    await expect(pages).not.toHaveAttribute('src', before as string)
    await sound(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF', exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    const cv = page.url()

    await page.getByRole('link', { name: 'Track this job first' }).click()
    await page
      .getByRole('button', { name: /^(?:Track|Add)/ })
      .last()
      .click()
    await page.goto(cv)
    await page.getByRole('button', { name: 'Attach PDF' }).click()
    await expect(page.getByText('PDF attached to the application.')).toBeVisible()

    await page.goto(job)
    await page.getByRole('link', { name: 'Generate Cover Letter' }).first().click()
    await page.getByRole('button', { name: 'Write letter' }).click()
    await page.getByRole('button', { name: 'Attach PDF' }).click()
    await page.getByRole('link', { name: 'Open the application' }).click()
    const sent = page.getByRole('region', { name: 'Documents sent' })
    await expect(sent.getByRole('link', { name: /\.pdf$/ })).toHaveCount(2)
    expect(problems).toEqual([])
  })
}

test('a CV is made without JavaScript', async ({ browser, page }) => {
  await signedIn(page, 'Ada Example')
  await page.goto('/dashboard/cv-analyzer')
  await page.getByLabel('Your CV', { exact: true }).setInputFiles(FILE)
  await page.getByRole('link', { name: 'ada.pdf' }).click()
  await expect(page.getByText('ada@example.org').first()).toBeVisible()
  const storageState = await page.context().storageState()
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState })
  ).newPage()
  await plain.goto('/dashboard/resume-generator')
  await plain.getByRole('button', { name: 'Generate CV' }).click()
  await expect(plain.getByRole('img', { name: /^Print preview, page 1 of/ })).toBeVisible()
  await plain.getByLabel('Paper').selectOption('letter')
  await plain.getByRole('button', { name: 'Apply' }).last().click()
  await expect(plain.getByLabel('Paper')).toHaveValue('letter')
  await plain.locator('summary').filter({ hasText: 'Versions' }).click()
  await plain.getByLabel('Name this version').fill('For America')
  await plain.getByRole('button', { name: 'Save name' }).click()
  await expect(plain.getByText('Version name saved.')).toBeVisible()
  await plain.context().close()
})

async function sound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
