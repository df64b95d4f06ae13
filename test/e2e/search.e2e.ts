/**
 * Searching jobs: highlighted words, viewed jobs, filters without results, back navigation, the filter sheet on
 * phones, and failures.
 */
import { expect, type Page, test } from '@playwright/test'
import { openJob } from './open-job.ts'
import { openPage } from './open-page.ts'

const cards = (page: Page) => page.getByRole('article')
const titleOf = (page: Page, at: number) =>
  cards(page).nth(at).getByRole('heading').getByRole('link')

test('an opened job is marked as viewed, hidden by "Hide viewed", and shown again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await openPage(page, '/jobs')
  const all = await cards(page).count()
  const title = await titleOf(page, 1).innerText()
  const address = (await titleOf(page, 1).getAttribute('href')) ?? ''
  await titleOf(page, 1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(cards(page).nth(1)).toContainText('Viewed')

  await page.locator('summary', { hasText: 'Hide jobs' }).click()
  const hideViewed = page.getByRole('checkbox', { name: /^Hide viewed/ })
  await hideViewed.click() // the first click loads the code behind this checkbox
  await expect(hideViewed).toBeChecked()
  await expect(cards(page)).toHaveCount(all - 1)
  await expect(page.locator(`article a[href="${address}"]`)).toHaveCount(0)
  await expect(page.getByText('1 job hidden here')).toBeVisible()
  await expect(page).toHaveURL('/jobs')

  await page.getByRole('button', { name: 'Remove filter New to you' }).click()
  await expect(cards(page)).toHaveCount(all)
  await expect(page.getByRole('checkbox', { name: /^Hide viewed/ })).not.toBeChecked()
})

test('filters that match no job are named, left out with a notice, and cleared with one button', async ({
  page,
}) => {
  await openPage(page, '/jobs?query=react&location=Nowhereville')

  await expect(page.getByText('We don’t recognize “Nowhereville”.')).toBeVisible()
  const headings = page.getByRole('heading', { level: 2, name: /^\d+ jobs / })
  const { totalCount } = await (await page.request.get('/api/jobs?query=react')).json()
  await expect(headings).toHaveText([
    '0 jobs found for “react” in Nowhereville',
    `${totalCount} jobs without this filter`,
  ])
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Nowhereville' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()

  await expect(page).toHaveURL('/jobs?query=react')
  await expect(page.getByText('We don’t recognize')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('')
})

test('a reload keeps the loaded jobs and the scroll position', async ({ page }) => {
  await openPage(page, '/jobs')
  const first = await cards(page).count()
  await page.getByRole('link', { name: 'Load More Jobs' }).click()
  await expect(cards(page)).toHaveCount(first * 2)
  await cards(page)
    .nth(first + 20)
    .scrollIntoViewIfNeeded()

  await page.reload()

  await expect(cards(page)).toHaveCount(first * 2)
  await expect(cards(page).nth(first + 20)).toBeInViewport()
})

test('going back before hydration shows the right page', async ({ page }) => {
  await openPage(page, '/jobs?query=react')
  await openJob(page, titleOf(page, 0))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })

  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/jobs\?query=react&job=\d+$/)
  release()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ React jobs$/)
})

test('a failed request keeps the list and says what to do', async ({ page }) => {
  await openPage(page, '/jobs')
  const before = await cards(page).count()
  await page.route('**/api/jobs?*', (route) => route.abort())

  await page.getByRole('link', { name: 'Load More Jobs' }).click()

  const message = page.getByRole('alert')
  await expect(message).toContainText('Error')
  await expect(message).toContainText('Failed to search jobs. Please try again.')
  await expect(cards(page)).toHaveCount(before)
  await page.unroute('**/api/jobs?*')
  await page.getByRole('link', { name: 'Load More Jobs' }).click()
  await expect(cards(page)).toHaveCount(before * 2)
})

