/** Saved searches: saved beside the heading, opened, renamed and deleted in the menu, and all of it without a script. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const menu = (page: Page) => page.locator('#your-searches')
const toast = (page: Page) => page.locator('.toast')

for (const width of [1440, 390]) {
  test(`${width} px wide: a search is saved, opened, renamed, deleted and restored by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signedIn(page, 'Sam Searcher')
    await openPage(page, '/jobs?query=python&remote=true&sort=oldest')
    await page.getByRole('button', { name: 'Save search' }).focus()
    await page.keyboard.press('Enter')
    const name = page.getByLabel('Name of this search')
    await expect(name).toHaveValue('Remote Python jobs')
    expect(await axeFindings(page)).toEqual([])
    await name.fill('Snakes')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('Search savedSnakes')
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible()

    await openPage(page, '/jobs')
    await page.getByRole('button', { name: 'Your searches' }).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link', { name: 'Snakes' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const box = await menu(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    await menu(page).locator('.searches-rename > summary').press('Enter')
    await menu(page).getByLabel('New name of Snakes').fill('Serpents')
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link', { name: 'Serpents' })).toBeVisible()
    await menu(page).getByRole('button', { name: 'Delete Serpents' }).press('Enter')
    await expect(menu(page)).toContainText('No saved searches')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page)).toContainText('Search restored')
    await openPage(page, '/dashboard/searches')
    await page.getByRole('link', { name: 'Serpents' }).click()
    await expect(page).toHaveURL('/jobs?query=python&remote=true&sort=oldest')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search is saved, renamed, deleted and restored', async ({ page }) => {
    await signedIn(page, 'Nora Noscript')
    await page.goto('/jobs?query=python')
    await page.getByRole('button', { name: 'Save search' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.notice')).toContainText('Search saved: Python jobs')
    await page.locator('.searches-rename > summary').click()
    await page.getByLabel('New name of Python jobs').fill('Snakes')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Snakes' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Snakes' }).click()
    await expect(page).toHaveURL('/jobs?query=python')
    await page.getByRole('link', { name: 'Your searches' }).click()
    await expect(page.getByRole('heading', { name: 'Saved Searches' })).toBeVisible()
  })
})
