/** The tracker: applications added from a job, moved in every way, undone, selected in the table, and in conflict. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

/** Requests with a session are refused without a Sec-Fetch-Site or Origin header. */
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

const BOARD = '/dashboard/job-tracker'
const TABLE = '/dashboard/job-tracker?view=table'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a job is tracked from its page, moved by keyboard, menu and pointer, undone, deleted and restored', async ({
      page,
    }) => {
      test.slow()
      await signedIn(page, 'Ada Example')
      await openPage(page, '/jobs/1')
      const title = await page.getByRole('heading', { level: 1 }).innerText()

      await page.getByRole('link', { name: 'Track App' }).click()
      const dialog = page.getByRole('dialog', { name: 'Track application' })
      await expect(dialog).toContainText(title)
      await expect(dialog.getByLabel('Stage')).toHaveValue('Interested')
      await expect(dialog.getByLabel('Applied date')).toBeHidden()
      await dialog.getByLabel('Stage').selectOption('Applied')
      await expect(dialog.getByLabel('Applied date')).toHaveValue('2026-03-02')
      await dialog.getByLabel('Stage').selectOption('Interested')
      await dialog.getByLabel('Notes').fill('Ask Grace')
      await expect(dialog).toContainText('9/255')
      await dialog.getByRole('button', { name: 'Add to Job Tracker' }).click()
      await expect(
        page.getByRole('status').filter({ hasText: 'Added to Job Tracker' }),
      ).toContainText(`${title} has been added to your application tracker`)
      await expect(dialog).toBeHidden()

      await openPage(page, BOARD)
      const said = (text: string) => page.getByRole('status').filter({ hasText: text })
      const link = page.getByRole('link', { name: title, exact: true })
      await expect(column(page, 'Interested').getByRole('link', { name: title })).toBeVisible()

      await link.focus()
      await page.keyboard.press('Space')
      await expect(said('Picked up')).toContainText('in Interested')
      await page.keyboard.press('ArrowRight')
      await expect(said('Applied, 2 of 11.')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(said('stays in Interested')).toHaveCount(1)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await expect(said('Application updated successfully')).toContainText(/Moved .+ to Applied/)
      await expect(column(page, 'Applied').getByRole('link', { name: title })).toBeFocused()

      await page.keyboard.press('m')
      await page.getByRole('menuitemradio', { name: 'Follow Up' }).press('Enter')
      await expect(said('Application updated successfully')).toContainText(/Moved .+ to Follow Up/)
      await expect(column(page, 'Follow Up').getByRole('link', { name: title })).toBeFocused()

      await drag(page, link, column(page, 'Applied'))
      await expect(said('Application updated successfully')).toContainText(/Moved .+ to Applied/)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(said('Application updated successfully')).toContainText(/back to Follow Up/)
      await expect(column(page, 'Follow Up').getByRole('link', { name: title })).toBeVisible()

      await track(page, [{ jobTitle: 'Second Job' }, { jobTitle: 'Third Job' }])
      await page.getByRole('link', { name: 'Table' }).click()
      await expect(page).toHaveURL(/view=table/)
      await expect(rows(page)).toHaveCount(3)
      await page.getByRole('checkbox', { name: 'Select all shown (3)' }).check()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(said('3 applications deleted successfully')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(rows(page)).toHaveCount(3)
      await page
        .getByRole('combobox', { name: 'Stage of Second Job at Unknown Company' })
        .selectOption('Rejected')
      await expect(said('Application updated successfully')).toContainText(
        'Moved Second Job at Unknown Company to Rejected',
      )
    })

    test('axe finds nothing on the kanban, the table, the dialog and the page for adding, in both themes', async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signedIn(page, 'Bob Example')
      await track(page, SOME)
      for (const theme of ['light', 'dark']) {
        for (const path of [
          BOARD,
          TABLE,
          `${BOARD}?query=zzz`,
          `${BOARD}/new`,
          `${BOARD}/new?paste=1`,
          '/jobs/1',
        ]) {
          await page.goto('/about')
          await page.evaluate((value) => localStorage.setItem('theme', value), theme)
          await openPage(page, path)
          if (path === '/jobs/1') {
            await page.getByRole('link', { name: 'Track App' }).click()
            await expect(page.getByRole('dialog', { name: 'Track application' })).toBeVisible()
          }
          for (const summary of await page.locator('.tracker summary').all()) await summary.click()
          const found = await axeFindings(page)
          expect(found, `${theme} ${path}`).toEqual([])
        }
      }
    })
  })
}

