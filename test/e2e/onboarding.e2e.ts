import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { signedIn } from './person.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const CV = 'Ada Example\nFive years of Kubernetes, TypeScript and PostgreSQL\n'

for (const viewport of SIZES) {
  test(`a new person completes their profile in five steps at ${viewport.width} px`, async ({
    page,
  }) => {
    test.setTimeout(300_000) // Axe analyzes each step in both themes.
    await page.setViewportSize(viewport)
    await signedIn(page, 'Ada Example', { isOnboarded: false })
    await page.goto('/terms') // a light page, because axe analyzes it ten times
    const wizard = page.getByRole('dialog', { name: 'Complete Your Profile' })

    await expect(wizard.getByText('Step 1 of 5')).toBeVisible()
    await expect(wizard.getByText('20%')).toBeVisible()
    await expect(wizard).toHaveCSS('display', 'flex') // its styles have loaded
    await findsNothing(page)
    await upload(page, 'cv.pdf', '%PDF-1.7\n%%EOF')
    await expect(wizard.getByText('Could not read file content.')).toBeVisible()
    for (const text of ['Success:', "We couldn't extract enough info"]) {
      await expect(wizard.getByText(text)).toBeHidden()
    }
    await expect(wizard.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await wizard.getByRole('button', { name: 'Delete Resume' }).click()
    await expect(wizard.getByText('Your CV was deleted.')).toBeVisible()
    await upload(page, 'cv.txt', CV)
    await expect(wizard.getByText('Step 2 of 5')).toBeVisible() // moves on by itself, since the CV contained something

    await expect(wizard.getByLabel('Full Name')).toHaveValue('Ada Example')
    await wizard.getByLabel('About You').fill('I build search engines.')
    await findsNothing(page)
    await wizard.getByRole('button', { name: 'Continue' }).click()

    await expect(wizard.getByText('Step 3 of 5')).toBeVisible()
    await expect(wizard.getByText('please enter at least 5 core skills')).toBeVisible()
    for (const name of ['Continue', 'Skip this step']) {
      await expect(wizard.getByRole('button', { name })).toBeDisabled()
    }
    for (const skill of ['Kubernetes', 'TypeScript', 'PostgreSQL']) {
      await wizard.getByRole('button', { name: skill, exact: true }).click()
      await expect(wizard.getByRole('button', { name: `Remove ${skill}` })).toBeVisible()
    }
    await wizard.getByLabel('Add a skill').fill('Elm')
    await wizard.getByLabel('Add a skill').press('Enter')
    await wizard.getByLabel('Add a skill').fill('Zig')
    await wizard.getByLabel('Add a skill').press('Enter')
    await expect(wizard.getByText('please enter at least 5 core skills')).toBeHidden()
    await findsNothing(page)
    await wizard.getByRole('button', { name: 'Continue' }).click()

    await expect(wizard.getByText('Step 4 of 5')).toBeVisible()
    await expect(wizard.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await wizard.getByLabel('Position').fill('Engineer')
    await wizard.getByLabel('Company').fill('Acme')
    await wizard.getByLabel('Company').press('Enter')
    await expect(wizard.getByRole('button', { name: 'Delete Engineer at Acme' })).toBeVisible()
    await wizard.getByLabel('Degree').fill('BSc')
    await wizard.getByLabel('Institution').fill('MIT')
    await wizard.getByLabel('Institution').press('Enter')
    await expect(wizard.getByRole('button', { name: 'Delete BSc, MIT' })).toBeVisible()
    await findsNothing(page)
    await wizard.getByRole('button', { name: 'Continue' }).click()

    await expect(wizard.getByText('Step 5 of 5')).toBeVisible()
    await expect(wizard.getByText('90%')).toBeVisible()
    await expect(wizard.getByText('Not provided')).toBeVisible() // until somebody moves the slider
    const salary = wizard.getByRole('slider', { name: 'Minimum salary' })
    await expect(salary).toHaveValue('75000')
    await salary.press('ArrowRight')
    await expect(wizard.getByText('$80,000 a year')).toBeVisible()
    await wizard.getByRole('button', { name: 'Clear' }).click()
    await expect(wizard.getByText('Not provided')).toBeVisible()
    await expect(salary).toBeFocused()
    await expect(wizard.getByLabel('1-3 years')).toBeChecked()
    await wizard.getByRole('button', { name: 'Back' }).click()
    await expect(wizard.getByText('Step 4 of 5')).toBeVisible()
    await wizard.getByRole('button', { name: 'Continue' }).click()
    await wizard.getByRole('textbox', { name: 'Preferred locations' }).fill('Lisbon')
    await wizard.getByRole('textbox', { name: 'Preferred locations' }).press('Enter')
    await findsNothing(page)
    await wizard.getByRole('button', { name: 'Finish' }).click()
    await expect(wizard).toBeHidden()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/dashboard/profile')
    await expect(page.getByText('Engineer', { exact: true })).toBeVisible()
    await expect(page.getByText('Lisbon')).toBeVisible()
    await expect(wizard).toBeHidden()
  })
}

test('once opened, the wizard does not open by itself on the next page', async ({ page }) => {
  await signedIn(page, 'Ada Example', { isOnboarded: false })
  const opened = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.goto('/about')
  const wizard = page.getByRole('dialog', { name: 'Complete Your Profile' })
  await expect(wizard.getByRole('heading', { name: 'Upload Your Resume' })).toBeFocused()
  await opened
  await page.waitForLoadState('networkidle') // it loads its data again after that
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/companies', { waitUntil: 'networkidle' })
  await expect(wizard).toBeHidden()
  expect(asked.filter((url) => /wizard|onboarding|assets\/profile-/.test(url))).toEqual([])
})

test("the wizard's code is not loaded for people who are not asked", async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => /wizard|onboarding|assets\/profile-/.test(url))).toEqual([])
})

test('the same steps have their own page, which works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signedIn(page, 'Ada Example', { isOnboarded: false })
  await page.goto('/about')
  await page.getByRole('link', { name: 'Complete Your Profile' }).click()
  await expect(page).toHaveURL(/\/dashboard\/onboarding\?step=1$/)
  await page.getByRole('link', { name: 'Skip this step' }).click()
  await page.getByLabel('About You').fill('I build search engines.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
  await page.getByLabel('Add a skill').fill('a, b, c, d, e')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('Step 4 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await context.close()
})

const upload = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Your CV', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

async function findsNothing(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await axeFindings(page, { only: 'dialog' })
    expect(found).toEqual([])
  }
}
