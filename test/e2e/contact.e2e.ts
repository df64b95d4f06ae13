/**
 * Sending a message with the contact form, with and without JavaScript. What is sent at once is spam, so these journeys
 * have a server of their own, whose clock moves while a message is typed.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { NOW } from './now.ts'
import { openPage } from './open-page.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { mailsTo } from './person.ts'

// One after the other: they share a clock.
test.describe.configure({ mode: 'default' })

let server: OwnServer
let now = Date.parse(NOW)

test.beforeAll(async () => {
  now = Date.parse(NOW)
  server = await startOwnServer(`${test.info().project.use.baseURL}`)
})

test.afterAll(() => server.stop())

const MESSAGE = 'I opened the first job of the list,\nand its salary is per month.'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Takes a minute, as a person does. */
async function fill(page: Page, subject: string) {
  now += 60_000
  await server.do({ now: new Date(now).toISOString() })
  await field(page, 'Name').fill('Vera Visitor')
  await field(page, 'Email').fill('vera@example.org')
  await field(page, 'Subject').fill(subject)
  await field(page, 'Message').fill(MESSAGE)
}

/** A message that is taken for spam is answered in the same way, and not emailed. */
const expectEmailed = async (subject: string) =>
  expect((await mailsTo('operator@board.example')).map((mail) => mail.subject)).toContain(
    `Contact form: ${subject}`,
  )

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('a message is corrected and sent, and the form is empty afterwards', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await fill(page, 'Hm')
  await send(page).click()
  await expect(page.getByText('Subject must be at least 5 characters')).toBeVisible()
  await expect(field(page, 'Subject')).toBeFocused()
  await expect(field(page, 'Message')).toHaveValue(MESSAGE)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await field(page, 'Subject').fill('A wrong salary')
  await send(page).click()

  const toast = page.getByRole('status').filter({ hasText: 'Message sent!' })
  await expect(toast).toContainText("We've received your message and will get back to you soon.")
  await expect(page).toHaveURL('/contact')
  for (const label of ['Name', 'Subject', 'Message']) {
    await expect(field(page, label)).toHaveValue('')
  }
  await expectEmailed('A wrong salary')
})

test('while a message is on its way the button says so, and what was typed survives a lost connection', async ({
  page,
}) => {
  await openPage(page, '/contact')
  await fill(page, 'A lost connection')
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/contact.data**', async (route) => {
    await isAnswered
    await route.abort()
  })

  await send(page).click()

  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('alert').filter({ hasText: 'wasn’t sent' })).toContainText(
    'the server didn’t respond. What you typed is still here.',
  )
  await expect(field(page, 'Message')).toHaveValue(MESSAGE)
  await page.unroute('**/contact.data**')
  await send(page).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await expectEmailed('A lost connection')
})

test('a message that is too large to be sent stays in the form', async ({ page }) => {
  await openPage(page, '/contact')
  await fill(page, 'A long story')
  await field(page, 'Message').fill('long '.repeat(60_000))
  await send(page).click()
  await expect(page.getByText('Message must be at most 5,000 characters')).toBeVisible()
  await expect(field(page, 'Subject')).toHaveValue('A long story')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is corrected and sent', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, 'Hm')
    await send(page).click()
    await expect(page.getByText('Subject must be at least 5 characters')).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue(MESSAGE)
    await field(page, 'Subject').fill('A plain form')
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toContainText(
      "We've received your message and will get back to you soon.",
    )
    await expect(field(page, 'Message')).toHaveValue('')
    await expectEmailed('A plain form')
  })
})
