import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { PASSWORD, signedIn } from './person.ts'

/** A change in one tab or device appears in the others within this time. */
const SHOWN_WITHIN_MS = 1_000

test('a change appears in every tab and on another device, with one connection per browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const streams = streamsOf(context)
  const person = await signedIn(page, 'Ada Live')
  const second = await context.newPage()
  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await device.newPage()
  await post(other, '/api/auth/sign-in/email', { email: person.email, password: PASSWORD })
  for (const tab of [page, second, other]) await openDashboard(tab)
  await expect.poll(() => streams.length).toBe(1)

  await track(page, 'Baker')
  for (const tab of [page, second, other]) await expectCount(tab, 1)
  expect(streams).toHaveLength(1)

  // The connected tab is closed, and the remaining one takes over.
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await track(other, 'Cook')
  for (const tab of [second, other]) await expectCount(tab, 2)

  // A change missed while offline appears when the network is back.
  await device.setOffline(true)
  await track(second, 'Smith')
  await expectCount(second, 3)
  await device.setOffline(false)
  await expect(other.getByRole('link', { name: '3 applications' })).toBeVisible()

  // Ending a session elsewhere signs this device out.
  await post(second, '/api/auth/revoke-other-sessions', {})
  await expect(other).toHaveURL(/\/auth\/login\?next=%2Fdashboard/, { timeout: 6_000 })
  await device.close()
})

/** The live stream requests of this browser. */
function streamsOf(context: BrowserContext): string[] {
  const streams: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me/live') streams.push(request.url())
  })
  return streams
}

async function openDashboard(page: Page) {
  await openPage(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible()
}

async function track(page: Page, jobTitle: string) {
  await post(page, '/api/me/applications', { jobTitle })
}

async function expectCount(page: Page, count: number) {
  const name = `${count} ${count === 1 ? 'application' : 'applications'}`
  await expect(page.getByRole('link', { name })).toBeVisible({ timeout: SHOWN_WITHIN_MS })
}

/** Like a request from a script of our own pages. */
async function post(page: Page, path: string, data: object) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
}