test('two windows that change the same card see both changes, and the person chooses', async ({
  page,
  context,
}) => {
  await signedIn(page, 'Cleo Example')
  const [id] = await track(page, [{ jobTitle: 'Contested Job', companyName: 'Acme' }])
  const other = await context.newPage()
  await openPage(page, BOARD)
  // While this request is on its way, the other window changes the card.
  await page.route(
    `**/api/me/applications/${id}`,
    async (route) => {
      await openPage(other, TABLE)
      await other
        .getByRole('combobox', { name: 'Stage of Contested Job at Acme' })
        .selectOption('Rejected')
      await expect(other.getByRole('status').filter({ hasText: 'to Rejected' })).toHaveCount(1)
      await route.continue()
    },
    { times: 1 },
  )

  await moveByMenu(page, 'Contested Job at Acme', 'Applied')
  const dialog = page.getByRole('dialog', { name: 'This was changed elsewhere' })
  await expect(dialog.getByRole('radio', { name: /Yours/ })).toBeChecked()
  await expect(dialog).toContainText('Applied')
  await expect(dialog).toContainText('Rejected')
  await dialog.getByRole('button', { name: 'Keep selected' }).click()
  await expect(column(page, 'Applied').getByRole('link', { name: 'Contested Job' })).toBeVisible()
})

test('a different field changed meanwhile is kept when moving', async ({ page }) => {
  await signedIn(page, 'Dana Example')
  const [id] = await track(page, [{ jobTitle: 'Shared Job', companyName: 'Acme' }])
  await openPage(page, BOARD)
  await page.route(
    `**/api/me/applications/${id}`,
    async (route) => {
      await page.request.patch(`/api/me/applications/${id}`, {
        data: { version: 1, notes: 'From afar' },
        headers: OWN_PAGE,
      })
      await route.continue()
    },
    { times: 1 },
  )

  await moveByMenu(page, 'Shared Job at Acme', 'Pre-Screen')
  await expect(page.getByRole('status').filter({ hasText: 'to Pre-Screen' })).toHaveCount(1)
  await expect(column(page, 'Pre-Screen').getByRole('link', { name: 'Shared Job' })).toBeVisible()
  const now = await (await page.request.get(`/api/me/applications/${id}`)).json()
  expect(now).toMatchObject({ stage: 'Pre-Screen', notes: 'From afar' })
})

test('a failed change is reverted and reported', async ({ page }) => {
  await signedIn(page, 'Eve Example')
  await track(page, [{ jobTitle: 'Far Job', companyName: 'Acme' }])
  await openPage(page, BOARD)
  await page.route('**/api/me/applications/**', (route) => route.abort())

  await moveByMenu(page, 'Far Job at Acme', 'Applied')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to update application' }),
  ).toHaveCount(1)
  await expect(column(page, 'Interested').getByRole('link', { name: 'Far Job' })).toBeVisible()
})

test('touching and holding a card drags it, and swiping scrolls', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signedIn(page, 'Fay Example')
  await track(page, [
    { jobTitle: 'Held Job', companyName: 'Acme' },
    { jobTitle: 'There', stage: 'Applied' },
  ])
  await openPage(page, BOARD)
  const touch = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    })
  const card = page.getByRole('article').filter({ hasText: 'Held Job' })
  const from = await middleOf(card)
  const to = await middleOf(column(page, 'Applied'))

  await send('touchStart', from.x, from.y)
  await expect(page.locator('.board-card-copy')).toBeVisible()
  for (let step = 1; step <= 5; step++) {
    await send('touchMove', from.x + ((to.x - from.x) * step) / 5, from.y)
  }
  await send('touchEnd')
  await expect(column(page, 'Applied').getByRole('link', { name: 'Held Job' })).toBeVisible()
  await expect(page).toHaveURL(BOARD)

  // Without holding first, the page scrolls.
  const before = await middleOf(page.getByRole('article').filter({ hasText: 'Held Job' }))
  await send('touchStart', before.x, before.y)
  for (const step of [1, 2, 3, 4]) await send('touchMove', before.x - step * 30, before.y)
  await expect(page.locator('.board-card-copy')).toHaveCount(0)
  await send('touchEnd')
  await expect(column(page, 'Applied').getByRole('link', { name: 'Held Job' })).toBeVisible()
  await context.close()
})

