import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { PASSWORD, signedIn } from './person.ts'

/** A change in one tab or device shows in the others within this time. */
const SHOWN_WITHIN_MS = 1_000

test('a change shows in every tab and on another device, over one connection a browser', async ({
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

  // The connected tab is closed: the one that is left takes over.
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await track(other, 'Cook')
  for (const tab of [second, other]) await expectCount(tab, 2)

  // What is missed without a network is there when it is back.
  await device.setOffline(true)
  await track(second, 'Smith')
  await expectCount(second, 3)
  await device.setOffline(false)
  await expect(other.getByRole('link', { name: '3 applications' })).toBeVisible()

  // A session that is ended elsewhere ends here as well.
  await post(second, '/api/auth/revoke-other-sessions', {})
  await expect(other).toHaveURL(/\/auth\/login\?next=%2Fdashboard/, { timeout: 6_000 })
  await device.close()
})

/** The requests for a live stream that this browser makes. */
function streamsOf(context: BrowserContext): string[] {
  const streams: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me/live') streams.push(request.url())
  })
  return streams
}

async function openDashboard(page: Page) {
  await openPage(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible()
}

async function track(page: Page, jobTitle: string) {
  await post(page, '/api/me/applications', { jobTitle })
}

async function expectCount(page: Page, count: number) {
  const name = `${count} ${count === 1 ? 'application' : 'applications'}`
  await expect(page.getByRole('link', { name })).toBeVisible({ timeout: SHOWN_WITHIN_MS })
}

/** As a script of our own pages would. */
async function post(page: Page, path: string, data: object) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
}
