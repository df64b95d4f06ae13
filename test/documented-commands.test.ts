/**
 * Runs every command that the documents ask an operator or a contributor to type, in a shell and exactly as written.
 * They run in their own checkout, so that `.data` is not the developer's: it links to this one and has a copy of
 * `bin`.
 */
import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { parseSecretKeys } from '#core/settings/secret-key.ts'
import { makeWorld } from '#dev/fake-internet/fake-world.ts'
import { startFakeInternet } from '#dev/fake-internet/server.ts'
import { databaseUrl } from '#server/database/postgres-cluster.ts'
import { readDkimKey } from '#work/mail/dkim-key.ts'
import { blocksOf, commandsOf, commandsWithSettings } from './documented.ts'
import { listing } from './sample-listings.ts'
import { cookieJar, PASSWORD } from './sign-up.ts'
import { untilReady } from './until-ready.ts'

const OPERATING = 'docs/operating.md'

const DOCUMENTED = [
  ...commandsOf('README.md', OPERATING, 'CONTRIBUTING.md'),
  ...commandsWithSettings('README.md'),
  ...commandsWithSettings(OPERATING),
]

/** Run by other files. */
const ELSEWHERE: Record<string, string> = {
  'npm test': 'dev/test.ts', // runs this test itself
  'HOST=127.0.0.1 PUBLIC_URL=https://jobs.example.org TRUST_PROXY=1 npm start':
    'test/e2e/proxies.e2e.ts',
  ...Object.fromEntries(
    ['check', 'move s3', 'move database', 'sweep'].map((command) => [
      `npm run files -- ${command}`,
      'test/file-commands.test.ts', // needs a store
    ]),
  ),
  'curl -o rates.xml https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml':
    'src/core/pay/exchange-rates.test.ts', // reads such a file; this test reaches no bank
}

const RATES = `<Cube time='2026-11-20'><Cube currency='USD' rate='1.15'/></Cube>`

/** The backup that the documents name. */
const EXAMPLE = 'rolecall-2026-03-02T02-00-00-000Z.backup'

const ADA = 'ada@example.org' // named in the documents

