/** The inbox page of a server that sends no email. */
import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { inboxLink, signedIn } from './person.ts'

test('the inbox shows a new message by itself', async ({ page, browser }) => {
  await openPage(page, inboxLink())
  await expect(page).toHaveURL('/dev/inbox') // the key is removed from the address and the history
  const elsewhere = await browser.newContext()
  const { email } = await signedIn(await elsewhere.newPage(), 'Ina Box')
  await elsewhere.close()

  await page.getByRole('link', { name: email }).click()

  const letter = page.frameLocator('iframe')
  await expect(letter.getByText(/^\d{6}$/)).toBeVisible()
  await expect(page.getByLabel('Plain text')).toContainText(/\d{6}/)
})

test('after signing up, a person is signed in on every page', async ({ page }) => {
  await signedIn(page, 'Nora Known')
  await openPage(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nora Known')
})
