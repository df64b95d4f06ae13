/** One journey behind nginx and one behind Caddy, with TLS and the lines of docs/operating.md, and what their logs keep. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import { madeCvPdf } from '../made-cv-pdf.ts'
import { systemEnv } from '../system-env.ts'
import { openPage } from './open-page.ts'
import { PASSWORD } from './person.ts'
import {
  freePort,
  type ProxyName,
  PUBLIC_HOST,
  startProxy,
  stopped,
  whyWithout,
} from './proxies.ts'

const PUBLIC_URL = `https://${PUBLIC_HOST}`

test.describe.configure({ mode: 'default' }) // one server for both

let server: Awaited<ReturnType<typeof startServer>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  if (NAMES.some((name) => whyWithout(name) === null)) server = await startServer()
})

test.afterAll(async () => server?.stop())

const NAMES: ProxyName[] = ['nginx', 'caddy']

for (const name of NAMES) {
  const reason = whyWithout(name)

  test(`a person signs up, uploads a CV, tracks a job and signs out behind ${name} with TLS`, async ({
    playwright,
    launchOptions,
  }) => {
    test.skip(reason !== null, reason ?? '')
    test.slow()
    const proxy = await startProxy(name, server.port)
    const browser = await playwright.chromium
      .launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP ${PUBLIC_HOST} 127.0.0.1:${proxy.port}`,
        ],
      })
      .catch(async (error: unknown) => {
        await proxy.stop()
        throw error
      })
    try {
      const page = await newPage(browser)
      const inbox = await newPage(browser)
      const email = `ada.${randomUUID()}@example.org`

      await test.step('the inbox is closed without its key', async () => {
        expect((await inbox.goto('/dev/inbox'))?.status()).toBe(403)
        expect((await inbox.goto('/dev/inbox.json'))?.status()).toBe(404)
        await openPage(inbox, `/dev/inbox#key=${server.inboxKey}`)
        await expect(inbox).toHaveURL('/dev/inbox')
      })

      await test.step('sign up', async () => {
        await openPage(page, '/auth/signup')
        await page.getByLabel('Full name').fill('Ada Proxy')
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(page).toHaveURL(/\/auth\/verify/)
        await page.getByLabel('Code').fill(await newest(inbox, email, /^\d{6}$/m))
        await page.getByRole('button', { name: 'Confirm' }).click()
        await expect(page).toHaveURL('/dashboard')
        await ask(page, 'PATCH', '/api/me/profile', { onboardingCompleted: true })
        await signOut(page)
      })

      const links = await test.step('open links of mails', async () => {
        await openPage(page, '/auth/recover')
        await page.getByLabel('Email').fill(email)
        await page.getByRole('button', { name: 'Send me a link' }).click()
        await expect(page.getByRole('button', { name: 'Send another link' })).toBeVisible()
        const reset = await newest(inbox, email, /https:\S+\/auth\/reset\?\S+/)
        await openPage(page, reset)
        await expect(page.getByRole('button', { name: 'Save the new password' })).toBeVisible()
        await ask(page, 'POST', '/api/auth/sign-in/magic-link', { email })
        const link = await newest(inbox, email, /https:\S+\/auth\/link\?\S+/)
        await openPage(page, link)
        return [reset, link]
      })

      await test.step('sign in', async () => {
        await openPage(page, '/auth/signin')
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Login', exact: true }).click()
        await expect(page).toHaveURL('/dashboard')
      })

      await test.step('upload a CV of the largest size', async () => {
        const file = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: largestCv() }
        await openPage(page, '/dashboard/cv-analyzer')
        await page.getByLabel('Your resume').setInputFiles(file)
        await page.getByRole('link', { name: 'ada.pdf' }).click()
        await expect(page.getByRole('heading', { name: 'ada.pdf', level: 1 })).toBeVisible()
        await expect(page.locator('[id="v-email"]')).toContainText('ada@example.org')
      })

      await test.step('track a job', async () => {
        await openPage(page, '/jobs/2')
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        await page.getByRole('link', { name: 'Track App' }).click()
        const dialog = page.getByRole('dialog', { name: 'Track application' })
        await dialog.getByRole('button', { name: 'Add to Job Tracker' }).click()
        await expect(dialog).toBeHidden()
        await openPage(page, '/dashboard/job-tracker')
        await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
      })

      await test.step('hear of a change at once', async () => {
        // Kept back by the proxy, neither event would come before the stream ends, and it does not end.
        const heard = await page.evaluate(changeAfterReady)
        expect(heard).toMatchObject({ kind: 'application' })
      })

      const calendar = await test.step('subscribe to the calendar', async () => {
        await openPage(page, '/dashboard/calendar')
        await page.getByRole('button', { name: 'Make my calendar address' }).click()
        const address = await page.locator('#calendar-address').innerText()
        expect(address).toMatch(/^https:\/\/jobs\.example\.org\/calendar\/[\w-]+\.ics$/)
        const { status, type } = await proxy.ask(new URL(address).pathname)
        expect({ status, type }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' })
        return address
      })

      const cookies = [...(await page.context().cookies()), ...(await inbox.context().cookies())]
      expect(cookies.map(({ name }) => name)).toContain('__Host-rolecall.session_token')
      await test.step('sign out', () => signOut(page))

      const logged = proxy.logged()
      for (const shown of ['/auth/reset', '/auth/link', '/dev/inbox', '/calendar/']) {
        expect(logged).toContain(shown)
      }
      const secrets = [
        server.inboxKey,
        ...links.map((link) => new URL(link).searchParams.get('token') ?? ''),
        path.basename(new URL(calendar).pathname, '.ics'),
        encodeURIComponent(email),
        email,
        PASSWORD,
        ...cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value),
      ]
      for (const secret of secrets) {
        expect(secret.length, secret).toBeGreaterThan(10)
        expect(logged.includes(secret), `${secret} is in the log`).toBe(false)
      }
    } finally {
      await browser.close()
      await proxy.stop()
    }
  })

  test(`LG-03 ${name} logs no secret of an address while the server is away`, async () => {
    test.skip(reason !== null, reason ?? '')
    const proxy = await startProxy(name, await freePort())
    try {
      for (const address of ['/auth/reset?token=so-secret', '/calendar/so-secret.ics']) {
        expect((await proxy.ask(address)).status).toBe(502)
      }
      await expect.poll(() => proxy.logged()).toContain('/calendar/')
      expect(proxy.logged()).toContain('/auth/reset')
      expect(proxy.logged()).not.toContain('so-secret')
    } finally {
      await proxy.stop()
    }
  })
}

async function newPage(browser: Browser) {
  const context = await browser.newContext({
    baseURL: PUBLIC_URL,
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

async function signOut(page: Page) {
  await openPage(page, '/companies')
  await page.getByRole('button', { name: 'Account of Ada Proxy' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have been signed out successfully')).toBeVisible()
}

/** What matches in the newest message to that address, read in a browser that has the key. */
async function newest(inbox: Page, email: string, wanted: RegExp): Promise<string> {
  const address = `/dev/inbox.json?to=${encodeURIComponent(email)}`
  const { messages } = (await ask(inbox, 'GET', address)) as { messages: { text: string }[] }
  const found = wanted.exec(messages[0]?.text ?? '')?.[0]
  if (!found) throw new Error(`the newest mail to ${email} has no ${wanted}`)
  return found
}

