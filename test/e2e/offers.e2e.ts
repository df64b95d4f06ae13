/** Offers side by side, with and without JavaScript. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './axe-findings.ts'
import { signedIn } from './person.ts'

const PAGE = '/dashboard/job-tracker/offers'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('two offers are entered, compared in one currency, removed and restored', async ({
      page,
    }) => {
      await signedIn(page, 'Olga Offers')
      await track(page, 'Acme')
      await track(page, 'Zubr')
      await page.goto(PAGE)
      await enter(page, 'Acme', { Base: '70,000' })
      await expect(page.getByText('Offer saved.')).toBeVisible()
      await enter(page, 'Zubr', { Base: '8000', Per: 'month', Currency: 'USD', 'Days off': '30' })
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader', { name: /Zubr/ })).toBeVisible()

      await page.getByLabel('Compare in').selectOption('EUR')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Compare' }).click()
      await expect(page).toHaveURL(`${PAGE}?currency=EUR`)
      const base = table.getByRole('row', { name: /^Base/ })
      await expect(base).toContainText('≈ €83,500')
      await expect(base).toContainText('$8,000 per month')
      if (javaScriptEnabled) await expectNoViolations(page)

      await page.getByText('Engineer at Zubr').click()
      await formOf(page, 'Zubr').getByRole('button', { name: 'Remove offer' }).click()
      await expect(page.getByText('Offer removed.')).toBeVisible()
      await expect(table.getByRole('columnheader', { name: /Zubr/ })).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(table.getByRole('columnheader', { name: /Zubr/ })).toBeVisible()
    })
  })
}

const formOf = (page: Page, company: string) =>
  page.getByRole('form', { name: `Offer: Engineer at ${company}` })

async function track(page: Page, companyName: string) {
  const data = { jobTitle: 'Engineer', companyName, stage: 'Offer Received' }
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/api/me/applications', { data, headers })
}

async function enter(page: Page, company: string, values: Record<string, string>) {
  const form = formOf(page, company)
  for (const [label, value] of Object.entries({ Per: 'year', Currency: 'EUR', ...values })) {
    const isChoice = label === 'Per' || label === 'Currency'
    const field = form.getByLabel(label, { exact: isChoice })
    await (isChoice ? field.selectOption(value) : field.fill(value))
  }
  await form.getByRole('button', { name: 'Save offer' }).click()
}
