/** Signing up for the newsletter in the footer, confirming, unsubscribing and subscribing again. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { mailsTo } from './person.ts'

const addressOf = (name: string) => `${name}.${randomUUID()}@example.org`

/** The path of the link in the email with this subject. */
async function linkIn(email: string, subject: string): Promise<string> {
  const mail = (await mailsTo(email)).find((it) => it.subject === subject)
  const link = /https?:\/\/\S+(\/newsletter\/\w+\?token=\S+)/.exec(mail?.text ?? '')?.[1]
  if (!link) throw new Error(`no email "${subject}" with a link`)
  return link
}

const CONFIRM = 'Confirm your newsletter subscription'

test('a visitor signs up in the footer and confirms', async ({ page }) => {
  const email = addressOf('nina')
  await openPage(page, '/about')
  const form = page.locator('footer form')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('Email required')
  await expect(page.getByRole('alert')).toContainText('Please enter your email address')
  const field = form.getByLabel('Subscribe to our newsletter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Email required: Please enter/)

  await field.fill(email)
  await page.route('**/newsletter.data', async (route) => {
    await expect(form.getByRole('button')).toHaveText('Subscribing...')
    await route.continue()
  })
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Check your email: we’ve sent you a link to confirm.')).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(field).toHaveValue('')

  await openPage(page, await linkIn(email, CONFIRM))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribed!')
  await expect(page.locator('.toast')).toContainText("You've been added to our newsletter")
  await expectNoViolations(page)
})

test('without JavaScript the same forms and buttons work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = addressOf('nora')
  await page.goto('/about')
  await page.locator('footer form').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main')).toContainText(
    'Email required: Please enter your email address.',
  )

  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main')).toContainText(
    'Check your email: we’ve sent you a link to confirm.',
  )
  await page.goto(await linkIn(email, CONFIRM))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribed!')

  // Asking again sends a link to unsubscribe, once per pause; confirming has reset the pause.
  await page.goto('/newsletter')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await page.goto(await linkIn(email, 'You already get our newsletter'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed again')
  await context.close()
})
