/** Finding the jobs that suit one, and seeing why, as a person does it: with and without a script, on a phone, on paper. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const LINE = 'Built services in Python and Django on PostgreSQL'
const PROFILE = {
  skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'AWS', 'Kubernetes', 'Redis'],
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Backend Engineer',
      duration: 'Jan 2020 - Present',
      description: [LINE, 'Moved billing to Kubernetes, which halved the cost of hosting'],
    },
  ],
}

const toast = (page: Page) => page.locator('.toast')
const matches = (page: Page) =>
  page.getByRole('list', { name: 'Jobs, the best match first' }).getByRole('article')

async function knownPerson(page: Page, name: string) {
  await signedIn(page, name)
  const answer = await page.request.patch('/api/me/profile', {
    data: PROFILE,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), 'the profile is written').toBe(true)
}

const scoresOf = async (page: Page) =>
  (await matches(page).locator('.match-badge').allInnerTexts()).map((text) =>
    Number(/\d+/.exec(text)?.[0]),
  )

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the best jobs come with reasons, are narrowed, put away and brought back', async ({
      page,
    }) => {
      await signedIn(page, 'Nia Newcomer')
      await openPage(page, '/dashboard/jobs-for-me')
      await expect(page.getByText('Your matches start with your CV')).toBeVisible()

      await page.request.patch('/api/me/profile', {
        data: PROFILE,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      await openPage(page, '/dashboard/jobs-for-me')
      await expect(matches(page)).toHaveCount(25)
      const scores = await scoresOf(page)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(50)

      await page.getByLabel('Match', { exact: true }).selectOption('90 and above')
      await expect(page).toHaveURL(/matchMin=90/)
      await expect(page.getByRole('status').filter({ hasText: '90 and above' })).toBeVisible()
      expect(Math.min(...(await scoresOf(page)))).toBeGreaterThanOrEqual(90)

      const first = matches(page).first()
      const title = await first.getByRole('heading').innerText()
      const count = await matches(page).count()
      await first.getByRole('button', { name: `Not for me ${title}` }).click()
      await expect(matches(page)).toHaveCount(count - 1)
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(matches(page)).toHaveCount(count)
      await expect(matches(page).first().getByRole('heading')).toHaveText(title)
    })

    test('a match leads to its analysis, and from there to a CV and a letter', async ({ page }) => {
      await knownPerson(page, 'Ada Analysed')
      await openPage(page, '/dashboard/jobs-for-me')
      const first = matches(page).first()
      const title = await first.getByRole('heading').innerText()
      const [score] = await scoresOf(page)
      await first.getByRole('link', { name: `Analyze ${title}` }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'CV analysis' })).toBeVisible()
      await expect(page.locator('.analysis-figure strong')).toHaveText(String(score))
      await expect(page.getByRole('heading', { name: 'What the score is made of' })).toBeVisible()
      await expect(page.getByText('Compared by rules, version')).toBeVisible()
      const id = /\d+$/.exec(page.url())?.[0]
      await expect(page.getByRole('link', { name: 'Write a cover letter' })).toHaveAttribute(
        'href',
        `/dashboard/cover-letter?jobId=${id}`,
      )
      await page.getByRole('link', { name: 'Make a CV for this job' }).click()
      await expect(page).toHaveURL(`/dashboard/resume-generator?jobId=${id}`)
    })

    test('the list of jobs is ordered by match, which is new for seven seconds', async ({
      page,
    }) => {
      await knownPerson(page, 'Sol Sorter')
      await openPage(page, '/jobs')
      const isNew = page.locator('.sort-new')
      await expect(isNew).toHaveText('NEW')
      await page.getByLabel('Sort by').selectOption('Best match for you')
      await expect(page).toHaveURL('/jobs?sort=best_match')
      const badges = page.locator('.job-list .match-badge')
      await expect(badges).toHaveCount(25)
      await expect(badges.first()).toHaveText(/(?:Perfect|Good) match \d+/)
      await expect(isNew).toBeHidden()
      await page.getByRole('link', { name: 'Load More Jobs' }).click()
      await expect(page.locator('.job-list [data-job]')).toHaveCount(50)
      await expect(badges.nth(25)).toBeVisible()
    })
  })
}

test('a visitor is offered no order of their own, and comes to an analysis by signing in', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  await expect(page.getByLabel('Sort by')).not.toContainText('Best match for you')
  await expect(page.getByLabel('Job match')).toBeDisabled()
  const card = page.locator('.job-list [data-job]').first()
  const id = await card.getAttribute('data-job')
  await card.getByRole('button', { name: 'More about' }).click()
  await card.getByRole('link', { name: 'Analyze CV' }).click()
  await expect(page).toHaveURL(`/auth/signin?next=%2Fdashboard%2Fcv-analysis%2F${id}`)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('matches are narrowed by the form, and a job is put away', async ({ page }) => {
    await knownPerson(page, 'Noor Noscript')
    await page.goto('/dashboard/jobs-for-me')
    await page.getByLabel('Match', { exact: true }).selectOption('70 and above')
    await page.getByLabel('Remote only').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/matchMin=70.*remote=true/)
    const title = await matches(page).first().getByRole('heading').innerText()
    const count = await matches(page).count()
    await page.getByRole('button', { name: `Not for me ${title}` }).click()
    await expect(page.getByText('1 job hidden here')).toBeVisible()
    await expect(matches(page)).toHaveCount(count - 1)
  })

  test('an analysis is read, and printed whole', async ({ page }) => {
    await knownPerson(page, 'Pia Printer')
    await page.goto('/dashboard/jobs-for-me')
    await matches(page)
      .first()
      .getByRole('link', { name: /^Analyze/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Line by line' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'What next' })).toBeHidden()
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test('axe finds nothing where nobody is known yet', async ({ page }) => {
  test.slow()
  await signedIn(page, 'Axe Empty')
  await readWithAxe(page, '/dashboard/jobs-for-me')
})

for (const path of [
  '/dashboard/jobs-for-me',
  '/dashboard/jobs-for-me?location=nowhere-at-all',
  '/jobs?sort=best_match',
  '/dashboard/cv-analysis/1',
]) {
  test(`axe finds nothing on ${path}, in both themes and two widths`, async ({ page }) => {
    test.slow()
    await knownPerson(page, 'Axe Known')
    await readWithAxe(page, path)
  })
}

async function readWithAxe(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.reload()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
      expect(found, `${path}, ${theme}, ${width}`).toEqual([])
    }
  }
}
