/**
 * Job alerts from a search to the email and back: created, changed, paused, mailed, and everything that the email can
 * do without signing in, with and without JavaScript. These journeys have a server of their own, because its clock moves.
 */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { listing } from '../sample-listings.ts'
import { axeFindings, expectNoViolations } from './axe-findings.ts'
import { NOW } from './now.ts'
import { openPage } from './open-page.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { mailsTo, type SignedIn, signedIn } from './person.ts'

// One after the other: they share a clock.
test.describe.configure({ mode: 'default' })

const MINUTE_MS = 60_000
let server: OwnServer
let now = Date.parse(NOW)

test.beforeAll(async () => {
  now = Date.parse(NOW)
  server = await startOwnServer(`${test.info().project.use.baseURL}`)
})

test.afterAll(() => server.stop())

async function wait(minutes: number) {
  now += minutes * MINUTE_MS
  await server.do({ now: new Date(now).toISOString() })
}

const bring = (title: string, given: { company?: string } = {}) =>
  server.do({ listings: [listing({ title, ...given })] })

/** The newest email about found jobs. The server looks for due emails every ten seconds. */
async function alertMail({ email }: SignedIn, subject: string) {
  const find = async () => (await mailsTo(email)).find((mail) => mail.subject === subject)
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy()
  return (await find()) as { subject: string; text: string }
}

const linkIn = (text: string, path: RegExp) =>
  new RegExp(`https?://[^/\\s]+(${path.source})`).exec(text)?.[1] as string

const card = (page: Page, name: string) => page.getByRole('article', { name })

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

/** Fills the form once it is that of the alert and no longer that of a new one. */
async function edit(page: Page, { keywords, frequency }: { keywords?: string; frequency: string }) {
  await page.getByRole('link', { name: /^Edit alert/ }).click()
  await expect(page.getByRole('heading', { name: 'Edit Job Alert' })).toBeVisible()
  if (keywords) await page.getByLabel('Keywords').fill(keywords)
  await page.getByLabel('Alert Frequency').selectOption(frequency)
  await page.getByRole('button', { name: 'Update Alert' }).click()
}

/** Somebody without a session, as on another device. */
const stranger = async (browser: Browser, javaScriptEnabled: boolean) =>
  (await browser.newContext({ javaScriptEnabled })).newPage()

