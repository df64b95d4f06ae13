/**
 * Every command that the documents ask an operator or a contributor to type, typed in a shell as it stands there. It is
 * done in a checkout of its own, so that `.data` is not the developer's: links to this one, and a copy of `bin`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { parseSecretKeys } from '#core/settings/secret-key.ts'
import { makeWorld } from '#dev/fake-internet/made-world.ts'
import { startFakeInternet } from '#dev/fake-internet/server.ts'
import { databaseUrl } from '#server/database/postgres-cluster.ts'
import { blocksOf, commandsOf, commandsWithSettings } from './documented.ts'
import { listing } from './makers.ts'
import { cookieJar, PASSWORD } from './people.ts'

const OPERATING = 'docs/operating.md'

const DOCUMENTED = [
  ...commandsOf('README.md', OPERATING, 'CONTRIBUTING.md'),
  ...commandsWithSettings('README.md'),
  ...commandsWithSettings(OPERATING),
]

/** Typed by other files. */
const ELSEWHERE: Record<string, string> = {
  'npm test': 'dev/test.ts', // is what runs this test
  'HOST=127.0.0.1 PUBLIC_URL=https://jobs.example.org TRUST_PROXY=1 npm start':
    'test/e2e/proxies.e2e.ts',
}

const ADA = 'ada@example.org' // whom the documents name

test('F52 every documented command does what its document says, and a cold copy of the data starts', async () => {
  const checkout = makeCheckout()
  const internet = await fakeBoards()
  const typed: string[] = []
  const settings = { PORT: '0', GATHER: 'off', FAKE_INTERNET: `127.0.0.1:${internet.port}` }
  const at = (directory: string) => ({
    /** Starts a server with a documented command. */
    serve(command: string, env = {}) {
      typed.push(command)
      return serve(command, { cwd: directory, env: cleanEnv({ ...settings, ...env }) })
    },
    /** Types a documented command to its end, and expects this of what it says. */
    async type(command: string, says: string | RegExp, code = 0) {
      typed.push(command)
      const done = await run(command, { cwd: directory, env: cleanEnv(settings) })
      expect({ command, ...done }).toEqual({ command, code, said: expect.stringMatching(says) })
      return done.said
    },
  })
  const { serve: start, type } = at(checkout)
  const { serve: startHere, type: typeHere } = at('.')

  const key = await type('head -c 32 /dev/urandom | base64', /^\S{44}\n$/)
  expect(parseSecretKeys(key.trim())).toHaveLength(1)

  const first = await start('npm start')
  const ada = await signUp(first)
  const file = (name: string, ...titles: string[]) => {
    const lines = titles.map((title) => `${JSON.stringify(listing({ title }))}\n`).join('')
    const content = name.endsWith('.gz') ? gzipSync(lines) : lines
    fs.writeFileSync(path.join(checkout, name), content)
  }
  file('jobs.jsonl.gz', 'Baker')
  file('more.jsonl', 'Cook', 'Smith')
  file('jobs.jsonl', 'Miller')
  file('collected.jsonl', 'Sailor')
  await Promise.all([importing(), gathering(), operating()]) // npm alone takes a second each

  async function importing() {
    await type('npm run import -- jobs.jsonl.gz more.jsonl', /new\s+1\b[\s\S]*new\s+2\b/)
    await type('some-collector | npm run import -- -', /new\s+1\b/)
    await type('npm run import -- --replace-demo jobs.jsonl', /Removed 1,500 sample jobs/)
    await type('npm run import -- --replace-demo jobs.jsonl.gz', /the same\s+1\b/)
  }

  async function gathering() {
    const shell = { cwd: checkout, env: cleanEnv(settings) }
    await type('npm run boards -- add https://jobs.lever.co/acme', 'lever/acme is added')
    await run('npm run boards -- add lever/acmelabs greenhouse/acme', shell)
    await type('npm run boards -- name lever/acmelabs Acme Labs', 'is of Acme Labs once')
    await type('npm run gather', /^3 boards: 3 complete\./m)
    await type('npm run gather -- lever greenhouse/acme', /^3 boards: 3 (?:complete|unchanged)\./m)
    await type('npm run boards -- list', /lever\/acme .*\n(?:.*\n)*lever\/acmelabs /)
  }

  async function operating() {
    await type('npm run operator -- code', 'Enter it at')
    await type('npm run operator -- list', 'Nobody yet')
    await type(`npm run operator -- remove ${ADA}`, `${ADA} was none`, 1)
    await type(`npm run operator -- sign-out ${ADA}`, '1 session')
    expect((await ada(first, 'GET', '/api/me')).status).toBe(401)
    await ada(first, 'POST', '/api/auth/sign-in/email', { email: ADA, password: PASSWORD })
  }

  await typeSql(path.join(checkout, '.data'))
  const open = await totalCount(first)
  expect(open).toBeGreaterThan(5)
  await first.stop()
  await type('cp -a .data backup-of-data', '')
  fs.rmSync(path.join(checkout, '.data'), { recursive: true })
  const second = await start('DATA_DIR=backup-of-data npm start')
  expect(await totalCount(second)).toBe(open)
  expect((await ada(second, 'GET', '/api/me')).status).toBe(200) // the key was copied, too
  await second.stop()

  const dev = { DATA_DIR: path.join(checkout, 'backup-of-data') }
  for (const command of ['npm run dev', 'npm run dev -- --now 2026-03-02T09:00']) {
    const developing = await startHere(command, dev)
    expect(await totalCount(developing)).toBe(open)
    await developing.stop()
  }
  await typeHere('node_modules/.bin/vitest run src/core/skill/skill.test.ts', /1 passed/)

  expect([...typed, ...Object.keys(ELSEWHERE)].sort()).toEqual(DOCUMENTED.toSorted())
  for (const [command, by] of Object.entries(ELSEWHERE)) {
    expect(fs.existsSync(by), `${command} is typed by ${by}`).toBe(true)
  }
}, 600_000)

