/**
 * The built-in database moves from one major version of PostgreSQL to the next: what an operator reads at a start, the
 * upgrade with both versions from npm, the way back, kills between its steps, and the end.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EARLIER_POSTGRES } from '#server/database/earlier-postgres.ts'
import { clusterMajor, versionProblem } from '#server/database/kept-clusters.ts'
import { type Binaries, fetchBinaries, findBinaries } from '#server/database/postgres-binaries.ts'
import {
  createDatabase,
  databaseUrl,
  launch,
  prepareCluster,
  stopServer,
} from '#server/database/postgres-cluster.ts'
import { listing } from './sample-listings.ts'
import { exitOf, startServer } from './server-process.ts'
import { systemEnv } from './system-env.ts'

const OURS = findBinaries().major

function temporaryDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-upgrade-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

test('the major version before ours can be read, on every platform that has ours', () => {
  const { optionalDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const platforms = Object.keys(optionalDependencies).map((name) => path.basename(name))
  const [newest] = EARLIER_POSTGRES
  expect(newest.major).toBe(OURS - 1)
  expect(newest.version).toMatch(new RegExp(`^${newest.major}\\.`))
  expect(Object.keys(newest.integrity).sort()).toEqual(platforms.sort())
})

test.each([
  [{ postgres: OURS }, null],
  [{}, null],
  [
    { postgres: OURS - 1 },
    /of PostgreSQL \d+, and this .* comes with \d+: npm run upgrade-database/,
  ],
  [{ 'postgres-17': 17 }, /was interrupted\. Nothing is lost: run npm run upgrade-database again/],
  [{ postgres: OURS + 1 }, /which is older\. Start the version of Rolecall that used it last\./],
  [
    { postgres: OURS + 1, [`postgres-${OURS}`]: OURS },
    /To return to the one .*: npm run upgrade-database -- --back/,
  ],
])('with %o, a start says what to do', (clusters, says) => {
  const directory = temporaryDirectory()
  for (const [name, major] of Object.entries(clusters)) {
    fs.mkdirSync(path.join(directory, name))
    fs.writeFileSync(path.join(directory, name, 'PG_VERSION'), `${major}\n`)
  }
  const problem = versionProblem(directory, 'postgres', OURS)
  if (says === null) expect(problem).toBeNull()
  else expect(problem).toMatch(says)
})

test('F53 a database of the version before ours is upgraded with everything in it, can return, and is deleted when confirmed', async ({
  skip,
}) => {
  const directory = temporaryDirectory()
  const [{ major: earlier }] = EARLIER_POSTGRES
  const binaries = await fetchBinaries(earlier, path.join(directory, 'programs')).catch(
    (error: Error) => {
      const reason = `NOT RUN: no PostgreSQL ${earlier} to upgrade from: ${error.message}`
      process.stderr.write(`${reason}\n`)
      skip(reason)
    },
  )
  if (!binaries) return
  const dataDir = path.join(directory, 'data')
  await fillCluster(dataDir, binaries)
  const settings = { DATA_DIR: dataDir, GATHER: 'off' }
  const clusters = () =>
    Object.fromEntries(
      fs
        .readdirSync(dataDir)
        .filter((name) => /^postgres(?:-|$)/.test(name))
        .map((name) => [name, clusterMajor(dataDir, name)]),
    )
  const command = (...args: string[]) =>
    run(['src/server/commands/upgrade-database.ts', ...args], settings)
  const refusedStart = async () => (await run(['src/server/start/main.ts'], settings)).said

  expect(await refusedStart()).toMatch(`is of PostgreSQL ${earlier}, and this version of Rolecall`)
  expect(clusters()).toEqual({ postgres: earlier })

  const upgraded = await command()
  expect(upgraded).toEqual({
    code: 0,
    said: expect.stringMatching(/Read [\d,]+ rows\.[\s\S]*Done\./),
  })
  expect(clusters()).toEqual({ postgres: OURS, [`postgres-${earlier}`]: earlier })
  expect(fs.readdirSync(dataDir).filter((name) => /upgrade|earlier|next/.test(name))).toEqual([])

  const server = await startServer(settings)
  const jobs = await (await fetch(`${server.address}/api/jobs?perPage=1`)).json()
  expect(jobs).toMatchObject({ totalCount: 3 })
  expect((await command('--confirm')).said).toContain('already running')
  expect((await command()).said).toContain('There is nothing to upgrade')
  server.process.kill('SIGTERM')
  await exitOf(server.process)

  expect(await command('--back')).toMatchObject({ code: 0 })
  expect(clusters()).toEqual({ postgres: earlier, [`postgres-${OURS}`]: OURS })

  // Killed between the two renames of an upgrade.
  fs.renameSync(path.join(dataDir, 'postgres'), path.join(dataDir, `postgres-${earlier}`))
  fs.renameSync(path.join(dataDir, `postgres-${OURS}`), path.join(dataDir, 'postgres-ready'))
  expect(await refusedStart()).toContain('was interrupted. Nothing is lost')
  expect(await command()).toMatchObject({ code: 0 })
  expect(clusters()).toEqual({ postgres: OURS, [`postgres-${earlier}`]: earlier })

  expect(await command('--confirm')).toEqual({
    code: 0,
    said: `Deleted the database of PostgreSQL ${earlier}. In use is the one of PostgreSQL ${OURS}.\n`,
  })
  expect(clusters()).toEqual({ postgres: OURS })
}, 600_000)

/** A data directory whose database is of another version, with three jobs and the key of an instance. */
async function fillCluster(dataDir: string, binaries: Binaries) {
  fs.mkdirSync(dataDir, { mode: 0o700 })
  const keyFile = path.join(dataDir, 'secret-key')
  const key = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')
  fs.writeFileSync(keyFile, `${key}\n`, { mode: 0o600 })
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-'))
  onTestFinished(() => fs.rmSync(socketDir, { recursive: true, force: true }))
  const postgres = await launch(prepareCluster(dataDir, socketDir, { binaries }))
  await createDatabase(socketDir)
  const jobs = path.join(path.dirname(dataDir), 'jobs.jsonl')
  const listings = ['Baker', 'Cook', 'Smith'].map((title) => JSON.stringify(listing({ title })))
  fs.writeFileSync(jobs, listings.join('\n'))
  const imported = await run(['src/server/commands/import.ts', jobs], {
    DATABASE_URL: databaseUrl(socketDir),
    SECRET_KEY_FILE: keyFile,
  })
  expect(imported).toMatchObject({ code: 0 })
  await stopServer(postgres)
}

/** `said` is everything it printed. */
async function run(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...systemEnv(), PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (more: Buffer) => {
      said += more
    })
  }
  return { code: await exitOf(child), said }
}
