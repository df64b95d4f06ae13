/** XS-01, XS-04, XS-05, HD-02 and the privacy promises, checked in a browser. */
import { expect, test } from '@playwright/test'
import { sanitizeHtml } from '#core/html/html.ts'
import { XSS_ATTACKS } from '../security/xss-corpus.ts'

test('a first visit sets no cookies and requests nothing from other hosts', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
  })

  for (const path of ['/', '/jobs', '/jobs/1', '/companies', '/about']) await page.goto(path)

  expect(await context.cookies()).toEqual([])
  expect(foreign).toEqual([])
})

test('no page violates its own content security policy or logs an error to the console', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))

  for (const path of [
    '/',
    '/jobs',
    '/jobs?query=react',
    '/jobs/1',
    '/companies',
    '/about',
    '/api/docs',
    '/api/docs/cvs',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }

  expect(said).toEqual([])
})

test('XS-01 no attack of the corpus runs, even without a content security policy', async ({
  page,
}) => {
  await page.setContent('<main></main>')

  for (const attack of XSS_ATTACKS) {
    await page.evaluate((html) => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = html
    }, sanitizeHtml(attack))
  }

  const state = await page.evaluate(() => ({
    pwned: (window as { __pwned?: unknown }).__pwned,
    handlers: document.querySelectorAll('[onerror],[onload],[onclick],[onfocus]').length,
  }))
  expect(state).toEqual({ pwned: undefined, handlers: 0 })
})

test('XS-05 an inline handler is blocked and reported', async ({ page }) => {
  await page.goto('/about')
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/csp-report'))

  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.__pwned=1">')
  })

  await reported
  expect(await page.evaluate(() => (window as { __pwned?: unknown }).__pwned)).toBeUndefined()
})

test('HD-02 our pages stay empty in a frame', async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL}/jobs"></iframe>`)
  await page.waitForLoadState('networkidle')

  const framed = page.frames().find((frame) => frame !== page.mainFrame())
  expect(await framed?.locator('article').count()).toBe(0)
})