test('F52 every documented command does what its document says, and a server starts on a cold copy of the data', async () => {
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
    /** Runs a documented command to its end and checks its output and exit code. */
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
  await Promise.all([importing(), gathering(), operating()]) // in parallel, because npm alone takes a second each time

  async function importing() {
    await type('npm run import -- jobs.jsonl.gz more.jsonl', /new\s+1\b[\s\S]*new\s+2\b/)
    await type('some-collector | npm run import -- -', /new\s+1\b/)
    await type('npm run import -- --replace-demo jobs.jsonl', /Removed 1,500 sample jobs/)
    await type('npm run import -- --replace-demo jobs.jsonl.gz', /same\s+1\b/)
    await type('npm run import -- --replace-demo', 'Removed 0 sample jobs')
  }

  async function gathering() {
    const shell = { cwd: checkout, env: cleanEnv(settings) }
    await type('npm run boards -- add https://jobs.lever.co/acme', 'lever/acme was added')
    await run('npm run boards -- add lever/acmelabs greenhouse/acme', shell)
    await type('npm run boards -- name lever/acmelabs Acme Labs', 'will show Acme Labs after')
    await type('npm run gather', /^3 boards: 3 complete\./m)
    await type('npm run gather -- lever greenhouse/acme', /^3 boards: 3 (?:complete|unchanged)\./m)
    const discover = 'npm run boards -- discover https://acme.example/jobs'
    await type(discover, 'https://acme.example/jobs: no such board', 1)
    await type('npm run boards -- import', /^2\d,\d{3} boards added, 0 already there\.\nTo undo: /m)
    await type('npm run boards -- list', /lever\/acme .*\n(?:.*\n)*lever\/acmelabs /)
  }

  async function operating() {
    await type('npm run doctor', 'Email is off: SMTP_URL')
    await type('npm run doctor -- --send you@example.org', 'Set SMTP_URL and MAIL_FROM', 1)
    const key = 'openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out dkim.pem'
    await type(key, '')
    expect(readDkimKey(fs.readFileSync(path.join(checkout, 'dkim.pem'), 'utf8'))).toEqual({
      privateKey: expect.any(String),
    })
    await type('npm run operator -- code', 'Enter it at')
    await type('npm run operator -- list', 'There is no operator yet')
    await type(`npm run operator -- remove ${ADA}`, `${ADA} is not an operator`, 1)
    await type(`npm run operator -- plan ${ADA} premium`, `${ADA} now has the Premium plan.`)
    await type(`npm run operator -- sign-out ${ADA}`, '1 session')
    expect((await ada(first, 'GET', '/api/me')).status).toBe(401)
    await ada(first, 'POST', '/api/auth/sign-in/email', { email: ADA, password: PASSWORD })
    await lookingAfter()
    await ada(first, 'POST', '/api/auth/sign-in/email', { email: ADA, password: PASSWORD })
  }

  async function lookingAfter() {
    const accounts = 'npm run accounts --'
    await type(`${accounts} find ada`, `${ADA}  `)
    await type(`${accounts} show ${ADA}`, '"savedJobs"')
    await type(`${accounts} suspend ${ADA} "Automated sign-ups"`, `${ADA} is suspended.`)
    await type(`${accounts} lift ${ADA}`, `${ADA} is no longer suspended.`)
    await type(`${accounts} sign-out ${ADA}`, `${ADA} is signed out everywhere.`)
    await type(`${accounts} reset-factor ${ADA}`, `${ADA} has no authenticator app.`, 1)
    await type(`${accounts} export ${ADA} ada.zip`, 'Written to ')
    await type(`${accounts} invite 14`, 'invitation=')
    await type(`${accounts} invitations`, '1 invitation.')
    const nobody = '00000000-0000-4000-8000-000000000000'
    await type(`${accounts} revoke ${nobody}`, 'There is no open invitation', 1)
    const site = 'npm run site --'
    const until = '--link /about --until 2099-01-01T00:00'
    await type(`${site} banner "We move to a new server on Sunday." ${until}`, 'Banner: ')
    await type(`${site} no-banner`, 'There is no banner.')
    await type(`${site} maintenance "Back at noon, UTC."`, 'Maintenance mode is on')
    await type(`${site} no-maintenance`, 'Maintenance mode is off.')
    await type(`${site} show`, 'Maintenance mode is off.')
    await type(`${accounts} delete eve@example.org eve@example.org`, 'There is no account', 1)
  }

  async function backingUp() {
    const directory = path.join(checkout, 'backups')
    await type('npm run backup -- backups --keep 30', /rows, [\d.]+ MB[\s\S]*Done in /)
    await type('(umask 077; head -c 32 /dev/urandom | base64 > backup.key)', '')
    const earlier = fs.readdirSync(directory)
    await type('BACKUP_KEY_FILE=backup.key npm run backup -- backups', /Done in [\d.]+ s\.\n$/)
    const [made = ''] = fs.readdirSync(directory).filter((name) => !earlier.includes(name))
    fs.renameSync(path.join(directory, made), path.join(directory, EXAMPLE))
    const check = `BACKUP_KEY_FILE=backup.key npm run backup -- --check backups/${EXAMPLE}`
    await type(check, 'It contains the key of the instance.')
  }

  await typeSql(path.join(checkout, '.data'))
  const open = await totalCount(first)
  expect(open).toBeGreaterThan(5)
  await backingUp()
  await first.stop()
  await run('cp -a .data backup-of-data', { cwd: checkout, env: cleanEnv({}) })
  fs.rmSync(path.join(checkout, '.data'), { recursive: true })
  const copied = cleanEnv({ ...settings, DATA_DIR: 'backup-of-data' })
  const second = await serve('npm start', { cwd: checkout, env: copied })
  expect(await totalCount(second)).toBe(open)
  expect((await ada(second, 'GET', '/api/me')).status).toBe(200) // the secret key was copied, too
  await second.stop()

  const named = `backups/${EXAMPLE}`
  const restoring = `BACKUP_KEY_FILE=backup.key DATA_DIR=restored npm run restore -- ${named}`
  await type(restoring, /Restored in [\d.]+ s\./)
  const restored = await start('DATA_DIR=restored npm start')
  expect(await totalCount(restored)).toBe(open)
  expect((await ada(restored, 'GET', '/api/me')).status).toBe(401) // sessions end
  await restored.stop()

  fs.writeFileSync(path.join(checkout, 'rates.xml'), RATES)
  const backup = { DATA_DIR: 'backup-of-data' }
  const third = await start('EXCHANGE_RATES=rates.xml npm start', backup)
  const list = await (await fetch(`${third.address}/jobs`)).text()
  expect(/converted at rates of [^.]*/.exec(list.replaceAll('<!-- -->', ''))?.[0]).toBe(
    'converted at rates of November 20, 2026',
  )
  await third.stop()

  const dev = { DATA_DIR: path.join(checkout, 'backup-of-data') }
  for (const command of ['npm run dev', 'npm run dev -- --now 2026-03-02T09:00']) {
    const developing = await startHere(command, dev)
    expect(await totalCount(developing)).toBe(open)
    await developing.stop()
  }
  await typeHere('npx vitest run src/core/skill/skill.test.ts', /1 passed/)

  expect([...typed, ...Object.keys(ELSEWHERE)].sort()).toEqual(DOCUMENTED.toSorted())
  for (const [command, by] of Object.entries(ELSEWHERE)) {
    expect(fs.existsSync(by), `${command} is run by ${by}`).toBe(true)
  }
}, 600_000)

