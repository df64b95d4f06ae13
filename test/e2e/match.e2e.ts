/** Finding matching jobs and seeing why they match, with and without JavaScript, on a phone and in print. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
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
  page.getByRole('list', { name: 'Jobs, best match first' }).getByRole('article')

/** A chip leads to its line of the listing, and no line of the listing or the CV is printed twice. */
async function linesReachedByKeyboard(page: Page) {
  const chip = page.locator('a.asked-chip').first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#asked-\d+$/)
  await expect(page.locator('.asked-line:target')).toBeInViewport()
  for (const line of ['.asked-quote', '.cv-line']) {
    const texts = await page.locator(line).allInnerTexts()
    expect(new Set(texts).size, line).toBe(texts.length)
  }
}

async function matchReadiness(page: Page, name: string) {
  await signedIn(page, name)
  const answer = await page.request.patch('/api/me/profile', {
    data: PROFILE,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), 'the profile is saved').toBe(true)
}

const scoresOf = async (page: Page) =>
  (await matches(page).locator('.match-badge').allInnerTexts()).map((text) =>
    Number(/\d+/.exec(text)?.[0]),
  )

/** The actions of a match are on its card, or on narrow screens in a menu. */
async function showActions(match: Locator, width: number) {
  if (width < 1024) await match.getByRole('button', { name: /^More actions for/ }).click()
}

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the best jobs come with reasons, can be filtered, dismissed and restored', async ({
      page,
    }) => {
      await signedIn(page, 'Nia Newcomer')
      await openPage(page, '/dashboard/jobs-for-me')
      await expect(page.getByText('Add your CV first')).toBeVisible()

      await page.request.patch('/api/me/profile', {
        data: PROFILE,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      await openPage(page, '/dashboard/jobs-for-me')
      await expect(matches(page)).toHaveCount(25)
      const scores = await scoresOf(page)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(50)

      await page.getByLabel('Match', { exact: true }).selectOption('90 or higher')
      await expect(page).toHaveURL(/matchMin=90/)
      await expect(page.getByRole('status').filter({ hasText: '90 or higher' })).toBeVisible()
      expect(Math.min(...(await scoresOf(page)))).toBeGreaterThanOrEqual(90)

      const first = matches(page).first()
      const title = await first.getByRole('heading').innerText()
      const count = await matches(page).count()
      await showActions(first, width)
      await first.getByRole('button', { name: 'Hide this job' }).click()
      await expect(matches(page)).toHaveCount(count - 1)
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(matches(page)).toHaveCount(count)
      await expect(matches(page).first().getByRole('heading')).toHaveText(title)
    })

    test('a match links to its analysis, and from there to a CV and a cover letter', async ({
      page,
    }) => {
      await matchReadiness(page, 'Ada Analysed')
      await openPage(page, '/dashboard/jobs-for-me')
      const first = matches(page).first()
      const title = await first.getByRole('heading').innerText()
      const [score] = await scoresOf(page)
      await showActions(first, width)
      await first.getByRole('link', { name: `Analyze CV for ${title}` }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'CV analysis' })).toBeVisible()
      await expect(page.locator('.analysis-figure strong')).toHaveText(String(score))
      await linesReachedByKeyboard(page)
      await page.getByRole('heading', { name: 'How the score is calculated' }).click()
      await expect(
        page.getByText('The same CV and listing always get the same score'),
      ).toBeVisible()
      const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0]
      await expect(page.getByRole('link', { name: 'Write a cover letter' })).toHaveAttribute(
        'href',
        `/dashboard/cover-letter?jobId=${id}`,
      )
      await page.getByRole('link', { name: 'Generate a CV for this job' }).click()
      await expect(page).toHaveURL(`/dashboard/resume-generator?jobId=${id}`)
    })

    test('the job page shows the match, why, and leads to the lines behind it', async ({
      page,
    }) => {
      await matchReadiness(page, 'Jo Jobpage')
      await openPage(page, '/dashboard/jobs-for-me')
      const first = matches(page).first()
      const [score] = await scoresOf(page)
      const why = await first.locator('.match-reason').first().innerText()
      await first.getByRole('heading').getByRole('link').click()
      const match = page.getByRole('region', { name: 'Your match' })
      await expect(match).toContainText(why)
      await expect(match.locator('.match-badge')).toContainText(`match ${score}`)
      await expect(
        match.getByRole('img', { name: /^Skills \d+ of \d+, Kind of work/ }),
      ).toBeVisible()
      await match.getByRole('link', { name: /^Compare this listing with/ }).click()
      await expect(page.locator('.analysis-figure strong')).toHaveText(String(score))
    })

    test('jobs can be sorted by match, an option marked as new for seven seconds', async ({
      page,
    }) => {
      await matchReadiness(page, 'Sol Sorter')
      await openPage(page, '/jobs')
      const isNew = page.locator('.sort-new')
      await expect(isNew).toHaveText('NEW')
      await page.getByLabel('Sort by').selectOption('Best match for you')
      await expect(page).toHaveURL('/jobs?sort=best_match')
      const badges = page.locator('.job-list .match-badge')
      await expect(badges.first()).toHaveText(/(?:Perfect|Good) match \d+/)
      await expect(isNew).toBeHidden()
      await page.getByRole('link', { name: 'Load More Jobs' }).click()
      const cards = page.locator('.job-list [data-job]')
      await expect(cards).toHaveCount(50)
      // A badge is on cards from 70 on, so no card with one comes after a card without.
      const haveBadges = await cards.evaluateAll((all) =>
        all.map((card) => card.querySelector('.match-badge') !== null),
      )
      expect(haveBadges).toEqual(haveBadges.toSorted((one, other) => Number(other) - Number(one)))

      await openPage(page, '/jobs?sort=best_match&perPage=10')
      await page.getByRole('link', { name: 'Load More Jobs' }).click()
      await expect(cards).toHaveCount(20)
      await expect(badges).toHaveCount(20)
    })
  })
}

