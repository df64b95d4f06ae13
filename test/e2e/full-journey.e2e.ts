/** One person's complete journey, from signing up to deleting the account. */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { openPage } from './open-page.ts'
import { codeFor, PASSWORD } from './person.ts'

const BOARD = '/dashboard/job-tracker'

for (const width of [1440, 390]) {
  test(`a person signs up, saves and tracks a job, exports their data and deletes the account, at ${width} px`, async ({
    page,
    context,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const email = `whole.${randomUUID()}@example.org`

    await test.step('sign up, and verify from the inbox', async () => {
      await openPage(page, '/auth/signup')
      await page.getByLabel('Full name').fill('Wanda Whole')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/\/auth\/verify/)
      await page.getByLabel('Code').fill(await codeFor(email))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page).toHaveURL('/dashboard')
    })

    await test.step('complete the profile', () => completeProfile(page))

    const title = await test.step('save a job and track it', async () => {
      await openPage(page, '/jobs/2')
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      await page.getByRole('button', { name: /^Save/ }).click()
      await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible()
      await page.getByRole('link', { name: 'Track App' }).click()
      const dialog = page.getByRole('dialog', { name: 'Track application' })
      await dialog.getByRole('button', { name: 'Add to Job Tracker' }).click()
      await expect(dialog).toBeHidden()
      await openPage(page, '/dashboard/saved-jobs')
      await expect(page.getByRole('link', { name: heading, exact: true })).toBeVisible()
      return heading
    })

    await test.step('move it with the keyboard', async () => {
      await openPage(page, BOARD)
      await page.getByRole('link', { name: title, exact: true }).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      const applied = page.getByRole('region', { name: /^Applied \d/ })
      await expect(applied.getByRole('link', { name: title, exact: true })).toBeVisible()
    })

    await test.step('see both versions when two windows conflict', async () => {
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const address = page.url()
      await openPage(page, address)
      const other = await context.newPage()
      await openPage(other, address)
      await notesOf(page).fill('From the first window')
      await notesOf(other).fill('From the second window')
      await other.getByRole('button', { name: 'Save notes' }).click()
      await expect(
        other.getByRole('status').filter({ hasText: 'updated successfully' }),
      ).toHaveCount(1)
      await other.close()
      await page.getByRole('button', { name: 'Save notes' }).click()
      await expect(page.getByText('From the second window').first()).toBeVisible()
      await expect(notesOf(page)).toHaveValue('From the first window')
    })

    await test.step('download all data', async () => {
      await openPage(page, '/dashboard/data')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download' }).click(),
      ])
      const files = unzipSync(fs.readFileSync(await download.path()))
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(['account.json', 'applications.csv', 'saved-jobs.csv']),
      )
      expect(new TextDecoder().decode(files['applications.csv'])).toContain(title)
    })

    await test.step('delete the account', async () => {
      await page.getByText('Delete my account…').click()
      await page.getByRole('button', { name: 'Delete my account now' }).click()
      await expect(page).toHaveURL(/\/account-deleted/)
      await openPage(page, '/auth/signin')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('Login failed')
    })
  })
}

const notesOf = (page: Page) =>
  page.getByRole('form', { name: 'Notes' }).getByRole('textbox', { name: 'Notes' })

async function completeProfile(page: Page) {
  const wizard = page.getByRole('dialog', { name: 'Complete Your Profile' })
  const next = wizard.getByRole('button', { name: 'Continue' })
  await wizard.getByRole('button', { name: 'Skip this step' }).click()
  await wizard.getByLabel('About You').fill('I build search engines.')
  await next.click()
  for (const skill of ['Go', 'Rust', 'Elm', 'Zig', 'Kubernetes']) {
    await wizard.getByLabel('Add a skill').fill(skill)
    await wizard.getByLabel('Add a skill').press('Enter')
    await expect(wizard.getByRole('button', { name: `Remove ${skill}` })).toBeVisible()
  }
  await next.click()
  await wizard.getByLabel('Position').fill('Engineer')
  await wizard.getByLabel('Company').fill('Acme')
  await wizard.getByLabel('Company').press('Enter')
  await wizard.getByLabel('Degree').fill('BSc')
  await wizard.getByLabel('Institution').fill('MIT')
  await wizard.getByLabel('Institution').press('Enter')
  await next.click()
  await wizard.getByRole('button', { name: 'Finish' }).click()
  await expect(wizard).toBeHidden()
}
