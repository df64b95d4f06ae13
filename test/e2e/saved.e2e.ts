/** Saving and hiding jobs: from cards, by keyboard, without JavaScript and on a phone. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openJob } from './open-job.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const WIDTHS = [1440, 390]
const cards = (page: Page) => page.locator('.job-list [data-job]')
const titleOf = (page: Page, at: number) =>
  cards(page).nth(at).getByRole('heading').getByRole('link')
const toast = (page: Page) => page.locator('.toast')

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a job is saved from its card, gets a note, is removed and restored', async ({ page }) => {
      await signedIn(page, 'Ada Saver')
      await openPage(page, '/jobs')
      const title = await titleOf(page, 0).innerText()
      await cards(page).first().getByRole('button', { name: 'Save' }).click()
      await expect(toast(page)).toContainText('Job savedJob added to your saved jobs')
      await expect(cards(page).first().getByRole('button', { name: 'Saved' })).toBeVisible()

      await openPage(page, '/dashboard/saved-jobs')
      await expect(page.getByText('1 of 10 saved jobs (Basic plan)')).toBeVisible()
      const note = page.getByRole('textbox', { name: `Your note on ${title}` })
      await note.fill('Ask Grace')
      await expect(page.getByText('Note saved')).toBeVisible()
      await page.reload()
      await expect(note).toHaveValue('Ask Grace')

      await page.getByRole('button', { name: `Remove ${title}` }).click()
      await expect(page.getByText('No saved jobs yet')).toBeVisible()
      await expect(toast(page)).toContainText('Job removedJob removed from saved jobs')
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(note).toHaveValue('Ask Grace')
      await expect(page.getByText('1 of 10 saved jobs (Basic plan)')).toBeVisible()
    })

    test('a visitor who saves a job signs in and finds it saved', async ({ page }) => {
      const person = await signedIn(page, 'Vera Visitor')
      await page.context().clearCookies()
      await openPage(page, '/jobs?query=react')
      const title = await titleOf(page, 0).innerText()
      await cards(page).first().getByRole('button', { name: 'Save' }).click()
      await expect(toast(page)).toContainText('Authentication requiredPlease log in to save jobs')
      await expect(page).toHaveURL(/\/auth\/signin\?next=%2Fjobs%3Fquery%3Dreact&save=\d+$/)
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL('/jobs?query=react')
      await expect(titleOf(page, 0)).toHaveText(title)
      await expect(cards(page).first().getByRole('button', { name: 'Saved' })).toBeVisible()
    })

    test("a job and a company are hidden from a card's menu, counted, and shown again", async ({
      page,
    }) => {
      await openPage(page, '/jobs')
      const all = await cards(page).count()
      const [first, second] = [
        await titleOf(page, 0).innerText(),
        await titleOf(page, 1).innerText(),
      ]
      await cards(page)
        .first()
        .getByRole('button', { name: /^More actions for/ })
        .click()
      await page.getByRole('button', { name: 'Hide this job' }).click()
      await expect(cards(page)).toHaveCount(all - 1)
      await expect(titleOf(page, 0)).toHaveText(second)
      await expect(titleOf(page, 0)).toBeFocused()
      await expect(page.getByText('1 job hidden here')).toBeVisible()
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(titleOf(page, 0)).toHaveText(first)

      const company = await cards(page).first().locator('.job-card-link').innerText()
      await cards(page)
        .first()
        .getByRole('button', { name: /^More actions for/ })
        .click()
      await page.getByRole('button', { name: `Hide ${company}` }).click()
      await expect(cards(page).filter({ hasText: company })).toHaveCount(0)
      await page.getByRole('link', { name: 'Hidden Jobs', exact: true }).first().click()
      await expect(page.getByRole('heading', { name: 'Hidden Jobs', exact: true })).toBeVisible()
      await page.getByRole('button', { name: `Show again ${company}` }).click()
      await expect(page.getByRole('button', { name: /^Show again/ })).toHaveCount(0)
    })
  })
}

test('the keys s and a save and track the focused job', async ({ page }) => {
  await signedIn(page, 'Kay Keys')
  await openPage(page, '/jobs')
  await expect(titleOf(page, 0)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await expect(cards(page).nth(1).getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(cards(page).nth(1).getByRole('button', { name: 'Save', exact: false })).toHaveText(
    /^Save /,
  )
  const title = await titleOf(page, 1).innerText()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toContainText(title)
})

test('saving an eleventh job is refused with a way to make room, and succeeds once there is room', async ({
  page,
}) => {
  await signedIn(page, 'Full Basic')
  await openPage(page, '/jobs')
  for (let at = 0; at < 11; at += 1) {
    await cards(page).nth(at).getByRole('button', { name: 'Save', exact: false }).click()
  }
  await expect(toast(page)).toContainText('Your Basic plan includes 10 saved jobs.')
  await expect(cards(page).nth(10).getByRole('button', { name: 'Saved' })).toHaveCount(0)
  await expect(toast(page)).toContainText('Saved jobs limit reached')
  await expect(toast(page).getByRole('button', { name: 'Upgrade' })).toBeVisible()
  await toast(page).getByRole('button', { name: 'View saved jobs' }).click()
  await expect(page.getByText('saved yet.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await page.locator('.notice').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('10 of 10 saved jobs (Basic plan)')).toBeVisible()
  await expect(page.locator('.saved-job')).toHaveCount(10)
})

test('a failed save is reverted and reported', async ({ page }) => {
  await signedIn(page, 'Off Line')
  await openPage(page, '/jobs')
  await page.route('**/api/me/saved-jobs/*', (route) => route.abort())
  await cards(page).first().getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('ErrorFailed to update saved job')
  await expect(cards(page).first().getByRole('button', { name: 'Saved' })).toHaveCount(0)
})

test('what a visitor hid and viewed moves to the account at sign-in, once', async ({ page }) => {
  const person = await signedIn(page, 'Move Along')
  await page.context().clearCookies()
  await openPage(page, '/jobs/hidden')
  await page.getByLabel('Hide a word').fill('Intern')
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show again intern' })).toBeVisible()
  await openPage(page, '/jobs')
  await openJob(page, titleOf(page, 0))

  await page.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: person.password },
  })
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.goto('/dashboard/hidden')
  expect((await moved).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Show again intern' })).toBeVisible()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /jobs/.test(key)))
  await expect.poll(kept).toEqual([])
  await page.getByRole('button', { name: 'Show again intern' }).click()
  await expect(page.getByRole('button', { name: 'Show again intern' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show again intern' })).toHaveCount(0)
  await page.goto('/jobs')
  await expect(cards(page).first()).toContainText('Viewed')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('jobs are saved, removed and hidden by forms', async ({ page }) => {
    await signedIn(page, 'No Script')
    await page.goto('/jobs?query=react')
    const [first, second] = [await titleOf(page, 0).innerText(), await titleOf(page, 1).innerText()]
    await cards(page).first().getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/jobs?query=react')
    await expect(cards(page).first().getByRole('button', { name: 'Saved' })).toBeVisible()

    await cards(page)
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click()
    await page.getByRole('button', { name: 'Hide this job' }).click()
    await expect(titleOf(page, 0)).toHaveText(second)

    await page.goto('/dashboard/saved-jobs')
    await page.getByRole('button', { name: `Remove ${first}` }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('1 of 10 saved jobs (Basic plan)')).toBeVisible()
  })
})

test('no card is higher than 132 px on a wide screen, even when signed in, viewed and saved', async ({
  page,
}) => {
  await signedIn(page, 'Low Cards')
  await openPage(page, '/jobs?query=react')
  await titleOf(page, 0).click()
  await expect(cards(page).first()).toContainText('Viewed')
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(132)
})

test('axe finds nothing on the pages of saved and hidden jobs', async ({ page }) => {
  test.setTimeout(240_000) // sixteen analyses of whole pages
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/jobs/hidden')
  const pages = ['/jobs/hidden', '/dashboard/saved-jobs', '/dashboard/hidden', '/jobs']
  await check(page, pages.slice(0, 1), 'visitor')
  await signedIn(page, 'Axe Person')
  await openPage(page, '/jobs')
  await cards(page).first().getByRole('button', { name: 'Save' }).click()
  await cards(page)
    .nth(2)
    .getByRole('button', { name: /^More actions for/ })
    .click()
  await page.getByRole('button', { name: 'Hide this job' }).click()
  await expect(page.getByText('1 job hidden here')).toBeVisible()
  await check(page, pages.slice(1), 'full')
})

async function check(page: Page, paths: string[], state: string) {
  for (const path of paths) {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const found = await axeFindings(page)
        expect(found, `${path} ${state} ${theme} ${width}`).toEqual([])
      }
    }
  }
}
