/** XS-01 end to end: attacks are imported as listings, and a browser opens their pages without any CSP. */
import { execFile, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { XSS_ATTACKS } from '../security/xss-corpus.ts'

/** Each page shows two attacks: one in the job's description and one in its requirements. */
const PAIRS = Math.ceil(XSS_ATTACKS.length / 2)

test("XS-01 no imported attack runs on its job's page, without a content security policy", async ({
  browser,
}) => {
  test.setTimeout(600_000) // some eighty pages
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-attacks-'))
  const file = path.join(dataDir, 'jobs.jsonl')
  fs.writeFileSync(file, attackedListings())
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  await promisify(execFile)(process.execPath, ['src/server/commands/import.ts', file], { env })
  const server = await startServer(env)
  const context = await browser.newContext({ bypassCSP: true })
  try {
    const page = await context.newPage()
    await page.goto(`${server.address}/about`)
    // Proves that handlers can run here, or this test would show nothing.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.__ran=1">')
    })
    await page.waitForFunction(() => '__ran' in window)

    const paths = await jobPaths(server.address)
    expect(paths.length).toBe(PAIRS)
    for (const path of paths) {
      await page.goto(server.address + path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Attacked')
      expect(await page.evaluate(whatRan), path).toEqual({ pwned: false, odd: [] })
    }
  } finally {
    await context.close()
    await server.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})

function attackedListings(): string {
  const lines = Array.from({ length: PAIRS }, (_, index) =>
    JSON.stringify({
      source: 'made',
      id: `a${index}`,
      title: `Attacked ${index}`,
      company: `Target ${index} Works`,
      url: `https://target-${index}.example/jobs/${index}`,
      description: XSS_ATTACKS[index * 2],
      requirements: XSS_ATTACKS[index * 2 + 1] ?? null,
      postedAt: null,
    }),
  )
  return `${lines.join('\n')}\n`
}

async function startServer(env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, ['src/server/start/main.ts'], {
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stderr.on('data', (text: Buffer) => {
      said += text
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? []
      if (port) resolve(`http://localhost:${port}`)
    })
    server.once('exit', () => reject(new Error(said)))
  })
  const stop = () => {
    server.kill('SIGTERM')
    return ended
  }
  return { address, stop }
}

async function jobPaths(address: string): Promise<string[]> {
  const ids: number[] = []
  for (let page = 1; page <= Math.ceil(PAIRS / 50); page++) {
    const answer = await fetch(`${address}/api/jobs?perPage=50&page=${page}`)
    const { jobs } = (await answer.json()) as { jobs: { id: number }[] }
    ids.push(...jobs.map(({ id }) => id))
  }
  return ids.map((id) => `/jobs/${id}`)
}

/** Runs in the page: finds handlers and links that run code anywhere in the document. */
function whatRan() {
  const odd: string[] = []
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const address = value.replace(/[\s\p{Cc}]/gu, '')
      if (/^on/i.test(name) || /^(?:java|vb)script:/i.test(address)) odd.push(`${name}=${value}`)
    }
  }
  return { pwned: '__pwned' in window, odd }
}
