import { expect, type Page, test } from '@playwright/test'
import { sampleCvPdf } from '../sample-cv-pdf.ts'
import { axeFindings } from './axe-findings.ts'
import { signedIn } from './person.ts'

const FILE = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: sampleCvPdf() }

async function uploaded(page: Page) {
  await page.goto('/dashboard/cv-analyzer')
  await page.getByLabel('Your CV', { exact: true }).setInputFiles(FILE)
  await page.getByRole('link', { name: 'ada.pdf' }).click()
  await expect(page.getByRole('heading', { name: 'ada.pdf', level: 1 })).toBeVisible()
}

/** The value with that key on the page. */
const value = (page: Page, key: string) => page.locator(`[id="v-${key}"]`)

test('a PDF is read, compared with its own page, corrected and checked', async ({ page }) => {
  test.slow() // It renders a page, makes four changes and visits the checks twice.
  await signedIn(page, 'Ada Example')
  await uploaded(page)
  await expect(value(page, 'name')).toContainText('Ada Example')
  await expect(value(page, 'email')).toContainText('ada@example.org')
  await expect(value(page, 'email')).toContainText('Certain')

  // The PDF page is rendered, and pointing at a value highlights its place on it.
  const drawn = page.getByRole('img', { name: /^Page 1 of 1/ })
  await expect(drawn).toBeVisible()
  await expect.poll(() => drawn.evaluate(hasInk)).toBe(true)
  await value(page, 'email').hover()
  const marked = page.locator('.cv-box[data-marked]')
  await expect(marked).toHaveCount(1)

  // A line of the page links to where it was stored, and can be moved elsewhere.
  await value(page, 'email')
    .getByRole('link', { name: /^Edit E-?mail/ })
    .focus()
  await page.getByRole('button', { name: 'Show text' }).click()
  await page
    .getByRole('link', { name: /Responsible for five pipelines/ })
    .last()
    .click()
  await expect(page.locator('.cv-put').getByText('Read as')).toBeVisible()

  await value(page, 'name')
    .getByRole('link', { name: /^Edit Name/ })
    .click()
  const name = value(page, 'name').getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('Ada King')
  await name.press('Enter')
  await expect(
    page.getByRole('status').getByText('Resume information saved successfully.'),
  ).toBeVisible()
  await expect(value(page, 'name')).toContainText('Ada King')
  await expect(value(page, 'name')).toContainText('Yours')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(value(page, 'name')).toContainText('Ada Example')

  await page.locator('a[href$="/checks"]').click()
  await expect(page.getByRole('heading', { name: /Some lines start with a duty/ })).toBeVisible()
  await page.getByRole('link', { name: /Responsible for five pipelines/ }).click()
  const line = page.locator('.cv-edit textarea')
  await line.fill('Ran five pipelines.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ran five pipelines.')).toBeVisible()
  await page.locator('a[href$="/checks"]').click()
  await expect(page.getByRole('heading', { name: /Some lines start with a duty/ })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a PDF is uploaded, corrected, and a mistake undone', async ({ page }) => {
    await signedIn(page, 'Bo Example')
    await page.goto('/dashboard/cv-analyzer')
    await page.getByLabel('Your CV', { exact: true }).setInputFiles(FILE)
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('link', { name: 'ada.pdf' }).click()

    await expect(
      page.getByRole('listitem').filter({ hasText: 'ada@example.org' }).last(),
    ).toBeVisible()
    await value(page, 'email')
      .getByRole('link', { name: /^Edit E-?mail/ })
      .click()
    await value(page, 'email').getByRole('textbox', { name: 'Email' }).fill('ada@king.example')
    await value(page, 'email').getByRole('button', { name: 'Save' }).click()
    await expect(value(page, 'email')).toContainText('ada@king.example')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(value(page, 'email')).toContainText('ada@example.org')

    await page
      .getByRole('link', { name: /^Responsible for five pipelines/ })
      .last()
      .click()
    await page.getByLabel('This line is').selectOption('new:certificates')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Certificates' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'ada.pdf' })).toBeVisible()
  })
})

