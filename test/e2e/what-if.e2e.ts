/** Seeing what would open more jobs: below the matches, on its own page without JavaScript, and with assistive tools. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const PATH = '/dashboard/jobs-for-me/what-if'
const PROFILE = {
  skills: ['JavaScript', 'CSS', 'HTML', 'React'],
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Frontend Engineer',
      duration: 'Jan 2020 - Present',
      description: ['Built pages in JavaScript and React'],
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

const TOO_FEW = 'Not enough data: no single skill would make 20 or more open jobs fit.'

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    // The sample jobs are too few for one skill to open twenty of them; test/what-if.test.ts has more.
    test('the page of matches says how many jobs fit, and that no skill alone opens enough more', async ({
      page,
    }) => {
      await withProfile(page, 'Lena Learner')
      await openPage(page, '/dashboard/jobs-for-me?matchMin=70')
      const more = page.getByRole('region', { name: 'What would open more jobs' })
      await more.scrollIntoViewIfNeeded()
      await expect(more.getByText(/^\d+ open jobs fit you now/)).toBeVisible()
      await expect(more.getByText(TOO_FEW)).toBeVisible()
      await more.getByRole('link', { name: 'Add skills' }).click()
      await expect(page).toHaveURL('/dashboard/profile#skills')
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
    await expect(page.getByText(TOO_FEW)).toBeVisible()
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
