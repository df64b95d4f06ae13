import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openJob } from './open-job.ts'
import { signedIn } from './person.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of SIZES) {
  test(`a person writes a cover letter for a job, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    test.slow() // a long journey, analyzed twice by axe
    await withProfile(page)
    await page.goto('/jobs?query=python')
    await openJob(page, page.getByRole('article').first().getByRole('link').first())
    await page.getByRole('link', { name: 'Generate Cover Letter' }).first().click()
    await expect(page.getByRole('heading', { name: /^Cover letter for/ })).toBeVisible()
    await page.getByLabel('Why this job').fill('I grew up beside your depot.')
    await page.getByRole('button', { name: 'Write letter' }).click()

    await expect(page).toHaveURL(/\/dashboard\/cover-letter\/[0-9a-f-]{36}$/)
    const body = page.getByRole('region', { name: 'What the letter says' })
    await expect(body.getByText('I grew up beside your depot.').first()).toBeVisible()
    await expect(page.getByRole('img', { name: /page 1 of/ })).toBeVisible()
    await sound(page)

    const proof = page.locator('.letter-sentence-person').first()
    await expect(proof.getByText('Your CV')).toBeHidden()
    await proof.locator('summary').first().click()
    await expect(proof.getByText('Your CV')).toBeVisible()
    const words = proof.getByLabel('Sentence')
    await words.fill('I led the migration of 900 services to Haskell.')
    await proof.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('this sentence no longer matches its source')).toBeVisible()
    await expect(page.getByText('The number “900” isn’t in the source.')).toBeVisible()
    await sound(page)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('this sentence no longer matches its source')).toBeHidden()

    const facts = page.getByRole('region', { name: 'Facts in the letter' })
    const second = facts.getByRole('listitem').nth(1)
    const text = (await second.locator('.letter-fact').innerText()).trim()
    await second.getByRole('button', { name: /^Move up/ }).press('Enter')
    await expect(facts.locator('.letter-fact').first()).toHaveText(text)
    await expect(page.getByText('Facts updated.')).toBeVisible()
    await expect(facts.getByRole('button', { name: /^Move down/ }).first()).toBeFocused()
    await facts.getByRole('checkbox').first().uncheck()
    await facts
      .getByLabel('Add a fact in your own words')
      .fill('I answered 300 questions about your depot.')
    await facts.getByRole('button', { name: 'Update letter' }).click()
    await expect(facts.getByText('You wrote this')).toBeVisible()
    await expect(facts.getByRole('checkbox', { name: text })).not.toBeChecked()
    await expect(body.getByText('I answered 300 questions about your depot.').first()).toBeVisible()
    await sound(page)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

    await page.getByRole('link', { name: 'Track this job first' }).click()
    await page
      .getByRole('button', { name: /^(?:Track|Add)/ })
      .last()
      .click()
    await page.goto('/dashboard/cover-letter')
    const own = page.getByRole('region', { name: 'Your letters' })
    await own.getByRole('link').first().click()
    await page.getByRole('button', { name: 'Attach PDF' }).click()
    await page.getByRole('link', { name: 'Open the application' }).click()
    await expect(page.getByRole('link', { name: /letter, .*\.pdf/i })).toBeVisible()
  })
}

test('the cover letter pages are accessible in both themes and sizes', async ({ page }) => {
  test.slow() // ten axe analyses of whole pages
  await withProfile(page)
  await page.goto('/dashboard/cover-letter')
  await page.getByLabel('Job title').fill('Backend Developer')
  await page.getByLabel('Job description').fill('Requirements\n- Python\n- Terraform')
  await page.getByRole('button', { name: 'Write letter' }).click()
  await expect(page).toHaveURL(/\/dashboard\/cover-letter\/[0-9a-f-]{36}$/)
  const letter = page.url()
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const address of ['/dashboard/cover-letter', letter]) {
        await page.goto(address)
        await sound(page)
      }
    }
  }
})

async function withProfile(page: Page) {
  await signedIn(page, 'Mara Lind')
  const answer = await page.request.patch('/api/me/profile', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      skills: ['Python', 'PostgreSQL', 'Docker'],
      experience: [
        {
          position: 'Backend Developer',
          company: 'Fabrikam',
          duration: '2019 - Present',
          description: [
            'Built the pricing service in Python and Django; it answers 2,000 requests a second.',
            'Led migration of 40 services to Kubernetes, cutting costs by 30%.',
            'Introduced code review with GitHub Actions for a team of 8.',
          ],
        },
      ],
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Checks that axe finds nothing and that the page does not scroll sideways. */
async function sound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWider).toBe(false)
}
