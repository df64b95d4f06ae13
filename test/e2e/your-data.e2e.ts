/** A person's data in their own hands: a token for a program, everything as a file, and the end of it all. */
import * as fs from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { openPage } from './open-page.ts'
import { inboxLink, mailsTo, signedIn } from './person.ts'

const SCREENS = [
  { name: 'at a desk', width: 1440, height: 900 },
  { name: 'on a phone', width: 390, height: 844 },
]

for (const { name, ...viewport } of SCREENS) {
  test(`a person makes a token, revokes it, takes everything along and deletes the account, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { email } = await signedIn(page, 'Dora Data')
    await page.request.post('/api/me/applications', {
      data: { jobTitle: 'Cartographer' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await openPage(page, '/dashboard/data')

    await page.getByLabel('Name').fill('My script')
    await page.getByLabel('May').selectOption('read and change')
    await page.getByRole('button', { name: 'Make a token' }).click()
    await expect(page.getByRole('heading', { name: 'Your new token' })).toBeFocused()
    const token = (await page.locator('#new-token').textContent()) as string
    expect(await statusWith(token)).toBe(200)
    await page.getByRole('button', { name: 'Revoke My script' }).click()
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
    await openPage(page, '/dashboard')
    await expect(page).toHaveURL(/\/auth\/login/)
    expect(await mailsTo(email)).toEqual([])
  })
}

test('axe finds nothing on the pages of mail and data, in both themes, wide and narrow', async ({
  page,
}) => {
  test.slow() // Several readings of each page.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'Dora Data')
  await openPage(page, '/dashboard/data')
  await page.getByLabel('Name').fill('My script')
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.getByText('Try it').click()
  await page.getByText('Delete my account…').click()
  await expectNoViolations(page)
  for (const path of ['/dev/inbox', inboxLink(), '/account-deleted']) {
    await openPage(page, path)
    await expectNoViolations(page)
  }
})

/** What a program with this token is answered, without any cookie. */
async function statusWith(token: string) {
  const address = new URL('/api/me', test.info().project.use.baseURL)
  return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status
}

async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height })
      const { violations } = await new AxeBuilder({ page })
        // A letter stands in a frame where no script runs: axe would wait for its answer for ever.
        .exclude('iframe')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
      expect(found, `${page.url()} ${colorScheme} ${width}`).toEqual([])
    }
  }
}
