import { expect, type Page, test } from '@playwright/test'
import { signedIn } from './person.ts'

const CV = `Ada Example
ada@example.org | London
Experience
Acme Ltd
Data Engineer
Jan 2022 – Present
- Built the pipelines of the warehouse in Python and SQL
- Organised the summer party
Skills
Jira, Slack
Languages
English, French`

test("a CV's options are changed with the keyboard, and each keeps the focus", async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await uploaded(page)
  await page.goto(`/dashboard/resume-generator?jobId=${await jobFor(page, 'Python')}`)
  await page.getByRole('button', { name: 'Generate CV for this job' }).click()

  const first = page.getByRole('checkbox').first()
  await expect(first).toBeChecked()
  await first.focus()
  for (const isTaken of [false, true]) {
    await settles(page, () => page.keyboard.press('Space'))
    await expect(first).toBeChecked({ checked: isTaken })
    await expect(first).toBeFocused()
  }

  const paper = page.getByRole('combobox', { name: 'Paper' })
  await paper.focus()
  await settles(page, () => page.keyboard.press('ArrowDown'))
  await expect(paper).toHaveValue('letter')
  await expect(paper).toBeFocused()

  await page.getByRole('radio', { name: 'Plain' }).focus()
  await settles(page, () => page.keyboard.press('ArrowDown'))
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeFocused()

  await page.getByRole('radio', { name: 'Ink' }).focus()
  await settles(page, () => page.keyboard.press('ArrowDown'))
  await expect(page.getByRole('radio', { name: 'Green' })).toBeFocused()

  await unfold(page, 'Content and name')
  const name = page.getByLabel('Name of this CV')
  await name.fill('By keyboard')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'By keyboard' })).toBeVisible()
  await expect(name).toBeFocused()
})

test('an option changed in another window is shown, and unsaved input stays', async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await uploaded(page)
  await page.goto('/dashboard/resume-generator')
  await page.getByRole('button', { name: 'Generate CV' }).click()
  await unfold(page, 'Versions')
  const name = page.getByLabel('Name this version')
  await name.fill('Half a na')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Modern').check()
  await expect(page.getByLabel('Modern')).toBeChecked()
  await expect(name).toHaveValue('Half a na')
  await expect(name).toBeFocused()
})

test('the sections of a CV are moved by keyboard and by pointer', async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await uploaded(page)
  await page.goto('/dashboard/resume-generator')
  await page.getByRole('button', { name: 'Generate CV' }).click()
  await unfold(page, 'Order of sections')
  const rows = page.getByRole('region', { name: 'Order of sections' }).getByRole('listitem')
  const names = () => rows.allInnerTexts()
  await expect(rows.first()).toBeVisible()
  const [first, second, third] = await names()

  const down = page.getByRole('button', { name: `Move ${first} down` })
  await down.focus()
  await settles(page, () => page.keyboard.press('Enter'))
  await expect(down).toBeFocused()
  expect((await names()).slice(0, 3)).toEqual([second, first, third])

  const from = await rows.nth(2).locator('[data-drag]').boundingBox()
  const to = await rows.nth(0).boundingBox()
  if (!from || !to) throw new Error('the rows are not shown')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 5 })
  await settles(page, () => page.mouse.up())
  await expect(async () => {
    expect((await names()).slice(0, 3)).toEqual([third, second, first])
  }).toPass()
})

test('a cover letter is edited with the keyboard and has no length option', async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await uploaded(page)
  await page.goto('/dashboard/cover-letter')
  await page.getByLabel('Job title').fill('Data Engineer')
  await page.getByRole('button', { name: 'Write letter' }).click()
  await unfold(page, 'Design')
  const design = page.getByRole('region', { name: 'Design' })
  await expect(design.getByLabel('Spacing')).toBeVisible()
  await expect(design.getByLabel('Length')).toHaveCount(0)

  const density = design.getByLabel('Spacing')
  await density.focus()
  await settles(page, () => page.keyboard.press('ArrowDown'))
  await expect(density).toHaveValue('tight')
  await expect(density).toBeFocused()

  await unfold(page, 'Recipient and subject')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Data Engineer, in Oslo')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(subject).toBeFocused()
  await expect(subject).toHaveValue('Data Engineer, in Oslo')
})

const unfold = (page: Page, part: string) =>
  page.locator('summary').filter({ hasText: part }).click()

async function uploaded(page: Page) {
  const answer = await page.request.post('/api/me/cvs', {
    multipart: { text: CV },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A job that asks for a skill which the CV mentions but does not list. */
async function jobFor(page: Page, skill: string): Promise<number> {
  const answer = await page.request.get(`/api/jobs?query=${skill}`)
  const { jobs } = (await answer.json()) as { jobs: { id: number; tags: string[] }[] }
  const job = jobs.find(({ tags }) => tags.includes(skill))
  expect(job, `a job that asks for ${skill}`).toBeDefined()
  return job?.id as number
}

/** Changes an option and waits until the preview is updated. */
async function settles(page: Page, press: () => Promise<void>) {
  const preview = page.locator('.maker-preview')
  const before = await preview.getByRole('img').first().getAttribute('src')
  await press()
  await expect(preview.getByRole('img').first()).not.toHaveAttribute('src', before as string)
  await expect(preview).toHaveAttribute('aria-busy', 'false')
}
