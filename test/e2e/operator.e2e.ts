/** Whoever runs the copy: from the server's code to a board that is read, pauses, loses its jobs and comes back. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { authenticator } from '../authenticator.ts'
import { NOW } from './now.ts'
import { openPage } from './open-page.ts'
import { PASSWORD, signedIn } from './person.ts'
import { noteOf } from './server-note.ts'

const run = promisify(execFile)

test('an operator begins with a code, and a board is read, paused, lost and removed', async ({
  page,
  baseURL,
}) => {
  test.slow() // Boards are read by the server in its own time.
  const { email } = await signedIn(page, 'Olga Operator')
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-board-'))
  const name = `directory/${directory}`
  const command = async (file: string, ...args: string[]) => {
    const env = { ...process.env, DATA_DIR: noteOf(`${baseURL}`).dataDir, PUBLIC_URL: `${baseURL}` }
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
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await page.getByLabel('Code').fill(codeAt(30))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources')
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
  await expect(page.getByRole('heading', { name: 'What is held' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Lamp Keeper', exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'They are gone: close 4 jobs' }).click()
  await expect(page.getByText('4 jobs that nobody else lists are closed.')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('It is paused. What is listed on it stays.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It goes on, at once.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`${name} is removed.`)).toBeVisible()
  await expectNoViolations(page)
})

/** What stands on the board from now on. */
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

/** Wide in one theme and on a phone in the other. */
async function expectNoViolations(page: Page) {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
    expect(found, `${colorScheme} ${width}`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