function makeCheckout() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-checkout-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const own = new Set(['bin', '.git', '.data'])
  for (const name of fs.readdirSync('.')) {
    if (own.has(name) || name.startsWith('.ready')) continue
    fs.symlinkSync(path.resolve(name), path.join(directory, name))
  }
  fs.cpSync('bin', path.join(directory, 'bin'), { recursive: true })
  const collector = path.join(directory, 'programs/some-collector')
  fs.mkdirSync(path.dirname(collector))
  fs.writeFileSync(collector, '#!/bin/sh\ncat collected.jsonl\n', { mode: 0o755 })
  return directory
}

/** The boards that the documents name, at a port of this machine. */
async function fakeBoards() {
  const world = makeWorld({
    seed: 'documented',
    companies: 3,
    jobsEach: 3,
    systems: ['lever', 'lever', 'greenhouse'],
    isLively: false,
    hasTroubles: false,
    firstDay: new Date('2026-03-02T06:00:00Z'),
  })
  for (const [nth, token] of ['acme', 'acmelabs', 'acme'].entries()) {
    Object.assign(world.boards[nth] ?? {}, { token })
  }
  const internet = await startFakeInternet(world)
  onTestFinished(() => internet.close())
  return internet
}

/** Of a person at a terminal: nothing that the test runner has set. */
function cleanEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { HOME, LANG, USER } = process.env
  const PATH = `programs:${process.env.PATH}`
  return { HOME, LANG, USER, PATH, ...settings } as NodeJS.ProcessEnv
}

type Shell = { cwd: string; env: NodeJS.ProcessEnv }

/** `said` is everything that it wrote. */
async function run(command: string, shell: Shell) {
  const child = spawn('sh', ['-c', command], { ...shell, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (more: Buffer) => {
      said += more
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

type Served = { address: string; inboxKey: string; stop(): Promise<void> }

async function serve(command: string, shell: Shell): Promise<Served> {
  const stdio = ['ignore', 'ignore', 'pipe'] as const
  // A group of its own: npm and what it starts end together.
  const child = spawn('sh', ['-c', command], { ...shell, stdio: [...stdio], detached: true })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = () => {
    try {
      process.kill(-(child.pid as number), 'SIGTERM')
    } catch {
      // gone already
    }
    return closed // the shell may end before the server, which closes its output last
  }
  onTestFinished(stop)
  const said = await untilReady(child)
  return {
    address: `http://127.0.0.1:${/It listens on \S+:(\d+)/.exec(said)?.[1]}`,
    inboxKey: `${/#key=(\S+)/.exec(said)?.[1]}`,
    stop,
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

/** Makes an account; returns how its browser asks a server. */
async function signUp(server: Served) {
  const jar = cookieJar()
  const ask = async ({ address }: Served, method: string, target: string, body?: object) => {
    const answer = await fetch(`${address}${target}`, {
      method,
      headers: {
        cookie: jar.header(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
    })
    jar.take(answer)
    return answer
  }
  const person = { name: 'Ada', email: ADA, password: PASSWORD }
  await ask(server, 'POST', '/api/auth/sign-up/email', person)
  const form = new URLSearchParams({ key: server.inboxKey })
  const opened = { method: 'POST', body: form, redirect: 'manual' } as const
  jar.take(await fetch(`${server.address}/dev/inbox`, opened))
  const inbox = await (await ask(server, 'GET', `/dev/inbox.json?to=${ADA}`)).text()
  const otp = /\\n(\d{6})\\n/.exec(inbox)?.[1]
  await ask(server, 'POST', '/api/auth/email-otp/verify-email', { email: ADA, otp })
  return ask
}

/** The documented questions to the database of the server that runs on this data. */
async function typeSql(dataDir: string) {
  const running = fs.readFileSync(path.join(dataDir, 'running.json'), 'utf8')
  const { socketDir } = JSON.parse(running) as { socketDir: string }
  const client = new pg.Client({ connectionString: databaseUrl(socketDir) })
  await client.connect()
  const questions = blocksOf(OPERATING, 'sql')
  expect(questions).not.toEqual([])
  for (const question of questions) {
    expect((await client.query(question)).rows.length).toBeGreaterThan(0)
  }
  await client.end()
}

async function totalCount({ address }: Served) {
  const answer = await fetch(`${address}/api/jobs?perPage=1`)
  return ((await answer.json()) as { totalCount: number }).totalCount
}
