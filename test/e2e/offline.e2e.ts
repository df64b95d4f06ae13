import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { signedIn } from './person.ts'

const NOT_REACHED = 'Couldn’t save: the server didn’t respond.'
const UPLOAD_FAILED = 'There was an error uploading your file. Please try again.'
const CV = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Five years of Rust') }

/** Aborts all requests to dashboard pages until the returned function is called. */
async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  const pages = /\/dashboard\//
  await page.route(pages, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(pages)
}

test('a form that gets no answer keeps its input, says so and can be sent again', async ({
  page,
}) => {
  test.slow()
  await signedIn(page, 'Ada Example')
  await openPage(page, '/dashboard/profile')
  const about = page.getByRole('region', { name: 'Basic information' })
  await about.getByLabel('About You').fill('I build search engines.')
  const findNetwork = await loseNetwork(page)
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByRole('alert')).toContainText(NOT_REACHED)
  await expect(about.getByLabel('About You')).toHaveValue('I build search engines.')
  const resume = page.getByRole('region', { name: 'CV', exact: true })
  await resume.getByLabel('Your CV', { exact: true }).setInputFiles(CV)
  await expect(resume.getByRole('alert')).toHaveText(UPLOAD_FAILED)
  await findNetwork()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Saved')).toBeVisible()
  await expect(about.getByRole('alert')).toBeHidden()
})

test('an onboarding step and an application say that they were not saved', async ({ page }) => {
  test.slow()
  await signedIn(page, 'Ada Example')
  await openPage(page, '/dashboard/onboarding?step=2')
  await page.getByLabel('About You').fill('I build search engines.')
  let findNetwork = await loseNetwork(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Failed to save step data')).toBeVisible()
  await expect(page.getByLabel('About You')).toHaveValue('I build search engines.')
  await findNetwork()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 3 of 5')).toBeVisible()

  const answer = await page.request.post('/api/me/applications', {
    data: { jobTitle: 'Backend Engineer', companyName: 'Acme' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { id } = (await answer.json()) as { id: number }
  await openPage(page, `/dashboard/job-tracker/${id}`)
  const notes = page.getByRole('form', { name: 'Notes' })
  await notes.getByRole('textbox').fill('Ask about the rota')
  findNetwork = await loseNetwork(page)
  await notes.getByRole('button', { name: 'Save notes' }).click()
  await expect(notes.getByRole('alert')).toContainText(NOT_REACHED)
  await expect(notes.getByRole('textbox')).toHaveValue('Ask about the rota')
  await findNetwork()
  await notes.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Application updated successfully')).toBeVisible()
})

test('the dashboard menu stays when one of its pages fails to load', async ({ page }) => {
  await signedIn(page, 'Ada Example')
  await openPage(page, '/dashboard/profile')
  const findNetwork = await loseNetwork(page)
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on our side',
  )
  await findNetwork()
  await menu.getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile')
})
