/** Seeing what would open more jobs: below the matches, on its own page without JavaScript, and with assistive tools. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const PATH = '/dashboard/jobs-for-me/what-if'
/** One language and no framework, so that a single framework opens twenty of the sample jobs. */
const PROFILE = {
  skills: ['Git', 'Agile', 'TypeScript'],
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Frontend Engineer',
      duration: 'Jan 2020 - Present',
      description: ['Built pages for a shipping company'],
    },
  ],
}

async function withProfile(page: Page, name: string) {
  await signedIn(page, name)
  const answer = await page.request.patch('/api/me/profile', {
    data: PROFILE,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), 'the profile is saved').toBe(true)
}

const skills = (page: Page) => page.getByRole('list', { name: 'Skills to learn' }).locator('> li')

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the skills to learn appear below the matches, and adding one makes its jobs fit', async ({
      page,
    }) => {
      await withProfile(page, 'Lena Learner')
      await openPage(page, '/dashboard/jobs-for-me?matchMin=70')
      const heading = page.getByRole('heading', { name: 'What would open more jobs' })
      await heading.scrollIntoViewIfNeeded()
      await expect(skills(page).first()).toBeVisible()
      const first = skills(page).first()
      const sentence = await first.getByRole('heading').innerText()
      const [, skill = '', count = ''] =
        /^Learn (.+) and ([\d,]+) more jobs fit$/.exec(sentence) ?? []
      await expect(first.getByRole('link')).toHaveCount(3)

      const fitting = async () => {
        const answer = await page.request.get('/api/me/matches?matchMin=70&perPage=1')
        return ((await answer.json()) as { totalCount: number }).totalCount
      }
      const before = await fitting()
      await page.request.patch('/api/me/profile', {
        data: { skills: [...PROFILE.skills, skill] },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(await fitting()).toBe(before + Number(count.replace(',', '')))

      await first.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/jobs\/\d+/)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link below the matches leads to the skills to learn', async ({ page }) => {
    await withProfile(page, 'Noa Noscript')
    await page.goto('/dashboard/jobs-for-me')
    await page.getByRole('link', { name: 'See whether one more skill' }).click()
    await expect(page).toHaveURL(PATH)
    await expect(skills(page).first()).toBeVisible()
  })
})

test('a person without a profile is asked for their CV', async ({ page }) => {
  await signedIn(page, 'Nia Nothing')
  await openPage(page, PATH)
  await expect(page.getByText('Add your CV first')).toBeVisible()
})

test('axe finds nothing on the page, in both themes and three widths', async ({ page }) => {
  test.slow()
  await withProfile(page, 'Axe Learner')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.reload()
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeFindings(page), `${theme}, ${width}`).toEqual([])
    }
  }
})
