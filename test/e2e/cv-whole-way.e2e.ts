import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { madeCvPdf } from '../made-cv-pdf.ts'
import { signedIn } from './person.ts'

const FILE = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: madeCvPdf() }

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of SIZES) {
  test(`from a CV to an application with CV and letter, at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow() // a whole way
    await page.setViewportSize(viewport)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await signedIn(page, 'Ada Example')
    await page.goto('/dashboard/cv-analyzer')
    await page.getByLabel('Your resume').setInputFiles(FILE)
    await page.getByRole('link', { name: 'ada.pdf' }).click()
    await expect(page.getByText('ada@example.org').first()).toBeVisible()

    // What suits it, and why.
    await page.goto('/jobs?query=data+engineer+python')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/jobs\/\d+$/)
    const job = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Analyze CV' }).first().click()
    await expect(page.getByRole('heading', { name: 'What the score is made of' })).toBeVisible()
    await page.getByRole('link', { name: 'Make a CV for this job' }).click()
    await page.getByRole('button', { name: 'Make it for this job' }).click()

    // Every change can be refused, and the pages follow.
    await expect(page).toHaveURL(/\/dashboard\/resume-generator\/[0-9a-f-]{36}$/)
    const pages = page.getByRole('img', { name: /^Page 1 of \d+ as it is printed$/ })
    await expect(pages).toBeVisible()
    const before = await pages.getAttribute('src')
    await page.getByLabel('Template').selectOption('modern')
    await expect(pages).not.toHaveAttribute('src', before as string)
    await sound(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF', exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    const cv = page.url()

    await page.getByRole('link', { name: 'Track this job first' }).click()
    await page
      .getByRole('button', { name: /^(?:Track|Add)/ })
      .last()
      .click()
    await page.goto(cv)
    await page.getByRole('button', { name: 'Keep the PDF there' }).click()
    await expect(page.getByText('The PDF is kept with the application.')).toBeVisible()

    await page.goto(job)
    await page.getByRole('link', { name: 'Generate Cover Letter' }).first().click()
    await page.getByRole('button', { name: 'Write the letter' }).click()
    await page.getByRole('button', { name: 'Keep the PDF there' }).click()
    await page.getByRole('link', { name: 'Open the application' }).click()
    await expect(page.getByRole('link', { name: /\.pdf$/ })).toHaveCount(2)
    expect(problems).toEqual([])
  })
}

test('a CV is made without a script', async ({ browser, page }) => {
  await signedIn(page, 'Ada Example')
  await page.goto('/dashboard/cv-analyzer')
  await page.getByLabel('Your resume').setInputFiles(FILE)
  await page.getByRole('link', { name: 'ada.pdf' }).click()
  await expect(page.getByText('ada@example.org').first()).toBeVisible()
  const storageState = await page.context().storageState()
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState })
  ).newPage()
  await plain.goto('/dashboard/resume-generator')
  await plain.getByRole('button', { name: 'Make it' }).click()
  await expect(plain.getByRole('img', { name: /^Page 1 of/ })).toBeVisible()
  await plain.getByLabel('Paper').selectOption('letter')
  await plain.getByRole('button', { name: 'Apply' }).last().click()
  await expect(plain.getByLabel('Paper')).toHaveValue('letter')
  await plain.getByLabel('Name what it is now').fill('For America')
  await plain.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(plain.getByText('Kept under this name.')).toBeVisible()
  await plain.context().close()
})

async function sound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