test('a failed search says so and can be retried', async ({ page }) => {
  await openPage(page, '/jobs')
  await page.route('**/jobs.data?*', (route) => route.abort())
  // click() instead of check(), because the checkbox disappears with its page before check() could verify it.
  await page.getByRole('checkbox', { name: 'Remote only' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Failed to search jobs. Please try again.',
  )

  await page.getByRole('link', { name: 'Try Again' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ remote tech jobs$/)
})

test('searched words are highlighted in titles and in the matching excerpt', async ({ page }) => {
  await openPage(page, '/jobs?query=kafka')
  const marks = page.locator('article mark')
  await expect(marks.first()).toHaveText(/^kafka$/i)
  const snippets = page.locator('article .job-card-snippet')
  await expect(snippets.first()).toBeVisible()
  for (const snippet of await snippets.all())
    await expect(snippet.locator('mark')).not.toHaveCount(0)
  const before = await marks.count()

  await page.getByRole('link', { name: 'Load More Jobs' }).click()

  await expect.poll(() => marks.count()).toBeGreaterThan(before)
  await openPage(page, '/jobs')
  await expect(marks).toHaveCount(0)
})

test('selecting a second value of a filter adds as many jobs as its label states', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  const numberIn = async (text: Promise<string>) =>
    Number(/[\d,]+/.exec(await text)?.[0]?.replace(',', ''))
  const boxes = page.getByRole('group', { name: 'Job type' }).getByRole('checkbox')
  const total = page.getByRole('heading', { level: 2, name: /found/ })

  await boxes.nth(0).check()
  await expect(page.getByText('1 filter', { exact: true })).toBeVisible()
  const first = await numberIn(total.innerText())
  await expect(boxes.nth(1)).toHaveAccessibleName(/ [\d,]+ more jobs?$/)
  const more = await numberIn(
    boxes.nth(1).evaluate((box: HTMLInputElement) => box.labels?.[0]?.innerText ?? ''),
  )
  expect(more).toBeGreaterThan(0)
  await boxes.nth(1).check()

  await expect(page.getByText('2 filters', { exact: true })).toBeVisible()
  expect(await numberIn(total.innerText())).toBe(first + more)
})

test('jobs can be filtered by when they were found, and sorted by it', async ({ page }) => {
  await openPage(page, '/jobs')
  await page.getByRole('combobox', { name: 'Added to Rolecall' }).selectOption('Last 3 days')
  await expect(page).toHaveURL('/jobs?firstSeen=ua_3d')
  await expect(
    page.getByRole('link', { name: 'Remove filter Added in the last 3 days' }),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Added to Rolecall')
  await expect(page).toHaveURL(/sort=recently_found/)
  await expect(cards(page).first()).toBeVisible()
})

test('the total is announced when results arrive, not while typing', async ({ page }) => {
  await openPage(page, '/jobs')
  const total = page.getByRole('status').filter({ hasText: /jobs? found/ })
  const before = await total.innerText()
  await page.evaluate(() => {
    const region = [...document.querySelectorAll('[role=status]')].find((element) =>
      element.textContent?.includes('found'),
    ) as Element
    const seen = window as unknown as { said: string[] }
    seen.said = []
    new MutationObserver(() => seen.said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)

  await page.getByRole('combobox', { name: 'Search jobs' }).pressSequentially('react')
  expect(await said()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(total).toContainText('for “react”')
  await page.getByRole('checkbox', { name: 'Remote only' }).check()
  await expect(total).toContainText('With 1 filter.')

  expect((await said()).length).toBe(2)
  expect(await total.innerText()).not.toBe(before)
})

test('every filter value shows its number of jobs', async ({ page }) => {
  await openPage(page, '/jobs')
  for (const folded of ['Work type', 'Sector'])
    await page.locator('summary', { hasText: folded }).click()
  for (const name of [
    'Work setting',
    'Job type',
    'Experience level',
    'Skills',
    'Work type',
    'Sector',
  ]) {
    const boxes = page.getByRole('group', { name, exact: true }).getByRole('checkbox')
    expect(await boxes.count(), name).toBeGreaterThan(2)
    for (const box of await boxes.all()) await expect(box).toHaveAccessibleName(/ [\d,]+ jobs?$/)
  }
  const place = page
    .getByRole('list', { name: 'Locations with the most jobs' })
    .getByRole('link')
    .first()
  const [, name, count] = /^(.+?)\s+([\d,]+)\s/.exec(await place.innerText()) ?? []

  await place.click()

  const search = new URLSearchParams({ location: name ?? '', excludeRemote: 'true' })
  await expect(page).toHaveURL(`/jobs?${search}`)
  await expect(page.getByRole('heading', { level: 2, name: `${count} jobs found` })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(name ?? '')
  await expect(place).toHaveAttribute('aria-current', 'true')
  await place.click()
  await expect(page).toHaveURL('/jobs')
})

test('"Remote only" and work settings never conflict: choosing one clears the other', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  const remote = page.getByRole('checkbox', { name: 'Remote only' })
  const hybrid = page.getByRole('checkbox', { name: /^Hybrid/ })
  await hybrid.check()
  await expect(page).toHaveURL('/jobs?workSettings=hybrid')
  await remote.check()
  await expect(page).toHaveURL('/jobs?remote=true')
  await expect(hybrid).not.toBeChecked()
  // Unticked, it would contradict "Remote only".
  await expect(page.getByRole('checkbox', { name: 'Remote', exact: true })).toHaveCount(0)
  await hybrid.check()
  await expect(page).toHaveURL('/jobs?workSettings=hybrid')
  await expect(remote).not.toBeChecked()
})

test('the filters can be skipped by keyboard, from the top of the page and from the search box', async ({
  page,
}) => {
  await openPage(page, '/jobs')
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(skip.first()).toBeFocused()
  await expect(skip.first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()

  await page.getByText('How to search').focus()
  await page.keyboard.press('Tab')
  await expect(skip.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 330],
] as const) {
  test(`at ${width} × ${height} px, the menu of every card opens inside the window`, async ({
    page,
  }) => {
    test.slow() // Seventy-five menus.
    await page.setViewportSize({ width, height })
    await openPage(page, '/jobs')
    const buttons = page.getByRole('button', { name: /^More actions/ })
    const count = await buttons.count()
    for (let at = 0; at < count; at++) {
      for (const distance of [48, height / 2, height - 48]) {
        const more = buttons.nth(at)
        await more.evaluate((button, top) => {
          scrollBy(0, button.getBoundingClientRect().top - top)
        }, distance)
        await more.click()
        await expect(page.locator('.job-menu:popover-open')).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
      }
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a typo is corrected with a notice, and the original words can still be searched', async ({
    page,
  }) => {
    await page.goto('/jobs?query=kubernets')
    await expect(page.getByRole('status').filter({ hasText: 'Showing results for' })).toHaveText(
      /jobs found for “kubernetes”\s*Showing results for kubernetes\. Search instead for “kubernets”/,
    )
    await expect(cards(page).first()).toBeVisible()

    await page.getByRole('link', { name: '“kubernets”' }).click()

    await expect(page).toHaveURL('/jobs?query=%22kubernets%22')
    await expect(page.getByText('Showing results for')).toHaveCount(0)
  })

  test('words that match no job together are named, each with its own search', async ({ page }) => {
    await page.goto('/jobs?query=react+cobol')
    const note = page.getByText('No job has all of these words. Showing jobs without: cobol')
    await expect(note).toBeVisible()
    await expect(note.getByRole('link', { name: 'cobol' })).toHaveAttribute(
      'href',
      '/jobs?query=cobol',
    )
  })

  test('the search help explains the syntax with example searches, and matches are highlighted', async ({
    page,
  }) => {
    await page.goto('/jobs')
    await page.getByText('How to search').click()
    await page.getByRole('link', { name: '"machine learning"' }).click()

    await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue(
      '"machine learning"',
    )
    await expect(page.locator('article mark').first()).toHaveText(/machine/i)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the filter sheet stays open while filters are set', async ({ page }) => {
    await openPage(page, '/jobs')
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    const sheet = page.locator('#filters')
    await expect(sheet).toBeVisible()

    await sheet.getByRole('checkbox', { name: 'Remote only' }).check()
    await expect(page).toHaveURL('/jobs?remote=true')
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: /^Show [\d,]+ jobs$/ }).tap()

    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ remote tech jobs$/)
  })

  test('in the filter sheet, the title stays and the focused control is never covered', async ({
    page,
  }) => {
    await openPage(page, '/jobs')
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    const sheet = page.locator('#filters')
    await expect(sheet).toBeVisible()
    await sheet.getByRole('combobox', { name: 'Location' }).focus()
    for (let times = 0; times < 40; times++) {
      await page.keyboard.press('Tab')
      expect(await isFocusSeen(page)).toBe(true)
    }
    await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeInViewport({ ratio: 1 })
    for (let times = 0; times < 30; times++) {
      await page.keyboard.press('Shift+Tab')
      expect(await isFocusSeen(page)).toBe(true)
    }
  })
})

/** Whether the middle of the focused control is what one sees there. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return focused !== null && (focused.contains(seen) || focused.parentElement === seen)
  })