test('an application without a reply for thirty days is asked about, and only the person decides', async ({
  page,
}) => {
  await signedIn(page, 'Gus Example')
  const silent = { companyName: 'Acme', stage: 'Applied', appliedOn: '2026-01-20' }
  await track(page, [
    { jobTitle: 'Silent Job', ...silent },
    { jobTitle: 'Hopeful Job', ...silent },
  ])
  await openPage(page, BOARD)
  await expect(column(page, 'Applied').getByText('No reply for 40 days')).toHaveCount(2)

  await page.getByText('2 applications with no reply for 30+ days').click()
  await page.getByRole('button', { name: /Mark as ghosted.*Silent Job at Acme/ }).click()
  await page.getByText(/^Ended/).click()
  await expect(column(page, 'Ghosted').getByRole('link', { name: 'Silent Job' })).toBeVisible()
  await page.getByRole('button', { name: /Still waiting.*Hopeful Job at Acme/ }).click()
  await expect(page.getByText('with no reply for 30+ days')).toHaveCount(0)
  await expect(column(page, 'Applied').getByRole('link', { name: 'Hopeful Job' })).toBeVisible()
})

test('columns collapse, and stay collapsed in this browser', async ({ page }) => {
  await signedIn(page, 'Hal Example')
  await track(page, SOME)
  await openPage(page, BOARD)
  await expect(
    column(page, 'Final Interview').getByRole('button', { name: 'Expand Final Interview' }),
  ).toBeVisible()
  const ended = page.getByText(/^Ended/)
  await expect(column(page, 'Rejected')).toBeHidden()
  await ended.click()
  await expect(column(page, 'Rejected')).toBeVisible()
  await column(page, 'Applied').getByRole('button', { name: 'Collapse Applied' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand Applied' })).toBeVisible()
  await expect(column(page, 'Applied').getByRole('article')).toHaveCount(0)
  await expect(column(page, 'Rejected')).toBeVisible()
  await ended.click()
  await expect(column(page, 'Rejected')).toBeHidden()
})

test('search, stages and order are in the address, and the back button undoes them', async ({
  page,
}) => {
  await signedIn(page, 'Ida Example')
  await track(page, SOME)
  await openPage(page, BOARD)
  await page.getByRole('searchbox', { name: 'Search your applications' }).fill('zurich')
  await expect(page).toHaveURL(/query=zurich/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear' }).click()
  // Beside columns that say the same, they are there for keys.
  await page.getByRole('checkbox', { name: /^Applied/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/stage=Applied/)
  await expect(page.locator('section[data-stage]')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('section[data-stage]')).toHaveCount(11)
  await expect(page.getByRole('checkbox', { name: /^Applied/ })).not.toBeChecked()
})

test('a visitor who tracks a job signs in first', async ({ page }) => {
  await openPage(page, '/jobs/1')
  await page.getByRole('link', { name: 'Track App' }).click()
  await expect(page).toHaveURL('/auth/signin?next=%2Fdashboard%2Fjob-tracker%2Fnew%3FjobId%3D1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a pasted job is read and added, moved in the kanban and in the table, deleted and restored', async ({
    page,
  }) => {
    await signedIn(page, 'Joy Example')
    await page.goto(`${BOARD}/new?paste=1`)
    await page
      .getByLabel('Listing text')
      .fill(
        'Senior Backend Engineer\nAcme Corp · Berlin, Germany\nAbout the job\nWe pay €80,000 - €95,000 a year.',
      )
    await page.getByRole('button', { name: 'Find job details' }).click()
    await expect(page.getByLabel('Job title')).toHaveValue('Senior Backend Engineer')
    await expect(page.getByLabel('Company')).toHaveValue('Acme Corp')
    await expect(page.getByLabel('Location')).toHaveValue('Berlin, Germany')
    await expect(page.getByLabel('Salary range')).toHaveValue('€80,000 - €95,000')
    await expect(page.getByLabel('Applied date')).toBeHidden()
    await page.getByLabel('Stage').selectOption('Applied')
    await expect(page.getByLabel('Applied date')).toBeVisible()
    await page.getByRole('button', { name: 'Add to Job Tracker' }).click()
    await expect(page.getByRole('status').first()).toContainText(
      'Job application added successfully',
    )

    const name = 'Senior Backend Engineer at Acme Corp'
    await page.getByLabel(`Move ${name} to`).selectOption('Tech Interview')
    await page.getByRole('article').getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByRole('status').first()).toContainText(`Moved ${name} to Tech Interview`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1)

    await page.getByRole('link', { name: 'Table' }).click()
    await page.getByLabel(`Stage of ${name}`).selectOption('Offer Received')
    await page.getByRole('button', { name: `Move ${name}` }).click()
    await expect(page.getByLabel(`Stage of ${name}`)).toHaveValue('Offer Received')
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Application deleted successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
  })

  test('a duplicate is warned about and added anyway, and errors are shown beside their field', async ({
    page,
  }) => {
    await signedIn(page, 'Kim Example')
    await page.goto(`${BOARD}/new?jobId=1`)
    await page.getByRole('button', { name: 'Add to Job Tracker' }).click()
    await page.goto(`${BOARD}/new?jobId=1`)
    await page.getByLabel('Notes').fill('Again')
    await page.getByRole('button', { name: 'Add to Job Tracker' }).click()
    await expect(page.getByRole('alert').first()).toContainText('You already track this job.')
    await expect(page.getByLabel('Notes')).toHaveValue('Again')
    await page.getByRole('button', { name: 'Track anyway' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)

    await page.goto(`${BOARD}/new`)
    await page.getByLabel('Job title').fill('   ')
    await page.getByRole('button', { name: 'Add to Job Tracker' }).click()
    await expect(page.getByLabel('Job title')).toHaveAccessibleDescription(
      'Job title must not be empty',
    )
  })
})

const SOME = [
  { jobTitle: 'Backend Engineer', companyName: 'Acme', jobLocation: 'Zürich', notes: 'Ask Grace' },
  { jobTitle: 'Designer', companyName: 'Globex', stage: 'Applied', appliedOn: '2026-01-20' },
  {
    jobTitle: 'Analyst',
    companyName: 'Initech',
    stage: 'Applied',
    salaryRange: '$90,000 - $105,000',
  },
  { jobTitle: 'Manager', companyName: 'Hooli', stage: 'Offer Received', followUpOn: '2026-03-02' },
]

/** Tracks applications over the API. Returns their ids. */
async function track(page: Page, applications: object[]): Promise<number[]> {
  const ids: number[] = []
  for (const data of applications) {
    const answer = await page.request.post('/api/me/applications', {
      data: { ...data, anyway: true },
      headers: OWN_PAGE,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push(((await answer.json()) as { id: number }).id)
  }
  return ids
}

const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: new RegExp(`^${stage} \\d`) })

async function moveByMenu(page: Page, name: string, stage: string) {
  await page.getByRole('button', { name: `Move or delete ${name}` }).click()
  await page.getByRole('menuitemradio', { name: stage }).click()
}

async function middleOf(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, what: Locator, to: Locator) {
  const from = await middleOf(what)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y, { steps: 4 })
  const box = await to.boundingBox()
  if (!box) throw new Error('the element is not visible')
  // Drop within the viewport, because on a phone most of a column is outside it.
  const width = page.viewportSize()?.width ?? 0
  const x = Math.min(Math.max(box.x + box.width - 20, 4), width - 4)
  await page.mouse.move(x, box.y + 60, { steps: 8 })
  await expect(to).toHaveClass(/column-over/)
  await page.mouse.up()
}

/** Of the table, without its head, which phones don't show. */
const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select / }) })
