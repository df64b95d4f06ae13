/** A person waits for a mail on a server that sends none. */
import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { inboxLink, signedIn } from './person.ts'

test('the inbox shows a message by itself as soon as it is there', async ({ page, browser }) => {
  await openPage(page, inboxLink())
  await expect(page).toHaveURL('/dev/inbox') // the key stays in no history
  const elsewhere = await browser.newContext()
  const { email } = await signedIn(await elsewhere.newPage(), 'Ina Box')
  await elsewhere.close()

  await page.getByRole('link', { name: email }).click()

  const letter = page.frameLocator('iframe')
  await expect(letter.getByText(/^\d{6}$/)).toBeVisible()
  await expect(page.getByLabel('As plain text')).toContainText(/\d{6}/)
})

test('a person who signed up is known to every page', async ({ page }) => {
  await signedIn(page, 'Nora Known')
  await openPage(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nora Known')
})