test('an alert is made from a search, changed, paused and deleted, and the deletion undone', async ({
  page,
}) => {
  await signedIn(page, 'Ada Alert')
  await openPage(page, '/jobs?query=erlang&remote=true')
  await page.getByRole('button', { name: 'Create Alert' }).first().click()
  await expect(toast(page, 'Your job alert has been created')).toBeVisible()
  await expect(card(page, 'erlang')).toContainText('Remote Only: Yes')

  await edit(page, { keywords: 'erlang, otp', frequency: 'weekly' })
  await expect(toast(page, 'Your job alert has been updated')).toBeVisible()
  await expect(card(page, 'erlang, otp')).toContainText('Frequency: Weekly')

  await page.getByRole('button', { name: 'Pause alert erlang, otp' }).click()
  await expect(toast(page, 'You will no longer receive notifications for this alert')).toBeVisible()
  await expect(card(page, 'erlang, otp (paused)')).toBeVisible()
  await page.getByRole('button', { name: 'Activate alert erlang, otp' }).click()
  await expect(toast(page, 'You will now receive notifications for this alert')).toBeVisible()

  await page.getByRole('button', { name: 'Delete alert erlang, otp' }).click()
  await expect(page.getByRole('heading', { name: 'No Job Alerts' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'erlang, otp')).toBeVisible()
  await expectNoViolations(page)
})

test('what is typed stays in the form until it is saved', async ({ page }) => {
  await signedIn(page, 'Dan Draft')
  await openPage(page, '/dashboard/job-alerts')
  const keywords = page.getByLabel('Keywords')
  for (const text of ['perl', 'ruby']) {
    await keywords.fill(text)
    await page.getByRole('button', { name: 'Create Alert' }).first().click()
    await expect(card(page, text)).toBeVisible()
    await expect(keywords).toHaveValue('')
  }
  await keywords.fill('haskell')
  await page.getByRole('button', { name: 'Pause alert ruby' }).click()
  await expect(card(page, 'ruby (paused)')).toBeVisible()
  await expect(keywords).toHaveValue('haskell')
})

test('an error moves the focus to its field', async ({ page }) => {
  await signedIn(page, 'Fay Focus')
  await openPage(page, '/dashboard/job-alerts')
  const keywords = page.getByLabel('Keywords')
  await page.getByRole('button', { name: 'Create Alert' }).first().click()
  await expect(keywords).toBeFocused()
  await expect(keywords).toHaveAccessibleDescription(/Keywords are required/)
  await expectNoViolations(page)
})

test('the field of a webhook is emptied when it was added, and refuses the same again', async ({
  page,
}) => {
  await signedIn(page, 'Wes Webhook')
  await openPage(page, '/job-alerts?search=query%3Dprolog')
  await page.getByRole('button', { name: 'Create Alert' }).first().click()
  await page.getByRole('link', { name: 'Other notifications' }).click()
  const field = page.getByLabel('Webhook address')
  const add = async () => {
    await field.fill('https://example.com/hooks/lantern')
    await page.getByRole('button', { name: 'Add webhook' }).click()
  }
  await add()
  await expect(page.getByRole('heading', { name: 'Webhook example.com/…tern' })).toBeVisible()
  await expect(field).toHaveValue('')
  await add()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This alert already notifies this address/)
  await expect(field).toHaveValue('https://example.com/hooks/lantern')
})

test('without JavaScript on a phone, a preview and an error are in view', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'Pia Phone')
  for (const text of ['perl', 'ruby', 'cobol']) {
    await openPage(page, `/job-alerts?search=query%3D${text}`)
    await page.getByRole('button', { name: 'Create Alert' }).first().click()
    await expect(card(page, text)).toBeVisible()
  }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  })
  const phone = await context.newPage()
  await phone.goto('/dashboard/job-alerts')
  await phone.getByLabel('Keywords').fill('erlang')
  await phone.getByRole('button', { name: 'Preview' }).click()
  await expect(phone.getByText('found in the last 7 days')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Create a Job Alert' })).toBeInViewport()
  await phone.getByLabel('Keywords').fill('')
  await phone.getByRole('button', { name: 'Create Alert' }).click()
  await expect(phone.getByText('Keywords are required')).toBeInViewport()
  await context.close()
})

test('who signed up to create an alert creates it first, and completes the profile afterwards', async ({
  page,
}) => {
  await signedIn(page, 'Sue Step', { isOnboarded: false })
  await openPage(page, '/job-alerts?search=query%3Dfortran')
  await expect(page.getByText('One more step: create this alert.')).toBeVisible()
  await expect(page.getByLabel('Keywords')).toHaveValue('fortran')
  await page.getByRole('button', { name: 'Create Alert' }).first().click()
  await expect(card(page, 'fortran')).toBeVisible()
  await openPage(page, '/terms')
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
})

test('on a phone, the dashboard’s menu names the group of the page and has all pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page, 'Pia Phone')
  await openPage(page, '/dashboard/assistants')
  await page.getByRole('button', { name: /^Account ?: open/ }).click()
  const all = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(all).toHaveCount(17)
  for (const link of await all.all()) await expect(link).toBeInViewport({ ratio: 1 })
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  const menu = page.locator('#account-menu')
  for (const name of ['Assistants', 'My Plan', 'Sign-in and security']) {
    await expect(menu.getByRole('link', { name })).toBeVisible()
  }
  await expectNoViolations(page)
  await menu.getByRole('link', { name: 'Job Alerts' }).click()
  await expect(page).toHaveURL(/\/dashboard\/job-alerts$/)
})

