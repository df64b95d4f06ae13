/** One journey behind nginx and one behind Caddy, with TLS and the files in `deploy`, and what the proxies log. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import { sampleCvPdf } from '../sample-cv-pdf.ts'
import { systemEnv } from '../system-env.ts'
import { untilReady } from '../until-ready.ts'
import { openPage } from './open-page.ts'
import { PASSWORD } from './person.ts'
import {
  CHALLENGE,
  freePort,
  type ProxyName,
  PUBLIC_HOST,
  reasonToSkip,
  startProxy,
  stopped,
} from './proxies.ts'

const PUBLIC_URL = `https://${PUBLIC_HOST}`

test.describe.configure({ mode: 'default' }) // one server for both

let server: Awaited<ReturnType<typeof startServer>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  if (NAMES.some((name) => reasonToSkip(name) === null)) server = await startServer()
})

test.afterAll(async () => server?.stop())

const NAMES: ProxyName[] = ['nginx', 'caddy']

for (const name of NAMES) {
  const reason = reasonToSkip(name)

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

      const links = await test.step('open the links in emails', async () => {
        await openPage(page, '/auth/recover')
        await page.getByLabel('Email').fill(email)
        await page.getByRole('button', { name: 'Send me a link' }).click()
        await expect(page.getByRole('button', { name: 'Send another link' })).toBeVisible()
        const reset = await newest(inbox, email, /https:\S+\/auth\/reset\?\S+/)
        await openPage(page, reset)
        await expect(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
        await ask(page, 'POST', '/api/auth/sign-in/magic-link', { email })
        const link = await newest(inbox, email, /https:\S+\/auth\/link\?\S+/)
        await openPage(page, link)
        return [reset, link]
      })

      await test.step('sign in', async () => {
        await openPage(page, '/auth/signin')
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await expect(page).toHaveURL('/dashboard')
      })

      await test.step('upload a CV of the largest size', async () => {
        const file = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: largestCv() }
        await openPage(page, '/dashboard/cv-analyzer')
        await page.getByLabel('Your CV', { exact: true }).setInputFiles(file)
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

      await test.step('receive a change immediately', async () => {
        // A proxy that buffers the stream would deliver neither event, since the stream does not end.
        const heard = await page.evaluate(changeAfterReady)
        expect(heard).toMatchObject({ kind: 'application' })
      })

      const calendar = await test.step('subscribe to the calendar', async () => {
        await openPage(page, '/dashboard/calendar')
        await page.getByText('See your dates in your own calendar app').click()
        await page.getByRole('button', { name: 'Create my calendar address' }).click()
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

  test(`LG-03 ${name} logs no secrets from addresses while the server is down`, async () => {
    test.skip(reason !== null, reason ?? '')
    const proxy = await startProxy(name, await freePort())
    try {
      for (const address of [
        '/auth/reset?token=so-secret',
        '/calendar/so-secret.ics',
        '/alerts/feed/so-secret',
      ]) {
        expect((await proxy.ask(address)).status).toBe(502)
      }
      await expect.poll(() => proxy.logged()).toContain('/calendar/')
      expect(proxy.logged()).toContain('/auth/reset')
      expect(proxy.logged()).not.toContain('so-secret')
    } finally {
      await proxy.stop()
    }
  })

  test(`without TLS, ${name} redirects pages and refuses programs`, async () => {
    test.skip(reason !== null, reason ?? '')
    const proxy = await startProxy(name, await freePort())
    try {
      const page = await proxy.askPlainly('/jobs?query=go')
      expect(page).toEqual({ status: 301, location: `${PUBLIC_URL}/jobs?query=go` })
      for (const address of ['/api/me', '/mcp', '/oauth2/token', '/calendar/so-secret.ics']) {
        expect(await proxy.askPlainly(address)).toEqual({ status: 403, location: null })
      }
      expect(proxy.logged()).not.toContain('so-secret')
    } finally {
      await proxy.stop()
    }
  })
}

test('without TLS, nginx shows what renews its certificate', async () => {
  const reason = reasonToSkip('nginx')
  test.skip(reason !== null, reason ?? '')
  const proxy = await startProxy('nginx', await freePort())
  try {
    const challenges = '/.well-known/acme-challenge'
    const found = await proxy.askPlainly(`${challenges}/${CHALLENGE}`)
    expect(found).toEqual({ status: 200, location: null })
    const missing = await proxy.askPlainly(`${challenges}/other`)
    expect(missing).toEqual({ status: 404, location: null })
  } finally {
    await proxy.stop()
  }
})

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
  await page.getByRole('button', { name: 'Account menu for Ada Proxy' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have been signed out successfully')).toBeVisible()
}

/** The match in the newest message to that address, read in a browser that has the key. */
async function newest(inbox: Page, email: string, wanted: RegExp): Promise<string> {
  const address = `/dev/inbox.json?to=${encodeURIComponent(email)}`
  const { messages } = (await ask(inbox, 'GET', address)) as { messages: { text: string }[] }
  const found = wanted.exec(messages[0]?.text ?? '')?.[0]
  if (!found) throw new Error(`the newest email to ${email} has no ${wanted}`)
  return found
}

/** Like a request from a script of the page. */
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

/** Runs in the page: tracks a job once the stream is ready, and waits for the event about it. */
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

/** A CV of exactly the maximum size, padded with comments. */
function largestCv(): Buffer {
  const [body, end] = sampleCvPdf()
    .toString('latin1')
    .split(/(?=startxref)/) as [string, string]
  const missing = MAX_FILE_BYTES - body.length - end.length
  const comment = `%${' '.repeat(98)}\n`.repeat(missing / 100)
  const rest = missing - comment.length
  return Buffer.from(`${body}${comment}${rest > 0 ? '\n'.repeat(rest) : ''}${end}`, 'latin1')
}

/** Runs the documented command in a shell, on a free port and with its own data. */
async function startServer() {
  const document = fs.readFileSync('docs/operating.md', 'utf8')
  const command = /`(HOST=\S+ PUBLIC_URL=\S+ TRUST_PROXY=\S+ npm start)`/.exec(document)?.[1]
  if (!command) throw new Error('docs/operating.md no longer says how to start behind a proxy')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-proxies-'))
  const child = spawn('sh', ['-c', command], {
    env: { ...systemEnv(), PORT: '0', DATA_DIR: dataDir, GATHER: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // its own process group, so that npm and its children are stopped together
  })
  const said = await untilReady(child)
  return {
    port: Number(/Listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1]),
    inboxKey: `${/#key=(\S+)/.exec(said)?.[1]}`,
    async stop() {
      await stopped(child, () => process.kill(-(child.pid as number), 'SIGTERM'))
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