test('a visitor is not offered to sort by match, and is sent to sign in for an analysis', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  await expect(page.getByLabel('Sort by')).not.toContainText('Best match for you')
  await expect(page.getByLabel('Job match', { exact: true })).toBeDisabled()
  const card = page.locator('.job-list [data-job]').first()
  const id = await card.getAttribute('data-job')
  await card.getByRole('button', { name: 'More actions for' }).click()
  await card.getByRole('link', { name: 'Analyze CV' }).click()
  await expect(page).toHaveURL(`/auth/signin?next=%2Fdashboard%2Fcv-analysis%2F${id}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('matches are filtered by the form, and a job is dismissed', async ({ page }) => {
    await matchReadiness(page, 'Noor Noscript')
    await page.goto('/dashboard/jobs-for-me')
    await page.getByLabel('Match', { exact: true }).selectOption('70 or higher')
    await page.getByLabel('Remote only').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/matchMin=70.*remote=true/)
    const count = await matches(page).count()
    await matches(page).first().getByRole('button', { name: 'Hide this job' }).click()
    await expect(page.getByText('1 job hidden here')).toBeVisible()
    await expect(matches(page)).toHaveCount(count - 1)
  })

  test('an analysis can be read, and printed without navigation', async ({ page }) => {
    await matchReadiness(page, 'Pia Printer')
    await page.goto('/dashboard/jobs-for-me')
    await matches(page)
      .first()
      .getByRole('link', { name: /^Analyze/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Requirement by requirement' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Requirement by requirement' })).toBeVisible()
  })
})

test('axe finds nothing on the matches page of an empty profile', async ({ page }) => {
  test.slow()
  await signedIn(page, 'Axe Empty')
  await readWithAxe(page, '/dashboard/jobs-for-me')
})

for (const path of [
  '/dashboard/jobs-for-me',
  '/dashboard/jobs-for-me?location=nowhere-at-all',
  '/jobs?sort=best_match',
  '/dashboard/jobs-for-me?matchMin=0',
  '/dashboard/cv-analysis/1',
  '/jobs/1',
]) {
  test(`axe finds nothing on ${path}, in both themes and two widths`, async ({ page }) => {
    test.slow()
    await matchReadiness(page, 'Axe Known')
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
      const found = await axeFindings(page)
      expect(found, `${path}, ${theme}, ${width}`).toEqual([])
    }
  }
}
