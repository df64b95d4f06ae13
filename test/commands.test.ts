/** The commands as a person runs them: real processes, a real data directory, real signals. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { TEST_KEY } from './app.ts'
import { listing } from './makers.ts'
import { exitOf, startServer } from './server-process.ts'
import { systemEnv } from './system-env.ts'

test('a second copy on the same data is refused with a sentence, and the first goes on', async () => {
  const dataDir = temporaryDirectory()
  const first = await startServer({ DATA_DIR: dataDir })

  const second = await run('src/server/start/main.ts', [], { DATA_DIR: dataDir, PORT: '0' })

  expect(second.code).toBe(1)
  expect(second.said).toContain('Rolecall is already running on')
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
})

test('SIGTERM ends the server and its database, keeps the index, and the next start has every job', async () => {
  const dataDir = temporaryDirectory()
  const first = await startServer({ DATA_DIR: dataDir })
  const before = await totalCount(first.address)

  first.process.kill('SIGTERM')
  expect(await exitOf(first.process)).toBe(0)
  expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(fs.existsSync(path.join(dataDir, 'search.snapshot'))).toBe(true)

  const second = await startServer({ DATA_DIR: dataDir })
  expect(await totalCount(second.address)).toBe(before)
})

test('F48 SIGTERM ends the server within ten seconds though its database is silent', async () => {
  const dataDir = temporaryDirectory()
  const server = await startServer({ DATA_DIR: dataDir })
  const pid = Number(
    fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  for (const each of [pid, ...childrenOf(pid)]) process.kill(each, 'SIGSTOP')
  const began = performance.now()
  const { status } = await fetch(`${server.address}/api/jobs/changes`) // nothing kept answers it
  expect(status).toBe(503)

  server.process.kill('SIGTERM')
  expect(await exitOf(server.process)).toBe(0)
  expect(performance.now() - began).toBeLessThan(3_000 + 10_000)
  expect(await totalCount((await startServer({ DATA_DIR: dataDir })).address)).toBeGreaterThan(0)
})

test('wrong settings are a list and exit code 1', async () => {
  const { code, said } = await run('src/server/start/main.ts', [], {
    PORT: 'abc',
    PUBLIC_URL: 'jobs.example.org',
    DATABASE_URL: 'mysql://x',
  })

  expect(code).toBe(1)
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL'])
    expect(said).toContain(`  ${name} must`)
  expect(said).not.toContain('    at ')
})

test('a command whose database cannot be reached is one sentence and exit code 1', async () => {
  const { code, said } = await run('src/server/commands/operator.ts', ['list'], {
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    SECRET_KEY: TEST_KEY,
  })

  expect(code).toBe(1)
  expect(said).toContain('DATABASE_URL (127.0.0.1:1/none) cannot be used')
  expect(said).not.toContain('secret')
})

test('sample jobs stay when a file that was to replace them did not come in', async () => {
  const dataDir = temporaryDirectory()
  const server = await startServer({ DATA_DIR: dataDir })
  const before = await totalCount(server.address)

  const { code, said } = await run(
    'src/server/commands/import.ts',
    ['--replace-demo', path.join(dataDir, 'misspelt.jsonl')],
    { DATA_DIR: dataDir },
  )

  expect(code).toBe(1)
  expect(said).toContain('The sample jobs stay')
  expect(await totalCount(server.address)).toBe(before)
})

test('files come in beside a running server, sample jobs go, and the pages know at once', async () => {
  const dataDir = temporaryDirectory()
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

test('files come in without a server, and a missing one fails without harm to the others', async () => {
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

test('kill -9 in the middle of imports and views loses nothing that was acknowledged', async () => {
  const { code, said } = await run(
    'dev/kill-test.ts',
    ['--server', '4', '--postgres', '2', '--port', '3195'],
    {},
  )

  expect(said).toMatch(/\b[1-9]\d* listings and [1-9]\d* views acknowledged, 0 lost/)
  expect(code).toBe(0)
}, 600_000)

test('after a deletion no file that the server wrote holds anything of the person', async () => {
  const dataDir = temporaryDirectory()
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
  // At once, so that the database refuses all but one: it logs that it did.
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

  // The database's own files give space free and overwrite it later, as those of any database.
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

test('the command for operators makes codes, lists who they are, and refuses what it does not know', async () => {
  const DATA_DIR = temporaryDirectory()
  const operator = (...args: string[]) => run('src/server/commands/operator.ts', args, { DATA_DIR })
  const made = await operator('code')
  expect(made.said).toMatch(/^(?:[A-HJKMNP-Z1-9]{4}-){3}[A-HJKMNP-Z1-9]{4}\nEnter it at http/)
  expect(await operator('list')).toEqual({ code: 0, said: 'Nobody yet. code makes the first.\n' })
  const nobody = { code: 1, said: 'eve@example.org was none. list shows them.\n' }
  expect(await operator('remove', 'eve@example.org')).toEqual(nobody)
  expect(await operator('sign-out', 'all')).toEqual({ code: 0, said: '0 sessions ended.\n' })
  expect((await operator('list', 'all')).said).toContain('Usage: npm run operator')
})

test('a paused board is read by its own name alone, and nobody says that it is the next', async () => {
  const DATA_DIR = temporaryDirectory()
  const jobs = temporaryDirectory()
  fs.writeFileSync(path.join(jobs, 'jobs.jsonl'), `${JSON.stringify(listing())}\n`)
  const name = `directory/${jobs}`
  const boards = (...args: string[]) => run('src/server/commands/boards.ts', args, { DATA_DIR })
  const gather = (named: string) => run('src/server/commands/gather.ts', [named], { DATA_DIR })
  expect((await boards('add', name)).code).toBe(0)
  expect((await boards('pause', name)).code).toBe(0)
  const refused = `${name}: This board is paused. Resume it first: then it is read at once.\n`
  expect(await boards('run', name)).toEqual({ code: 1, said: refused })
  const all = await gather('directory')
  expect(all.code).toBe(1)
  expect(all.said).toMatch(/^All boards of .* are paused\.\n$/)
  const own = await gather(name)
  expect(own.said).toContain('1 new')
  expect(own.code).toBe(0)
})

function temporaryDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-command-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** PostgreSQL's sessions; those of a postmaster that was killed while they were stopped are let go at the end. */
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
        // gone already
      }
    }
  })
  return children
}

/** Runs a command to its end; `said` is everything it wrote. */
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