test('a company is followed, its new job is mailed within two minutes, and the email changes and stops the alert', async ({
  page,
  browser,
}) => {
  await bring('Compiler Engineer', { company: 'Moonbase Labs' })
  const bea = await signedIn(page, 'Bea Follower')
  await expect
    .poll(async () => (await page.request.get('/companies/moonbase-labs')).status())
    .toBe(200)
  await wait(2) // a job of the last minute would be new for the alert, too
  await openPage(page, '/companies/moonbase-labs')
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(toast(page, 'Your job alert has been created')).toBeVisible()
  await edit(page, { frequency: 'immediately' })
  await expect(toast(page, 'Your job alert has been updated')).toBeVisible()

  await bring('Rocket Engineer', { company: 'Moonbase Labs' })
  await openPage(page, '/dashboard/job-alerts/found')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Rocket Engineer', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expectNoViolations(page)
  await wait(2)
  const mail = await alertMail(bea, 'New: Rocket Engineer at Moonbase Labs')

  const other = await stranger(browser, true)
  await openPage(other, linkIn(mail.text, /\/jobs\/\d+/))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rocket Engineer')
  const manage = linkIn(mail.text, /\/job-alerts\/email\?token=[^\s#]+/)
  await openPage(other, manage)
  await expectNoViolations(other)
  await other.getByLabel(/^Frequency of/).selectOption('daily')
  await other.getByRole('button', { name: /^Save/ }).click()
  await expect(other.getByRole('main').getByRole('status')).toContainText('Saved: daily.')

  await other.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(other.getByRole('main').getByRole('status')).toContainText(
    'You’re unsubscribed from alert emails.',
  )
  await bring('Silent Engineer', { company: 'Moonbase Labs' })
  await other.getByRole('button', { name: 'Start emails again' }).click()
  await expect(other.getByRole('main').getByRole('status')).toContainText(
    'Alert emails are on again.',
  )
  await wait(24 * 60)
  await alertMail(bea, 'New: Silent Engineer at Moonbase Labs')
  await other.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same, from the search to the email and back', async ({ page, browser }) => {
    const cyd = await signedIn(page, 'Cyd Scriptless')
    await page.goto('/jobs?query=cobol')
    await page.getByRole('button', { name: 'Create Alert' }).first().click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Your job alert has been created',
    )
    await edit(page, { keywords: 'cobol, mainframe', frequency: 'immediately' })
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Your job alert has been updated',
    )
    await page.getByRole('button', { name: 'Pause alert cobol, mainframe' }).click()
    await expect(card(page, 'cobol, mainframe (paused)')).toBeVisible()
    await page.getByRole('button', { name: 'Activate alert cobol, mainframe' }).click()
    await page.getByRole('button', { name: 'Delete alert cobol, mainframe' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'cobol, mainframe')).toBeVisible()

    await bring('Mainframe Cobol Engineer')
    await page.goto('/dashboard/job-alerts/found')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('main')).toContainText('Mainframe Cobol', { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await wait(2)
    const mail = await alertMail(cyd, 'New: Mainframe Cobol Engineer at Acme')
    const other = await stranger(browser, false)
    await other.goto(linkIn(mail.text, /\/jobs\/\d+/))
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Mainframe Cobol Engineer')
    await other.goto(linkIn(mail.text, /\/job-alerts\/email\?token=[^\s#]+/))
    await other.getByLabel('Frequency of cobol, mainframe').selectOption('weekly')
    await other.getByRole('button', { name: /^Save/ }).click()
    await expect(other.getByRole('main').getByRole('status')).toContainText('Saved: weekly.')
    await other.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(other.getByRole('main').getByRole('status')).toContainText('You’re unsubscribed')
    await other.getByRole('button', { name: 'Start emails again' }).click()
    await expect(other.getByRole('main').getByRole('status')).toContainText(
      'Alert emails are on again.',
    )
    await other.context().close()
  })
})
