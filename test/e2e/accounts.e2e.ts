/** Journeys with an account: signing up, coming back, a forgotten password, and keeping others out. */
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { authenticator } from '../authenticator.ts'
import { NOW } from './now.ts'
import { openPage } from './open-page.ts'
import { codeFor, mailsTo, PASSWORD, signedIn, skipOnboarding } from './person.ts'

const account = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account menu for ${name}` })

async function signOut(page: Page, name: string) {
  await account(page, name).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have been signed out successfully')).toBeVisible()
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

for (const width of [1440, 390]) {
  test(`a person signs up, confirms the address from the inbox, and comes back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const email = `ada.${randomUUID()}@example.org`
    await openPage(page, '/auth/signup?next=/companies')

    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toContainText('Missing information')
    await expect(page.getByLabel('Full name')).toBeFocused()
    await page.getByLabel('Full name').fill('Ada Example')
    await page.getByRole('button', { name: 'Create account' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
    await expect(page.getByText(/doesn’t send email/)).toBeVisible()
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(
      page
        .getByText(
          'This code is wrong or expired, or was requested in another browser. Check it, or request a new one.',
        )
        .first(),
    ).toBeVisible()
    await page.getByLabel('Code').fill(await codeFor(email))
    await page.getByRole('button', { name: 'Confirm' }).click()

    await expect(page).toHaveURL('/companies')
    await expect(page.getByText('Account created!')).toBeVisible()
    // The onboarding wizard has its own tests.
    await skipOnboarding(page)
    await openPage(page, '/companies')
    await signOut(page, 'Ada Example')

    await openPage(page, '/auth/signin')
    await logIn(page, email)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText("You've been successfully logged in.")).toBeVisible()
    await page.goto('/auth/signin')
    await expect(page).toHaveURL('/dashboard')
  })

  test(`a forgotten password is reset with the link from an email, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email, name } = await signedIn(page, 'Ada Example')
    await openPage(page, '/')
    await signOut(page, name)
    await openPage(page, '/auth/signin')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    // Both pages have a field with that name.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible()

    const [mail] = await mailsTo(email)
    const link = /\/auth\/reset\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await openPage(page, link)
    const field = page.getByLabel('New password')
    await field.fill('another-otter-lamp-43')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Your new password is saved.')).toBeVisible()

    await logIn(page, email)
    await expect(page.getByRole('alert')).toContainText('Login failed')
    await logIn(page, email, 'another-otter-lamp-43')
    await expect(account(page, name)).toBeVisible()
  })

  test(`a code of an authenticator app is asked for once it is turned on, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email, name } = await signedIn(page, 'Ada Example')
    await openPage(page, '/dashboard/security')
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    const link = page.getByRole('link', { name: 'Open the app' })
    const uri = (await link.getAttribute('href')) ?? ''
    // A code works once. Codes of the next 30 seconds are accepted too, since a phone's clock may be fast.
    const codeAt = (seconds: number) =>
      authenticator(uri).codeAt(new Date(Date.parse(NOW) + seconds * 1_000))
    const backupCodes = (await page.locator('#backup-codes').innerText()).split('\n')
    expect(backupCodes).toHaveLength(10)

    await page.getByRole('textbox', { name: 'Code' }).fill('000000')
    await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
    await expect(page.getByText(/This code is wrong or was already used/).first()).toBeVisible()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(0))
    await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
    await expect(page.getByText('On, with 10 backup codes left')).toBeVisible()
    await signOut(page, name)

    await openPage(page, '/auth/signin')
    await logIn(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
    await expect(account(page, name)).toBeHidden()
    await page.getByLabel('Code').fill(codeAt(30))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(account(page, name)).toBeVisible()
    await signOut(page, name)

    await openPage(page, '/auth/signin')
    await logIn(page, email)
    await page.getByRole('link', { name: 'Use a backup code' }).click()
    await page.getByLabel('Backup code').fill(backupCodes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(account(page, name)).toBeVisible()
    await page.goto('/dashboard/security')
    await expect(page.getByText('On, with 9 backup codes left')).toBeVisible()
  })

  test(`a passkey is added, signs in without a password, and is removed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await withAuthenticator(page)
    const { name } = await signedIn(page, 'Ada Example')
    await openPage(page, '/dashboard/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const part = page.getByRole('region', { name: 'Passkeys' })
    await expect(part.getByRole('listitem')).toContainText('Chrome on')
    await part.getByText(/^Rename Chrome/).click()
    await part.getByLabel('Name').fill('My laptop')
    await part.getByRole('button', { name: 'Save name' }).click()
    await expect(part.getByRole('listitem')).toContainText('My laptop')
    await signOut(page, name)

    // Turns off the automatic offer, so that the button is what signs in.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await openPage(page, '/auth/signin')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(account(page, name)).toBeVisible()

    await openPage(page, '/dashboard/security')
    await part.getByText('Remove My laptop').click()
    await part.getByRole('button', { name: 'Remove this passkey' }).click()
    await expect(part.getByText('No passkeys')).toBeVisible()
  })
}

test("a passkey is offered by the browser's autofill", async ({ page }) => {
  await withAuthenticator(page)
  const { name } = await signedIn(page, 'Ada Example')
  await openPage(page, '/dashboard/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Chrome on')
  await signOut(page, name)
  await openPage(page, '/auth/signin')
  await expect(account(page, name)).toBeVisible()
})

test('a wrong password and an unknown address give the same message', async ({ page }) => {
  const { email, name } = await signedIn(page, 'Ada Example')
  await openPage(page, '/')
  await signOut(page, name)
  for (const address of [email, `nobody.${randomUUID()}@example.org`]) {
    await openPage(page, '/auth/login')
    await logIn(page, address, 'not-the-password')
    await expect(page.getByRole('alert')).toContainText('Login failed')
    await expect(page.getByRole('main')).toContainText('Wrong email address or password.')
    await expect(page.getByLabel('Email')).toHaveValue(address)
  }
})

test('a device that was signed out elsewhere notices when its tab becomes visible', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install()
  const { email, name } = await signedIn(page, 'Ada Example')
  await openPage(page, '/companies')
  await expect(account(page, name)).toBeVisible()

  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await openPage(other, '/auth/signin?next=/dashboard/security')
  await logIn(other, email)
  await other.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(other.getByRole('region', { name: /signed in/ }).getByRole('listitem')).toHaveCount(
    1,
  )
  await other.close()

  await expect(account(page, name)).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
  await expect(account(page, name)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person logs in, sees what was wrong, and signs out', async ({ page }) => {
    const { email, name } = await signedIn(page, 'Ada Example')
    await page.goto('/')
    await account(page, name).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.goto('/dashboard/security')
    await expect(page).toHaveURL('/auth/login?next=%2Fdashboard%2Fsecurity')

    await logIn(page, email, 'not-the-password')
    await expect(page.getByRole('main')).toContainText('Wrong email address or password.')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await logIn(page, email)
    await expect(page).toHaveURL('/dashboard/security')
    await expect(account(page, name)).toBeVisible()
  })

  test('a code from an email signs in', async ({ page }) => {
    const { email, name } = await signedIn(page, 'Ada Example')
    await page.context().clearCookies()
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await page.getByLabel('Code').fill(await codeFor(email))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(account(page, name)).toBeVisible()
  })
})

/** A virtual authenticator in the browser, which approves every request. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