test('onboarding takes over what the CV states, and asks only for preferences', async ({
  page,
}) => {
  await signedIn(page, 'Cleo Example', { isOnboarded: false })
  await page.goto('/terms')
  const wizard = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await wizard.getByLabel('Your CV', { exact: true }).setInputFiles(FILE)
  await expect(wizard.getByText('Success: Your resume data has been saved.')).toBeVisible()
  await expect(wizard.getByText('Step 2 of 5')).toBeVisible() // moves on by itself after a second
  const summary = wizard.getByRole('region', { name: 'From your CV' })
  await expect(summary).toContainText('Python, SQL, Kafka, Airflow, Docker')
  await expect(summary).toContainText('Data Engineer at Acme Ltd')
  await expect(summary).toContainText('BSc Physics, Example University')
  await expect(summary).toContainText('London, UK')
  await expect(wizard.getByLabel('Years of experience')).toHaveValue(/^\d+$/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFindings(page, { only: 'dialog' })).toEqual([])
  }

  await summary.getByRole('button', { name: 'Change skills' }).click()
  await wizard.getByRole('button', { name: 'Remove Airflow' }).click()
  await expect(wizard.getByText('please enter at least 5 core skills')).toBeVisible()
  await wizard.getByLabel('Add a skill').fill('Spark')
  await wizard.getByLabel('Add a skill').press('Enter')
  await expect(wizard.getByRole('button', { name: 'Remove Spark' })).toBeVisible()
  await wizard.getByRole('button', { name: 'Continue' }).click()

  // Nothing else is in doubt. What was not set is not stored.
  await expect(wizard.getByText('Step 5 of 5')).toBeVisible()
  await expect(wizard.getByText('Not provided')).toBeVisible()
  await wizard.getByRole('button', { name: 'Add London, UK' }).click()
  await wizard.getByRole('button', { name: 'Finish' }).click()
  await expect(wizard).toBeHidden()
  const profile = await (await page.request.get('/api/me/profile')).json()
  expect(profile).toMatchObject({
    skills: ['Python', 'SQL', 'Kafka', 'Docker', 'Spark'],
    jobPreferences: { salaryMin: null, remote: 'any', locations: ['London, UK'] },
  })
})

test('the CV for matching is chosen without leaving onboarding', async ({ page }) => {
  await signedIn(page, 'Cleo Example', { isOnboarded: false })
  await page.goto('/terms')
  const wizard = page.getByRole('dialog', { name: 'Complete Your Profile' })
  const file = wizard.getByLabel('Your CV', { exact: true })
  await file.setInputFiles(FILE)
  await expect(wizard.getByText('Step 2 of 5')).toBeVisible()
  await wizard.getByRole('button', { name: 'Back', exact: true }).click()
  await wizard.getByText('Upload another').click()
  const other = Buffer.from('Cleo Example\n\nSkills\nPython, Kafka, Docker\n')
  await file.setInputFiles({ name: 'newer.txt', mimeType: 'text/plain', buffer: other })
  await expect(wizard.getByText('Step 2 of 5')).toBeVisible()
  await wizard.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(wizard.getByText('Your matches are based on ada.pdf.')).toBeVisible()
  await wizard.getByRole('button', { name: 'Use new CV for matching' }).click()
  await expect(wizard.getByText('Your matches are now based on your new CV.')).toBeVisible()
  await expect(wizard.getByText('Step 1 of 5')).toBeVisible()
  await expect(page).toHaveURL(/\/terms$/)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages of a CV, ${theme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    await signedIn(page, 'Dee Example')
    await uploaded(page)
    const cv = new URL(page.url()).pathname
    for (const path of [
      cv,
      `${cv}?edit=w1r1.title`,
      `${cv}?line=7`,
      `${cv}?add=work`,
      `${cv}/checks`,
      '/dashboard/cv-analyzer',
    ]) {
      await page.goto(path)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const found = await axeFindings(page)
        expect(found, `${path} at ${width}`).toEqual([])
      }
    }
  })
}

test('a narrow screen shows the fields of a CV or its file', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signedIn(page, 'Fay Example')
  await uploaded(page)
  const views = page.getByRole('navigation', { name: 'View' })
  const selected = views.locator('[aria-current]')
  const fields = page.getByRole('heading', { name: 'Contact' })
  const file = page.getByRole('heading', { name: 'File', exact: true })
  await expect(selected).toHaveText('Fields')
  await expect(file).toBeHidden()
  await views.getByRole('link', { name: 'File' }).click()
  await expect(selected).toHaveText('File')
  await expect(file).toBeVisible()
  await expect(fields).toBeHidden()
  await views.getByRole('link', { name: 'Fields' }).click()
  await expect(fields).toBeVisible()
})

test('no page of a CV is wider than a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signedIn(page, 'Eli Example')
  await uploaded(page)
  const cv = new URL(page.url()).pathname
  for (const path of [
    cv,
    `${cv}?edit=w1r1.title`,
    `${cv}?line=7`,
    `${cv}/checks`,
    '/dashboard/cv-analyzer',
  ]) {
    await page.goto(path)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      path,
    ).toBeLessThanOrEqual(320)
  }
})

/** Whether the canvas shows anything but white. */
function hasInk(canvas: Element): boolean {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  return (
    data?.some((level, at) => at % 4 === 0 && level < 100 && (data[at + 3] ?? 0) > 200) === true
  )
}
