import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const WIDTHS = [1440, 390]

/** Like a request from a script of our own pages. */
const headers = { 'sec-fetch-site': 'same-origin' }

async function track(page: Page, values: object = {}): Promise<string> {
  const data = { jobTitle: 'Backend Engineer', companyName: 'Acme', ...values }
  const answer = await page.request.post('/api/me/applications', { data, headers })
  const { id } = (await answer.json()) as { id: number }
  return `/dashboard/job-tracker/${id}`
}

const notesOf = (page: Page) => page.getByRole('region', { name: 'Notes' }).getByRole('textbox')

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

for (const width of WIDTHS) {
  test(`a person follows one application on its page at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await signedIn(page, 'Ada Example')
    await openPage(page, await track(page))

    await page.getByRole('combobox', { name: 'Move to' }).selectOption('Applied')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('Moved to Applied', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Moved to Applied', { exact: true })).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Move to' })).toHaveValue('Interested')

    await page.getByText('Add an interview').click()
    const interview = page.getByRole('form', { name: 'New interview' })
    await interview.getByLabel('Round').fill('System design')
    await interview.getByLabel('Starts').fill('2026-03-29T10:00')
    await interview.getByLabel('Time zone').fill('Europe/Berlin')
    await interview.getByRole('button', { name: 'Add interview' }).click()
    await expect(section(page, /Interviews/)).toContainText('Sunday, March 29, 2026, 10:00–11:00')
    await expect(interview).toBeHidden()

    await page.getByText('Add a task').click()
    const task = page.getByRole('form', { name: 'New task' })
    await task.getByLabel('Task').fill('Call Jo')
    await task.getByLabel('Due date').fill('2026-03-05')
    await task.getByRole('button', { name: 'Add task' }).click()
    await expect(section(page, /Tasks/)).toContainText('March 5, 2026, in 3 days')
    await page.getByRole('button', { name: 'Mark as done: Call Jo' }).click()
    await expect(page.getByRole('button', { name: 'Reopen: Call Jo' })).toBeVisible()

    await page.getByText('Add a contact').click()
    const contact = page.getByRole('form', { name: 'New contact' })
    await contact.getByLabel('Name').fill('Jo')
    await contact.getByLabel('Email').fill('jo@acme.example')
    await contact.getByRole('button', { name: 'Add contact' }).click()
    await expect(page.getByRole('link', { name: 'jo@acme.example' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete contact: Jo' }).click()
    await expect(page.getByRole('link', { name: 'jo@acme.example' })).toBeHidden()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByRole('link', { name: 'jo@acme.example' })).toBeVisible()

    await page.getByText('Add a document').click()
    const document = page.getByRole('form', { name: 'New document' })
    const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Acme') }
    await document.getByLabel('Upload a file').setInputFiles(file)
    await document.getByRole('button', { name: 'Add document' }).click()
    const link = page.getByRole('link', { name: 'letter.txt' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('letter.txt')

    await notesOf(page).fill('Ask about the rota')
    await expect(page.getByText('18/255')).toBeVisible()
    await page.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('Application updated successfully')).toBeVisible()
    await page.reload()
    await expect(notesOf(page)).toHaveValue('Ask about the rota')
  })
}

test('input survives a change in another window, and both versions are shown', async ({ page }) => {
  await signedIn(page, 'Ada Example')
  const path = await track(page, { notes: 'first' })
  await openPage(page, path)
  const other = await page.context().newPage()
  await openPage(other, path)

  await notesOf(page).fill('from the desk')
  await notesOf(other).fill('from the phone')
  await other.getByRole('button', { name: 'Save notes' }).click()
  await expect(other.getByText('Application updated successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Save notes' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'changed this in another tab' })
  await expect(conflict).toContainText('from the desk')
  await expect(conflict).toContainText('from the phone')
  await expect(notesOf(page)).toHaveValue('from the desk')
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expect(conflict).toBeHidden()
  await expect(notesOf(other)).toHaveValue('from the desk')
})

test('a table is pasted, its questions answered, imported and undone', async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await openPage(page, '/dashboard/job-tracker/import')
  await page
    .getByLabel('Rows from a spreadsheet, including the header row')
    .fill('Role,Company,Status,Applied\nEngineer,Acme,Vibe check,03/02/2026\n,Nobody,,\n')
  await page.getByRole('button', { name: 'Preview import' }).last().click()
  await expect(page.getByText('Line 3 has no job title.')).toBeVisible()
  await page.getByLabel('February 3, 2026 (day first)').check()
  await page.getByLabel('“Vibe check” means').selectOption('Final Interview')
  await page.getByRole('button', { name: 'Update preview' }).click()
  await expect(page.getByRole('row', { name: /Engineer/ })).toContainText('Final Interview')
  await expect(page.getByRole('row', { name: /Engineer/ })).toContainText('February 3, 2026')
  await page.getByRole('button', { name: 'Import selected rows' }).click()
  await expect(page.getByText('1 application imported.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Import undone.')).toBeVisible()
})

test("the calendar's address is created, shown once and revoked", async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await openPage(page, '/dashboard/calendar')
  await page.getByText('See your dates in your own calendar app').click()
  await page.getByRole('button', { name: 'Create my calendar address' }).click()
  const address = page.getByText(/\/calendar\/[\w-]{43}\.ics/)
  const url = (await address.textContent()) ?? ''
  expect((await page.request.get(url)).headers()['content-type']).toContain('text/calendar')
  await page.reload()
  await expect(page.getByText('Your calendar address is active')).toBeVisible()
  await expect(address).toBeHidden()
  await page.getByRole('button', { name: 'Revoke address' }).click()
  await expect(page.getByText('Address revoked.')).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages of an application in the ${theme} theme`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await signedIn(page, 'Ada Example')
    const path = await track(page, {
      jobDescription: 'Build.\n\nKeep it fast.',
      followUpOn: '2026-03-01',
    })
    const parts = `/api/me/applications/${path.split('/').at(-1)}`
    await page.request.post(`${parts}/tasks`, {
      data: { title: 'Call', dueOn: '2026-03-01' },
      headers,
    })
    await page.request.post(`${parts}/contacts`, {
      data: { name: 'Jo', email: 'jo@acme.example' },
      headers,
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const address of [path, '/dashboard/calendar', '/dashboard/job-tracker/import']) {
        await openPage(page, address)
        await page.evaluate(() => {
          for (const it of document.querySelectorAll('details')) it.open = true
        })
        const found = await axeFindings(page)
        expect(found, `${address} ${width}`).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${address} ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