/** As a script of the page would ask. */
function ask(page: Page, method: string, address: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, target, json]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(target, { method: verb, ...(json && { body: json, headers }) })
      if (!answer.ok) throw new Error(`${target} answered ${answer.status}`)
      return answer.json().catch(() => null)
    },
    [method, address, body ? JSON.stringify(body) : ''] as const,
  )
}

/** In the page: tracks a job once the stream has begun, and waits until the stream tells of it. */
function changeAfterReady() {
  return new Promise<object>((resolve, reject) => {
    setTimeout(() => reject(new Error('the stream is silent')), 10_000)
    const stream = new EventSource('/api/me/live')
    stream.addEventListener('ready', () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ jobTitle: 'Baker' })
      void fetch('/api/me/applications', { method: 'POST', headers, body })
    })
    stream.addEventListener('change', ({ data }: MessageEvent<string>) => {
      stream.close()
      resolve(JSON.parse(data) as object)
    })
  })
}

/** A CV of exactly as many bytes as are taken: comments before its end. */
function largestCv(): Buffer {
  const [body, end] = madeCvPdf()
    .toString('latin1')
    .split(/(?=startxref)/) as [string, string]
  const missing = MAX_FILE_BYTES - body.length - end.length
  const comment = `%${' '.repeat(98)}\n`.repeat(missing / 100)
  const rest = missing - comment.length
  return Buffer.from(`${body}${comment}${rest > 0 ? '\n'.repeat(rest) : ''}${end}`, 'latin1')
}

/** The command of the document, in a shell, on a free port and with data of its own. */
async function startServer() {
  const document = fs.readFileSync('docs/operating.md', 'utf8')
  const command = /`(HOST=\S+ PUBLIC_URL=\S+ TRUST_PROXY=\S+ npm start)`/.exec(document)?.[1]
  if (!command) throw new Error('docs/operating.md no longer says how to start behind a proxy')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-proxies-'))
  const child = spawn('sh', ['-c', command], {
    env: { ...systemEnv(), PORT: '0', DATA_DIR: dataDir, GATHER: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // a group of its own: npm and what it starts end together
  })
  const said = await untilReady(child)
  return {
    port: Number(/It listens on 127\.0\.0\.1:(\d+)/.exec(said)?.[1]),
    inboxKey: `${/#key=(\S+)/.exec(said)?.[1]}`,
    async stop() {
      await stopped(child, () => process.kill(-(child.pid as number), 'SIGTERM'))
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function untilReady(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let text = ''
    child.stderr?.on('data', (more: Buffer) => {
      text += more
      if (text.includes('Stop with Ctrl-C')) resolve(text)
    })
    child.once('exit', () => reject(new Error(text)))
  })
}
