/** The commands as a person runs them: real processes, a real data directory, real signals. */
import { execFile, execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { TEST_KEY } from './app.ts'
import { startMailServer } from './mail-server.ts'
import { listing } from './sample-listings.ts'
import { exitOf, startServer } from './server-process.ts'
import { systemEnv } from './system-env.ts'

// The first test that needs used data makes it, with a server of its own.
vi.setConfig({ testTimeout: 120_000 })

test('a second server on the same data directory is refused with a message, and the first keeps running', async () => {
  const dataDir = await usedDirectory()
  const first = await startServer({ DATA_DIR: dataDir })

  const second = await run('src/server/start/main.ts', [], { DATA_DIR: dataDir, PORT: '0' })

  expect(second.code).toBe(1)
  expect(second.said).toContain('Rolecall is already running on')
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
})

test('SIGTERM stops the server and its database and saves the index, and the next start has every job', async () => {
  const dataDir = await usedDirectory()
  const first = await startServer({ DATA_DIR: dataDir })
  const before = await totalCount(first.address)

  first.process.kill('SIGTERM')
  expect(await exitOf(first.process)).toBe(0)
  expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(fs.existsSync(path.join(dataDir, 'search.snapshot'))).toBe(true)

  const second = await startServer({ DATA_DIR: dataDir })
  expect(await totalCount(second.address)).toBe(before)
})

test('F48 SIGTERM stops the server within ten seconds even if its database is silent', async () => {
  const dataDir = await usedDirectory()
  const server = await startServer({ DATA_DIR: dataDir })
  const pid = Number(
    fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  for (const each of [pid, ...childrenOf(pid)]) process.kill(each, 'SIGSTOP')
  const began = performance.now()
  const { status } = await fetch(`${server.address}/api/jobs/changes`) // never answered from memory
  expect(status).toBe(503)

  server.process.kill('SIGTERM')
  expect(await exitOf(server.process)).toBe(0)
  expect(performance.now() - began).toBeLessThan(3_000 + 10_000)
  expect(await totalCount((await startServer({ DATA_DIR: dataDir })).address)).toBeGreaterThan(0)
})

test('the doctor prints the records to set, and sends a test message without a server', async () => {
  const mail = await startMailServer()
  const { said } = await run('src/server/commands/doctor.ts', ['--send', 'ada@example.net'], {
    DATA_DIR: temporaryDirectory(),
    PUBLIC_URL: 'https://jobs.rolecall.invalid',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Rolecall <jobs@rolecall.invalid>',
    DKIM_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  })
  expect(said).toContain('TXT  rolecall.invalid\n      v=spf1 a:jobs.rolecall.invalid ~all\n')
  expect(said).toMatch(/TXT {2}rolecall\._domainkey\.rolecall\.invalid\n +v=DKIM1; k=rsa; p=MII/)
  expect(said).toContain('TXT  _dmarc.rolecall.invalid\n      v=DMARC1; p=none\n')
  expect(said).toContain('ok    Mail server')
  expect(said).toContain('ok    Test message')
  expect(mail.delivered.map(({ to }) => to)).toEqual([['ada@example.net']])
})

test('wrong settings are reported as a list, with an exit code that no restart can help', async () => {
  const { code, said } = await run('src/server/start/main.ts', [], {
    PORT: 'abc',
    PUBLIC_URL: 'jobs.example.org',
    DATABASE_URL: 'mysql://x',
  })

  expect(code).toBe(78)
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL'])
    expect(said).toContain(`  ${name} must`)
  expect(said).not.toContain('    at ')
})

test('a command that cannot reach its database prints one sentence and exits with 1', async () => {
  const { code, said } = await run('src/server/commands/operator.ts', ['list'], {
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    SECRET_KEY: TEST_KEY,
  })

  expect(code).toBe(1)
  expect(said).toContain('DATABASE_URL (127.0.0.1:1/none) cannot be used')
  expect(said).not.toContain('secret')
})

test('sample jobs stay when the file that was to replace them could not be imported', async () => {
  const dataDir = await usedDirectory()
  const server = await startServer({ DATA_DIR: dataDir })
  const before = await totalCount(server.address)

  const { code, said } = await run(
    'src/server/commands/import.ts',
    ['--replace-demo', path.join(dataDir, 'misspelt.jsonl')],
    { DATA_DIR: dataDir },
  )

  expect(code).toBe(1)
  expect(said).toContain('The sample jobs were kept')
  expect(await totalCount(server.address)).toBe(before)
})

test('files are imported beside a running server, sample jobs are removed, and the pages change immediately', async () => {
  const dataDir = await usedDirectory()
  const server = await startServer({ DATA_DIR: dataDir })
  const file = path.join(dataDir, 'jobs.jsonl.gz')
  const lines = [listing({ title: 'One' }), listing({ title: 'Two' })].map((one) =>
    JSON.stringify(one),
  )
  fs.writeFileSync(file, gzipSync(`${lines.join('\n')}\nnot json\n`))

  const { code, said } = await run('src/server/commands/import.ts', ['--replace-demo', file], {
    DATA_DIR: dataDir,
  })

  expect(code).toBe(0)
  expect(said).toMatch(/new\s+2\b/)
  expect(said).toMatch(/refused\s+1\b/)
  expect(said).toContain('1 × not JSON (first: line 3)')
  expect(said).toContain('Removed 1,500 sample jobs.')
  await expect.poll(() => totalCount(server.address), { timeout: 10_000 }).toBe(2)
})

test('files are imported without a server, and a missing file does not affect the others', async () => {
  const dataDir = temporaryDirectory()
  const file = path.join(dataDir, 'jobs.jsonl')
  fs.writeFileSync(file, `${JSON.stringify(listing({ title: 'Alone' }))}\n`)

  const { code, said } = await run('src/server/commands/import.ts', ['missing.jsonl', file], {
    DATA_DIR: dataDir,
  })

  expect(code).toBe(1)
  expect(said).toContain('there is no such file')
  expect(said).toMatch(/new\s+1\b/)
})

test('kill -9 during imports and views loses nothing that was acknowledged', async () => {
  const { code, said } = await run(
    'dev/kill-test.ts',
    ['--server', '4', '--postgres', '2', '--port', '3195'],
    {},
  )

  expect(said).toMatch(/\b[1-9]\d* listings and [1-9]\d* views acknowledged, 0 lost/)
  expect(code).toBe(0)
}, 600_000)

test("after an account is deleted, no file that the server wrote contains the person's data", async () => {
  const dataDir = await usedDirectory()
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' })
  const mark = 'zebra-quagga-42'
  const email = `ada.${mark}@example.org`
  const cookies = new Map<string, string>()
  const send = async (method: string, address: string, body?: object) => {
    const answer = await fetch(`${server.address}${address}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    keepCookies(answer)
    return answer
  }
  function keepCookies(answer: Response) {
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] as string).split(/=(.*)/s)
      cookies.set(name, value)
    }
  }
  const person = { name: mark, email, password: 'quiet-otter-lamp-42' }
  // Codes belong to the browser that asks: this gives it its cookie before it asks three times at once.
  await send('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' })
  // Concurrently, so that the database refuses all but one and logs it.
  await Promise.all([1, 2, 3].map(() => send('POST', '/api/auth/sign-up/email', person)))
  await fetch(`${server.address}/dev/inbox`, {
    method: 'POST',
    body: new URLSearchParams({ key: server.inboxKey }),
    redirect: 'manual',
  }).then(keepCookies)
  const inbox = await (await send('GET', `/dev/inbox.json?to=${email}`)).text()
  const otp = /\\n(\d{6})\\n/.exec(inbox)?.[1]
  await send('POST', '/api/auth/email-otp/verify-email', { email, otp })
  const { id } = (await (await send('GET', '/api/me')).json()) as { id: string }
  await send('POST', '/api/me/applications', { jobTitle: mark, notes: mark })
  expect((await send('DELETE', '/api/me')).status).toBe(204)
  server.process.kill('SIGTERM')
  await exitOf(server.process)

  // Not the database's own files: like any database, it overwrites freed space only later.
  const files = fs
    .readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.startsWith(path.join(dataDir, 'postgres/')))
  expect(files.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(['search.snapshot', 'postgres.log']),
  )
  expect(fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('duplicate key')
  const holding = files.filter((file) => {
    const content = fs.readFileSync(file).toString('latin1').toLowerCase()
    return [mark, email, id].some((needle) => content.includes(needle))
  })
  expect(holding).toEqual([])
})

test('the operator command creates codes, lists operators, and refuses unknown arguments', async () => {
  const DATA_DIR = await usedDirectory()
  const operator = (...args: string[]) => run('src/server/commands/operator.ts', args, { DATA_DIR })
  const made = await operator('code')
  expect(made.said).toMatch(/^(?:[A-HJKMNP-Z1-9]{4}-){3}[A-HJKMNP-Z1-9]{4}\nEnter it at http/)
  expect(await operator('list')).toEqual({
    code: 0,
    said: 'There is no operator yet. Run npm run operator -- code to create the first one.\n',
  })
  const nobody = {
    code: 1,
    said: 'eve@example.org is not an operator. Run npm run operator -- list to see all operators.\n',
  }
  expect(await operator('remove', 'eve@example.org')).toEqual(nobody)
  expect(await operator('sign-out', 'all')).toEqual({ code: 0, said: '0 sessions ended.\n' })
  expect((await operator('list', 'all')).said).toContain('Usage: npm run operator')
})

test.each([
  ['operator', ['code']],
  ['accounts', ['find', 'ada']],
  ['site', ['show']],
  ['files', ['check']],
])('the command %s creates no database', async (name, args) => {
  const DATA_DIR = temporaryDirectory()
  expect(await run(`src/server/commands/${name}.ts`, args, { DATA_DIR })).toEqual({
    code: 1,
    said: `There is no database in ${DATA_DIR}. Is DATA_DIR right? In an installed service, the command rolecall of deploy/systemd has its settings.\n`,
  })
  expect(fs.readdirSync(DATA_DIR)).toEqual([])
})

test('the accounts command refuses unknown arguments and unknown accounts', async () => {
  const DATA_DIR = await usedDirectory()
  const accounts = (...args: string[]) => run('src/server/commands/accounts.ts', args, { DATA_DIR })
  expect(await accounts('find', 'ada')).toEqual({ code: 0, said: '0 accounts.\n' })
  const nobody = { code: 1, said: 'There is no account with the address eve@example.org.\n' }
  expect(await accounts('suspend', 'eve@example.org', 'x')).toEqual(nobody)
  for (const args of [[], ['suspend', 'eve@example.org'], ['delete', 'eve@example.org']]) {
    expect((await accounts(...args)).said).toContain('Usage: npm run accounts')
  }
})

test('a paused board is read only by its own name, and one job is counted in the singular', async () => {
  const DATA_DIR = temporaryDirectory()
  const jobs = temporaryDirectory()
  fs.writeFileSync(path.join(jobs, 'jobs.jsonl'), `${JSON.stringify(listing())}\n`)
  const name = `directory/${jobs}`
  const boards = (...args: string[]) => run('src/server/commands/boards.ts', args, { DATA_DIR })
  const gather = (named: string) => run('src/server/commands/gather.ts', [named], { DATA_DIR })
  expect((await boards('add', name)).code).toBe(0)
  expect((await boards('pause', name)).code).toBe(0)
  const refused = `${name}: This board is paused. Resume it to read it now.\n`
  expect(await boards('run', name)).toEqual({ code: 1, said: refused })
  const all = await gather('directory')
  expect(all.code).toBe(1)
  expect(all.said).toMatch(/^All boards of .* are paused\.\n$/)
  const own = await gather(name)
  expect(own.said).toContain('1 board: 1 complete.\n1 listing, 1 new, 0 changed, 0 jobs closed')
  expect(own.code).toBe(0)
  const closed = `${name} was removed, which closed 1 job that only it listed.\n`
  expect(await boards('remove', name)).toEqual({ code: 0, said: closed })
})

/**
 * The data of a server after its first start, of which the sample jobs take three quarters of the time; without the
 * saved index, so that each server saves its own.
 */
let used: string | null = null
const toRemove: string[] = []

afterAll(() => {
  for (const each of toRemove) fs.rmSync(each, { recursive: true, force: true })
})

async function usedDirectory() {
  if (!used) {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-used-'))
    toRemove.push(made)
    const first = await startServer({ DATA_DIR: made })
    first.process.kill('SIGTERM')
    await exitOf(first.process)
    fs.rmSync(path.join(made, 'search.snapshot'))
    used = made
  }
  const directory = temporaryDirectory()
  execFileSync('cp', ['-a', `${used}/.`, directory])
  return directory
}

function temporaryDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-command-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

/**
 * PostgreSQL's backend processes. They are killed at the end: if the postmaster is killed while they are stopped,
 * they would stay.
 */
function childrenOf(pid: number): number[] {
  const children = fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  onTestFinished(() => {
    for (const child of children) {
      try {
        process.kill(child, 'SIGKILL')
      } catch {
        // already ended
      }
    }
  })
  return children
}

/** Runs a command until it exits; `said` is everything it printed. */
function run(script: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...systemEnv(), NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr })
      },
    )
  })
}

async function totalCount(address: string) {
  const answer = (await (await fetch(`${address}/api/jobs?perPage=1`)).json()) as {
    totalCount: number
  }
  return answer.totalCount
}
