/** "What do such jobs pay?": asked by form, with and without JavaScript, from the list and answered in both themes. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe-findings.ts'
import { openPage } from './open-page.ts'

async function ask(page: Page) {
  await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('senior')
  await page.getByRole('button', { name: 'Show salaries' }).click()
  await expect(page).toHaveURL(/level=senior/)
  await expect(
    page.getByRole('heading', { name: /^Senior tech jobs usually pay \$/ }),
  ).toBeVisible()
  await page.getByText('Show as table').first().click()
  await expect(page.getByRole('row', { name: /^Median \$/ })).toBeVisible()
}

test('a person asks what senior jobs pay and reads it as a picture and as a table', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  await page.getByRole('link', { name: 'What such jobs pay' }).click()
  await ask(page)
  await expectNoViolations(page)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Level', exact: true })).toHaveValue('')
})

test('too little is said in words, with a way on', async ({ page }) => {
  await openPage(page, '/salaries?role=technical-writing&level=lead&currency=UYU')
  await expect(page.getByRole('heading', { name: /^Not enough data/ })).toBeVisible()
  await expectNoViolations(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person asks what senior jobs pay', async ({ page }) => {
    await page.goto('/salaries')
    await ask(page)
  })
})