/** Throws if a command would install or build first, because it would do so through the links to this checkout. */
function makeCheckout() {
  const asked = "import('./bin/ready.mjs').then((it) => process.exit(it.isReady() ? 0 : 1))"
  const { status } = spawnSync(process.execPath, ['-e', asked])
  if (status !== 0) throw new Error('Run `npm test`: what is installed or built is out of date')
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

/** The boards that the documents name, on a local port. */
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

/** The environment of a person at a terminal, without what the test runner sets. */
function cleanEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { HOME, LANG, USER } = process.env
  const PATH = `programs:${process.env.PATH}`
  return { HOME, LANG, USER, PATH, ...settings } as NodeJS.ProcessEnv
}

type Shell = { cwd: string; env: NodeJS.ProcessEnv }

/** `said` is everything it printed. */
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
  // Its own process group, so that npm and its children are stopped together.
  const child = spawn('sh', ['-c', command], { ...shell, stdio: [...stdio], detached: true })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = () => {
    try {
      process.kill(-(child.pid as number), 'SIGTERM')
    } catch {
      // already ended
    }
    return closed // the shell may exit before the server, which closes its output last
  }
  onTestFinished(stop)
  const said = await untilReady(child)
  return {
    address: `http://127.0.0.1:${/Listening on \S+:(\d+)/.exec(said)?.[1]}`,
    inboxKey: `${/#key=(\S+)/.exec(said)?.[1]}`,
    stop,
  }
}

/** Creates an account; returns how its browser sends requests to a server. */
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

/** Runs the documented SQL queries on the database of the server that uses this data directory. */
async function typeSql(dataDir: string) {
  const running = fs.readFileSync(path.join(dataDir, 'running.json'), 'utf8')
  const { socketDir } = JSON.parse(running) as { socketDir: string }
  const client = new pg.Client({ connectionString: databaseUrl(socketDir) })
  await client.connect()
  const questions = blocksOf(OPERATING, 'sql')
  expect(questions).not.toEqual([])
  // Every query runs; what it asks about may be switched off here.
  const answers = await Promise.all(questions.map((question) => client.query(question)))
  expect(answers.some(({ rows }) => rows.length > 0)).toBe(true)
  await client.end()
}

async function totalCount({ address }: Served) {
  const answer = await fetch(`${address}/api/jobs?perPage=1`)
  return ((await answer.json()) as { totalCount: number }).totalCount
}
