/**
 * Reading jobs beside the list: by pointer, by keyboard, without JavaScript, from a link, with the back button, in
 * windows without room for it, and when a job cannot be loaded.
 */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'

const pane = (page: Page) => page.getByRole('region', { name: 'Selected job' })
const heading = (page: Page) => pane(page).getByRole('heading', { level: 2 })
const card = (page: Page, at: number) => page.getByRole('article').nth(at)
const titleOf = (page: Page, at: number) => card(page, at).getByRole('heading').getByRole('link')

const idOf = async (page: Page, at: number) => card(page, at).getAttribute('data-job')

test('the first job is shown beside the list, and a click shows another, which the address keeps', async ({
  page,
}) => {
  await openPage(page, '/jobs?query=react')
  const [first, third, fifth] = await Promise.all(
    [0, 2, 4].map((at) => titleOf(page, at).innerText()),
  )
  await expect(heading(page)).toHaveText(first as string)
  await expect(card(page, 0)).not.toContainText('Viewed')

  await titleOf(page, 2).click()
  await expect(page).toHaveURL(`/jobs?query=react&job=${await idOf(page, 2)}`)
  await expect(heading(page)).toHaveText(third as string)
  await expect(titleOf(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect(card(page, 2)).toContainText('Viewed')
  await titleOf(page, 4).click()
  await expect(heading(page)).toHaveText(fifth as string)

  await page.goBack()
  await expect(heading(page)).toHaveText(third as string)
  await page.goBack()
  await expect(page).toHaveURL('/jobs?query=react')
  await expect(heading(page)).toHaveText(first as string)
  await page.goForward()
  await expect(heading(page)).toHaveText(third as string)

  await pane(page).getByRole('link', { name: 'Full page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third as string)
  await page.goBack()
  await expect(heading(page)).toHaveText(third as string)
})

test('showing another job searches nothing again and keeps the loaded pages', async ({ page }) => {
  await openPage(page, '/jobs')
  await page.getByRole('link', { name: 'Load More Jobs' }).click()
  await expect(page.getByRole('article')).toHaveCount(50)
  const searches: string[] = []
  page.on('request', (request) => {
    if (/\/jobs\.data|\/api\/jobs\?/.test(request.url())) searches.push(request.url())
  })
  await titleOf(page, 30).click()
  await expect(heading(page)).toHaveText(await titleOf(page, 30).innerText())
  await expect(page.getByRole('article')).toHaveCount(50)
  await expect(card(page, 30)).toBeInViewport()
  expect(searches).toEqual([])
})

test('by keyboard: j and k show jobs, Enter moves into the job, Escape back, o opens its page', async ({
  page,
}) => {
  await openPage(page, '/jobs?query=react')
  await expect(heading(page)).toHaveText(await titleOf(page, 0).innerText())
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(titleOf(page, 2)).toBeFocused()
  await expect(heading(page)).toHaveText(await titleOf(page, 2).innerText())
  await page.keyboard.press('k')
  await expect(titleOf(page, 1)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`job=${await idOf(page, 1)}$`))
  await expect(heading(page)).toHaveText(await titleOf(page, 1).innerText())

  await titleOf(page, 3).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText(await titleOf(page, 3).innerText())
  await page.keyboard.press('Escape')
  await expect(titleOf(page, 3)).toBeFocused()
  const title = await titleOf(page, 3).innerText()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('with a modifier key a card opens the page of its job', async ({ page, context }) => {
  await openPage(page, '/jobs?query=react')
  const opened = context.waitForEvent('page')
  await titleOf(page, 1).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/jobs\/\d+$/)
  await expect(page).toHaveURL('/jobs?query=react')
})

test('with "Hide viewed", the jobs that are read now stay until the list is left', async ({
  page,
}) => {
  await openPage(page, '/jobs?query=react')
  await page.locator('summary', { hasText: 'Hide jobs' }).click()
  const hideViewed = page.getByRole('checkbox', { name: /^Hide viewed/ })
  await hideViewed.click() // the first click loads the code behind this checkbox
  await expect(hideViewed).toBeChecked()
  const title = await titleOf(page, 1).innerText()
  await titleOf(page, 1).click()
  await expect(heading(page)).toHaveText(title)
  await titleOf(page, 2).click()
  await expect(card(page, 2)).toContainText('Viewed')
  await expect(titleOf(page, 1)).toHaveText(title)
})

test('a job that cannot be loaded says what to do', async ({ page }) => {
  await openPage(page, '/jobs?query=react')
  await page.route('**/jobs/*/preview', (route) => route.abort())
  await titleOf(page, 1).click()
  await expect(pane(page).getByRole('alert')).toContainText('This job couldn’t be loaded')
  await page.unroute('**/jobs/*/preview')
  await pane(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(heading(page)).toHaveText(await titleOf(page, 1).innerText())

  await openPage(page, '/jobs?query=react&job=999999999')
  await expect(pane(page)).toContainText('This job is no longer listed')
  await expect(card(page, 0)).toBeVisible()
})

test('if the code of the pane cannot be loaded, it says what to do, and loads it when asked', async ({
  page,
}) => {
  const code = '**/assets/live-preview-*.js'
  await page.route(code, (route) => route.abort())
  await openPage(page, '/jobs?query=react')
  await titleOf(page, 1).click()
  await expect(pane(page).getByRole('alert')).toContainText('This job couldn’t be loaded')
  await expect(pane(page).getByRole('link', { name: 'Open the job’s page' })).toHaveAttribute(
    'href',
    `/jobs/${await idOf(page, 1)}`,
  )
  await page.unroute(code)
  await pane(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(heading(page)).toHaveText(await titleOf(page, 1).innerText())
})

test('axe finds nothing beside the list in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openPage(page, '/jobs?query=react')
    await titleOf(page, 1).click()
    await expect(heading(page)).toHaveText(await titleOf(page, 1).innerText())
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
})

for (const width of [1200, 1440]) {
  test(`at ${width} px all cards have one height, and no skill nor "+N more" is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const search of ['?perPage=100', '?query=python&perPage=100', '?eligibleFrom=ES']) {
      await openPage(page, `/jobs${search}`)
      const all = page.locator('.results .job-card')
      const heights = await all.evaluateAll((cards) =>
        cards.map((card) => (card as HTMLElement).offsetHeight),
      )
      expect(new Set(heights), search).toEqual(new Set([132]))
      const cut = await page
        .locator('.results .job-card-tags')
        .evaluateAll((lines) =>
          lines
            .filter((line) => line.scrollWidth > line.clientWidth)
            .map((line) => line.textContent),
        )
      expect(cut, search).toEqual([])
      const below = await all.evaluateAll((cards) =>
        cards
          .filter((card) => card.scrollHeight > card.clientHeight)
          .map((card) => card.textContent),
      )
      expect(below, search).toEqual([])
    }
  })
}

test.describe('below 1200 px', () => {
  test.use({ viewport: { width: 1199, height: 900 } })

  test('a card opens the page of its job, and a link to a job beside the list leads there', async ({
    page,
  }) => {
    await openPage(page, '/jobs?query=react')
    const title = await titleOf(page, 1).innerText()
    const id = await idOf(page, 1)
    await expect(pane(page)).toBeHidden()
    await titleOf(page, 1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    await openPage(page, `/jobs?query=react&job=${id}`)
    await page.locator('.preview-elsewhere').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an address with a job shows it beside the list; a card opens its page', async ({
    page,
  }) => {
    await page.goto('/jobs?query=react')
    const title = await titleOf(page, 2).innerText()
    await page.goto(`/jobs?query=react&job=${await idOf(page, 2)}`)
    await expect(heading(page)).toHaveText(title)
    await expect(pane(page).locator('.prose').first()).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()

    await titleOf(page, 1).click()
    await expect(page).toHaveURL(/\/jobs\/\d+$/)
  })
})
