/** The pages about a person's own data: an access token, the export, and deleting the account. */
import * as fs from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { inboxLink, mailsTo, signedIn } from './person.ts'

const SCREENS = [
  { name: 'at a desk', width: 1440, height: 900 },
  { name: 'on a phone', width: 390, height: 844 },
]

for (const { name, ...viewport } of SCREENS) {
  test(`a person creates and revokes a token, downloads their data and deletes the account, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { email } = await signedIn(page, 'Dora Data')
    await page.request.post('/api/me/applications', {
      data: { jobTitle: 'Cartographer' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await openPage(page, '/dashboard/data')

    await page.getByText('Create token').click()
    await page.getByLabel('Name').fill('My script')
    await page.getByLabel('Access', { exact: true }).selectOption('Read and write')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your new token' })).toBeFocused()
    const token = (await page.locator('#new-token').textContent()) as string
    expect(await statusWith(token)).toBe(200)
    await page.getByRole('button', { name: 'Revoke token: My script' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'revoked' })).toBeVisible()
    await expect(page.getByText('You have no access tokens.')).toBeVisible()
    expect(await statusWith(token)).toBe(401)

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download your data' }).first().click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^rolecall-\d{4}-\d\d-\d\d\.zip$/)
    const zip = unzipSync(fs.readFileSync(await download.path()))
    const text = (file: string) => strFromU8(zip[file] as Uint8Array)
    expect(text('account.json')).toContain(email)
    expect(text('applications.csv')).toContain('Cartographer')

    await page.getByText('Delete my account…').click()
    await page.getByRole('button', { name: 'Delete my account now' }).click()
    await expect(page).toHaveURL(/\/account-deleted$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your account has been deleted',
    )
    await openPage(page, '/dashboard')
    await expect(page).toHaveURL(/\/auth\/login/)
    expect(await mailsTo(email)).toEqual([])
  })
}

test('axe finds nothing on the inbox and account-deleted pages, in both themes, wide and narrow', async ({
  page,
}) => {
  test.slow() // Several analyses of each page.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'Dora Data')
  await openPage(page, '/dashboard/data')
  await page.getByText('Create token').click()
  await page.getByLabel('Name').fill('My script')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText('Try it').click()
  await page.getByText('Delete my account…').click()
  await expectNoViolations(page)
  for (const path of ['/dev/inbox', inboxLink(), '/account-deleted']) {
    await openPage(page, path)
    await expectNoViolations(page)
  }
})

/** The status of an API request with only this token and no cookie. */
async function statusWith(token: string) {
  const address = new URL('/api/me', test.info().project.use.baseURL)
  return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status
}

async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height })
      // axe would wait forever for the frame of an email, where no script runs.
      const found = await axeFindings(page, { except: 'iframe' })
      expect(found, `${page.url()} ${colorScheme} ${width}`).toEqual([])
    }
  }
}
