/** The command menu, by keyboard and by pointer. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Command menu' })
const fieldOf = (page: Page) => menuOf(page).getByRole('combobox')
const optionOf = (page: Page, name: string | RegExp) => menuOf(page).getByRole('option', { name })

test('by keyboard it finds pages, applications, jobs and actions, and Escape returns the focus', async ({
  page,
}) => {
  await signedIn(page, 'Kim Keys')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { jobTitle: 'Lighthouse Keeper', companyName: 'Harbour' }
  await page.request.post('/api/me/applications', { data, headers })
  await openPage(page, '/dashboard')

  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('lightho')
  await expect(optionOf(page, /Lighthouse Keeper/)).toHaveAttribute('aria-selected', 'true')
  await expect(menuOf(page).getByRole('status')).toHaveText(/^\d+ results?$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouse Keeper')
  await expect(menuOf(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('engineer')
  await expect(menuOf(page).getByRole('group', { name: 'Jobs' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs\/\d+$/)

  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)

  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have been signed out successfully')).toBeVisible()
})

test('by pointer, for visitors and on a phone, it opens inside the window', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Go to…' }).click()
  await fieldOf(page).fill('zzqq')
  await expect(menuOf(page).getByText('Nothing matches “zzqq”.')).toBeVisible()
  await fieldOf(page).fill('compan')
  await optionOf(page, 'Companies').click()
  await expect(page).toHaveURL(/\/companies$/)

  await page.setViewportSize({ width: 390, height: 600 })
  await page.evaluate(() => scrollTo(0, 400))
  await page.keyboard.press('Control+k')
  await expect(menuOf(page)).toBeInViewport({ ratio: 1 })
  await menuOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(menuOf(page)).toBeHidden()

  await page.keyboard.press('/')
  await expect(page.locator('#main input[type=search]')).toBeFocused()
})
