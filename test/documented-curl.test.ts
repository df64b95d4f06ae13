/** Every curl command in docs/api.md and on the pages of /api/docs, in a shell and as written. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { API_CHAPTERS } from '#core/api/api-chapters.ts'
import { createTestApp } from './app.ts'
import { pdf, png } from './sample-files.ts'
import { twoPeople } from './security/two-people.ts'

/** Routes whose example body cannot be accepted: the code is not the one that was emailed; ids must be unique, and exist. */
const UNFIT = [
  "curl -X POST 'http://rolecall.test/api/me/email-delivery/resume'",
  "curl -X PUT 'http://rolecall.test/api/me/cvs/",
  "curl -X PATCH 'http://rolecall.test/api/me/letters/",
  "curl -X POST 'http://rolecall.test/api/me/letters/",
]

const run = promisify(execFile)

/** Where the documents say that the server is. */
const DOCUMENTED_URL = 'http://localhost:3000'

/** A cursor of another database. */
const FORGOTTEN = 'since=7654-0-7654-00c0ffee'

/** The status, and the exit code of curl in case there is none. A stream is cut off. */
async function type(command: string, env: Record<string, string>, cwd = '.'): Promise<string> {
  const quiet = `${command} -s -o /dev/null -w '%{http_code}' --max-time ${/live/.test(command) ? 5 : 20}`
  const shell = { cwd, env: { PATH: `${process.env.PATH}`, ...env } }
  return run('sh', ['-c', quiet], shell).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

async function served() {
  const app = await createTestApp()
  const { ada } = await twoPeople(app)
  const made = await ada.send('POST', '/api/me/tokens', {
    name: 'curl',
    isReadOnly: false,
    lifetimeDays: 30,
  })
  const { token } = (await made.json()) as { token: string }
  return { app, ada, token, url: `http://127.0.0.1:${await app.listen()}` }
}

test('the curl commands of docs/api.md run', async () => {
  const { token, url } = await served()
  const document = fs.readFileSync('docs/api.md', 'utf8')
  const commands = [...document.matchAll(/```sh\n([^`]+)```/g)].flatMap(([, block = '']) =>
    block.trim().replaceAll('\\\n', '').split('\n'),
  )
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) {
    const typed = command.replaceAll(DOCUMENTED_URL, url).replaceAll('rc_…', token)
    const status = await type(typed, {})
    const right = command.includes(FORGOTTEN) ? '410' : '200'
    expect(status, command).toBe(right)
  }
}, 120_000)

test('the curl commands of /api/docs run, and their example values are accepted', async () => {
  const { app, token, url } = await served()
  const pages = await Promise.all(API_CHAPTERS.map(({ slug }) => app.page(`/api/docs/${slug}`)))
  const commands = pages.flatMap((page) =>
    [...page.matchAll(/<code[^>]*>(curl [^<]+)<\/code>/g)].map(([, html = '']) => plain(html)),
  )
  expect(commands.length).toBeGreaterThan(120)
  const wrong: string[] = []
  const files = sampleFiles()
  for (const command of commands) {
    const typed = command.replace(/(?<=^curl (?:-X \w+ )?')https?:\/\/[^/']+/, url)
    const status = await type(typed, { TOKEN: token, SESSION_COOKIE: 'none' }, files)
    // The examples' ids and versions are nobody's, and some routes need a session.
    const isUnfit = UNFIT.some((route) => command.startsWith(route))
    if (!isUnfit && !/^(?:2\d\d|401|403|404|409)$/.test(status)) wrong.push(`${status} ${command}`)
  }
  expect(wrong).toEqual([])
}, 240_000)

function sampleFiles(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-curl-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  fs.writeFileSync(path.join(directory, 'cv.pdf'), pdf())
  fs.writeFileSync(path.join(directory, 'me.png'), png())
  fs.writeFileSync(path.join(directory, 'applications.csv'), 'Job title,Company\nBaker,Acme\n')
  return directory
}

const plain = (html: string) =>
  html
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
