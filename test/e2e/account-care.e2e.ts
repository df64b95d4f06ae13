/** An operator's journey: an account is found and suspended, the banner is set, and the audit log says who did it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { authenticator } from '../authenticator.ts'
import { expectNoViolations } from './axe-findings.ts'
import { NOW } from './now.ts'
import { openPage } from './open-page.ts'
import { PASSWORD, signedIn } from './person.ts'
import { serverInfo } from './server-info.ts'

const run = promisify(execFile)

test('an operator suspends an account, sets a banner and finds both in the audit log', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(4 * 60_000) // A second factor, a code from the server, and six pages.
  const theirs = await browser.newPage({ baseURL: `${baseURL}` })
  const ada = await signedIn(theirs, 'Ada Suspended')
  const { email } = await signedIn(page, 'Olga Caretaker')
  const env = {
    ...process.env,
    DATA_DIR: serverInfo(`${baseURL}`).dataDir,
    PUBLIC_URL: `${baseURL}`,
  }
  const { stdout } = await run('node', ['src/server/commands/operator.ts', 'code'], { env })
  const [code = ''] = /[A-Z1-9]{4}(?:-[A-Z1-9]{4}){3}/.exec(stdout) ?? []

  await openPage(page, '/dashboard/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const link = page.getByRole('link', { name: 'Open the app' })
  const app = authenticator((await link.getAttribute('href')) ?? '')
  const codeAt = (seconds: number) => app.codeAt(new Date(Date.parse(NOW) + seconds * 1_000))
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(0))
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await expect(page.getByText('On, with 10 backup codes left')).toBeVisible()
  await openPage(page, '/admin/setup')
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Become an operator' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await page.getByLabel('Code').fill(codeAt(30))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boards and sources')

  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Accounts' }).click()
  await expectNoViolations(page)
  await page.getByLabel('Search accounts').fill('ada suspended')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: ada.email }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ada.email)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Enter a reason')).toBeVisible()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.getByLabel('Reason').fill('Automated sign-ups')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible()
  await openPage(theirs, '/dashboard')
  await expect(theirs).toHaveURL(/\/auth\//)

  await openPage(page, '/admin/invitations')
  await page.getByRole('button', { name: 'Create an invitation', exact: true }).click()
  await expect(page.getByText('/auth/signup?invitation=')).toBeVisible()
  await expectNoViolations(page)

  await openPage(page, '/admin/site')
  await expectNoViolations(page)
  await page.getByLabel('Text').fill('We move on Sunday.')
  await page.getByRole('button', { name: 'Save the banner' }).click()
  await expect(page.getByText('The banner is saved.')).toBeVisible()
  const banner = theirs.getByRole('complementary', { name: 'Site notice' })
  await expect(async () => {
    await openPage(theirs, '/guides')
    await expect(banner).toContainText('Sunday', { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Remove the banner' }).click()
  await expect(page.getByText('The banner was removed.')).toBeVisible()

  await openPage(page, `/admin/audit?who=${ada.email}`)
  await expect(page.getByRole('row', { name: /Account suspended/ })).toContainText(email)
  await expectNoViolations(page)
})
