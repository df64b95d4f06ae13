/** Trying Premium as a demonstration and ending it again, with and without JavaScript. */
import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

test('a person upgrades from the banner, sees that nothing was charged, and ends it', async ({
  page,
}) => {
  await signedIn(page, 'Paula Plan')
  await openPage(page, '/jobs')
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled()
  await page.getByRole('link', { name: 'Annually' }).click()
  await expect(page.getByText('$99.99')).toBeVisible()

  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page).toHaveURL('/dashboard/jobs-for-me')
  const toast = page.getByRole('status').filter({ hasText: 'Subscription upgraded!' })
  await expect(toast).toContainText('You now have access to Premium features.')
  await expect(toast).toContainText('nothing was charged')

  await page.getByRole('link', { name: 'My Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await openPage(page, '/jobs')
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeHidden()

  await openPage(page, '/dashboard/plan')
  await page.getByRole('button', { name: 'End demonstration' }).click()
  await expect(page.getByText('The demonstration has ended.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Basic' })).toBeVisible()
})

test('a visitor compares plans, signs in to upgrade, and reaches sales', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Subscriptions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your plan')
  await page.getByText('What’s planned').click()
  await expect(page.getByText('Not available yet, so not part of the price.')).toBeVisible()
  await page.getByRole('link', { name: 'Contact Sales' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Enterprise plan')
  await openPage(page, '/subscription')
  await page.getByRole('link', { name: 'Sign in to upgrade' }).click()
  await expect(page).toHaveURL('/auth/login?next=%2Fsubscription')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('upgrading and ending it work the same', async ({ page }) => {
    await signedIn(page, 'Petra Plain')
    await page.goto('/subscription')
    await page.getByRole('link', { name: 'Annually' }).click()
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await expect(page.getByText('Subscription upgraded!')).toBeVisible()
    await page.goto('/dashboard/plan')
    await page.getByRole('button', { name: 'End demonstration' }).click()
    await expect(page.getByText('You’re on the Basic plan.')).toBeVisible()
  })
})
