/** What a first visit does not load, and that nobody notices. */
import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'

/** Survives navigations inside the application, but no new document. */
const MARK = 'data-same-document'

test('the list of all routes is loaded at the first sign of a person, and every link then leads on', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const isList = (path: string) => path.startsWith('/assets/manifest-')
  await openPage(page, '/jobs')
  await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), MARK)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(isList)).toEqual([])

  await page.getByRole('link', { name: 'Companies', exact: true }).first().focus()
  await expect.poll(() => loaded.filter(isList)).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/compan/i)
  await page.getByRole('link', { name: 'Salaries', exact: true }).first().click()
  await expect(page).toHaveURL('/salaries')
  await page.goBack()
  await expect(page).toHaveURL('/companies')

  await expect(page.locator('html')).toHaveAttribute(MARK)
  expect(loaded.filter(isList)).toHaveLength(1)
  expect(loaded).not.toContain('/__manifest')
})

test('a link that is followed without any sign of a person leads on too', async ({ page }) => {
  await openPage(page, '/jobs')
  await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), MARK)
  await page
    .locator('a[href="/companies"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/companies')
  await expect(page.locator('html')).toHaveAttribute(MARK)
})

test('if the list of routes is gone with an older version, a link opens a new document', async ({
  page,
}) => {
  await page.route('**/assets/manifest-*', (route) => route.fulfill({ status: 404 }))
  await openPage(page, '/jobs')
  await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), MARK)
  await page.getByRole('link', { name: 'Companies', exact: true }).first().click()
  await expect(page).toHaveURL('/companies')
  await expect(page.locator('html')).not.toHaveAttribute(MARK)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/compan/i)
})

test('the footer keeps what the server sent, and is whole where the browser makes it', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const footer = page.getByRole('contentinfo')
  const code = () => loaded.filter((path) => path.startsWith('/assets/footer-links-'))
  await openPage(page, '/companies')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Employers' })).toBeVisible()
  expect(code()).toEqual([])

  // The form to sign in has a short footer.
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(footer.getByRole('heading', { name: 'Employers' })).toBeHidden()
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  expect(code()).toHaveLength(1)
})

test('a page that the server sent stays although the code of a part cannot be loaded', async ({
  page,
}) => {
  await page.route('**/assets/footer-links-*', (route) => route.fulfill({ status: 404 }))
  await openPage(page, '/companies')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()

  // The browser would make the short footer itself. It is left out, and the page is whole otherwise.
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toBeVisible()
})
