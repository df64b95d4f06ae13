import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const viewport of SIZES) {
  test(`a person completes their profile, section by section, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await signedIn(page, 'Ada Example')
    await page.goto('/dashboard/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile')

    const about = page.getByRole('region', { name: 'Basic information' })
    await about.getByLabel('Full Name').fill('Ada L. Example')
    await about.getByLabel('About You').fill('I build search engines.')
    await about.getByLabel('Website').fill('ada.example')
    await about.getByRole('button', { name: 'Save' }).click()
    await expect(about.getByText('Saved')).toBeVisible()
    await about
      .getByLabel('Picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT })
    await expect(about.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Account menu for Ada L. Example' }).locator('img'),
    ).toBeVisible()

    const skills = page.getByRole('region', { name: 'Skills' })
    await skills.getByLabel('Add a skill').fill('Elm')
    await skills.getByLabel('Add a skill').press('Enter')
    await skills.getByLabel('Add a skill').pressSequentially('post')
    await skills.getByRole('button', { name: 'PostgreSQL', exact: true }).click()
    await skills.getByLabel('Add a skill').fill('Zig, elm')
    await skills.getByRole('button', { name: 'Add', exact: true }).click()
    const chips = skills.getByRole('list', { name: 'Your skills' }).getByRole('listitem')
    await expect(chips).toHaveText(['Elm', 'PostgreSQL', 'Zig'])
    await skills.getByRole('button', { name: 'Remove PostgreSQL' }).click()
    await expect(chips).toHaveText(['Elm', 'Zig'])
    await skills.getByRole('button', { name: 'Undo' }).click()
    await expect(chips).toHaveText(['Elm', 'PostgreSQL', 'Zig'])

    const work = page.getByRole('region', { name: 'Work experience' })
    await work.getByText('Add work experience').click()
    await expect(work.getByLabel('Position')).toBeFocused()
    await work.getByLabel('Position').fill('Engineer')
    await work.getByLabel('Company').fill('Acme')
    await work.getByLabel('What you did').fill('Built it\nRan it\nFixed it')
    await work.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(work.getByText('+ 1 more items')).toBeVisible()
    await expect(work.getByText('Fixed it')).toBeHidden()
    await work.getByLabel('Edit Engineer at Acme').click()
    await work.getByLabel('Company').first().fill('Acme Ltd')
    await work.getByRole('button', { name: 'Save' }).first().click()
    await work.getByRole('button', { name: 'Delete Engineer at Acme Ltd' }).click()
    await expect(work.getByText('was removed')).toBeVisible()
    await work.getByRole('button', { name: 'Undo' }).click()
    await expect(work.getByRole('button', { name: 'Delete Engineer at Acme Ltd' })).toBeVisible()

    const wishes = page.getByRole('region', { name: 'Job preferences' })
    await wishes.getByLabel('Minimum salary').fill('90000')
    await wishes.getByLabel('Monthly').check()
    await expect(wishes.getByText('$7,500 a month')).toBeVisible()
    await wishes.getByRole('textbox', { name: 'Preferred locations' }).fill('Lisbon')
    await wishes.getByRole('textbox', { name: 'Preferred locations' }).press('Enter')
    await wishes.getByLabel('Remote only').check()
    await wishes.getByRole('button', { name: 'Save' }).click()
    await expect(wishes.getByText('Saved')).toBeVisible()

    await page.reload()
    await expect(about.getByLabel('Website')).toHaveValue('https://ada.example')
    await expect(wishes.getByText('$90,000 a year')).toBeVisible()
    await expect(wishes.getByText('Lisbon')).toBeVisible()
    await findsNothing(page)
  })
}

test("a change made in another window meanwhile is shown beside one's own", async ({
  page,
  context,
}) => {
  await signedIn(page, 'Ada Example')
  const other = await context.newPage()
  await openPage(page, '/dashboard/profile')
  await openPage(other, '/dashboard/profile')
  await page.getByLabel('About You').fill('written here')
  await other.getByLabel('About You').fill('written there')
  await other.locator('#about').getByRole('button', { name: 'Save' }).click()
  await expect(other.locator('#about').getByText('Saved')).toBeVisible()

  await page.locator('#about').getByRole('button', { name: 'Save' }).click()
  const both = page.locator('#about').getByRole('alert')
  await expect(both).toContainText('written there')
  await expect(page.getByLabel('About You')).toHaveValue('written here')
  await page.locator('#about').getByRole('button', { name: 'Save' }).click()
  await expect(both).toHaveCount(0) // it says "not saved yet"
  await expect(page.locator('#about').getByText('Saved')).toBeVisible()
  const fresh = await context.newPage() // a window that loads a page again restores what was typed there
  await openPage(fresh, '/dashboard/profile')
  await expect(fresh.getByLabel('About You')).toHaveValue('written here')
})

test('a file of the wrong type or size is reported before it is uploaded', async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await page.goto('/dashboard/profile')
  const resume = page.getByRole('region', { name: 'CV', exact: true })
  const choose = (name: string, buffer: Buffer) =>
    resume
      .getByLabel('Your CV', { exact: true })
      .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await choose('cv.exe', Buffer.from('MZ'))
  await expect(resume.getByRole('alert')).toHaveText('Unsupported file type')
  await choose('cv.pdf', Buffer.alloc(5 * 1024 * 1024 + 1))
  await expect(resume.getByRole('alert')).toHaveText(
    'This file is larger than 5 MB. Choose a smaller one.',
  )
  await choose('cv.pdf', Buffer.from('<html>'))
  await expect(resume.getByRole('alert')).toHaveText('Unsupported file type')
})

test('without JavaScript, a file that is too large returns a page that says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signedIn(page, 'Ada Example')
  await page.goto('/dashboard/profile')
  const resume = page.getByRole('region', { name: 'CV', exact: true })
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024, 32)])
  await resume
    .getByLabel('Your CV', { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await resume.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText(/larger than 5 MB|file is too large/)).toBeVisible()
  await context.close()
})

async function findsNothing(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await axeFindings(page)
    expect(found).toEqual([])
  }
}
