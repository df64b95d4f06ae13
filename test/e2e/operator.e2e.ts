/** An operator's journey: the server's code, a board that is read, paused and removed, and a visitor's message. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { authenticator } from '../authenticator.ts'
import { expectNoViolations } from './axe-findings.ts'
import { NOW } from './now.ts'
import { openPage } from './open-page.ts'
import { PASSWORD, signedIn } from './person.ts'
import { serverInfo } from './server-info.ts'

const run = promisify(execFile)

test('an operator enters a code, and a board is read, paused, loses its jobs and is removed', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(6 * 60_000) // A long journey, and the server reads boards on its own schedule.
  const { email } = await signedIn(page, 'Olga Operator')
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-board-'))
  const name = `directory/${directory}`
  const command = async (file: string, ...args: string[]) => {
    const env = {
      ...process.env,
      DATA_DIR: serverInfo(`${baseURL}`).dataDir,
      PUBLIC_URL: `${baseURL}`,
    }
    const { stdout } = await run('node', [`src/server/commands/${file}.ts`, ...args], { env })
    return stdout
  }
  const [code = ''] = /[A-Z1-9]{4}(?:-[A-Z1-9]{4}){3}/.exec(await command('operator', 'code')) ?? []

  await openPage(page, '/admin/sources')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')

  await openPage(page, '/admin/setup')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Go to Security' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  const link = page.getByRole('link', { name: 'Open the app' })
  const app = authenticator((await link.getAttribute('href')) ?? '')
  const codeAt = (seconds: number) => app.codeAt(new Date(Date.parse(NOW) + seconds * 1_000))
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(0))
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await expect(page.getByText('On, with 10 backup codes left')).toBeVisible()

  await openPage(page, '/admin/setup')
  await expectNoViolations(page)
  await page.getByLabel('Code').fill('AAAA-AAAA-AAAA-AAAA')
  await page.getByRole('button', { name: 'Become an operator' }).click()
  await expect(page.getByText('This code is wrong')).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Become an operator' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await page.getByLabel('Code').fill(codeAt(30))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boards and sources')
  await expectNoViolations(page)

  put(directory, ['Lamp Keeper', 'Bell Ringer', 'Gate Clerk', 'Well Inspector'])
  await command('boards', 'add', name)
  await openPage(page, '/admin/sources')
  await page.getByLabel('Search boards').fill(directory)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: directory }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(directory)
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('4 jobs: 4 new').first()).toBeVisible({ timeout: 30_000 })

  put(directory, [])
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByRole('heading', { name: 'Held listings' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('link', { name: 'Lamp Keeper', exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Close 4 jobs' }).click()
  await expect(page.getByText('4 jobs that no other board lists are closed.')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('This board is paused. Its jobs stay listed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Resumed. The board will be read right away.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`${name} was removed.`)).toBeVisible()
  await expectNoViolations(page)

  await sendContactMessage(page, `About ${directory}`)
  await openPage(page, '/admin/sources')
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
  // The server's clock does not move, so the form was filled in faster than by a person.
  await page.getByRole('link', { name: /^Spam/ }).click()
  const message = page.getByRole('article', { name: `About ${directory}` })
  await expectNoViolations(page)
  await message.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('Message moved to New.')).toBeVisible()
  await page.getByRole('link', { name: /^New \d/ }).click()
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(message).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await message.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Message deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Message restored.')).toBeVisible()
  await expect(message).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Newsletter' }).first().click()
  await page.getByRole('button', { name: 'Write an issue' }).click()
  await page.getByLabel('Subject').fill('Lanterns')
  await page.getByLabel('Text', { exact: true }).fill('The **keepers** are [here](/jobs).')
  await page.getByRole('button', { name: 'Save and preview' }).click()
  await expect(page.frameLocator('iframe').getByText('keepers', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Saved, and a test is on its way to you.')).toBeVisible()

  const subject = page.getByLabel('Subject')
  await subject.fill('Lanterns and bells')
  const [question] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.message()
    }),
    page.getByRole('link', { name: 'All issues' }).click(),
  ])
  expect(question).toBe('Leave this page? Your changes aren’t saved.')
  await expect(subject).toHaveValue('Lanterns and bells')
  await subject.fill('Lanterns')
  await page.getByRole('link', { name: 'All issues' }).click()
  await expect(page.getByRole('link', { name: 'Lanterns' })).toBeVisible()
  await expectNoViolations(page)
})

async function sendContactMessage(page: Page, subject: string) {
  await openPage(page, '/contact')
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('Please add this board again.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
}

/** Replaces the board's listings. */
function put(directory: string, titles: readonly string[]) {
  const lines = titles.map((title, at) =>
    JSON.stringify({
      source: 'directory',
      board: directory,
      id: `${at}`,
      title,
      company: 'Lantern Works',
      url: `https://lantern.example/jobs/${at}`,
      description: `We look for a ${title}. ${title}s of ours work by night.`,
    }),
  )
  fs.writeFileSync(path.join(directory, 'jobs.jsonl'), `${lines.join('\n')}\n`)
}
