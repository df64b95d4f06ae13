/** A release, made from this checkout as it is: unpacked in an empty directory, installed as documented, and started. */
import { execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isReleased } from '#dev/release/released-files.ts'
import { exitOf } from './server-process.ts'
import { systemEnv } from './system-env.ts'
import { untilReady } from './until-ready.ts'

test.each([
  ['bin/run.mjs', true],
  ['src/server/start/main.ts', true],
  ['src/store/migrations/0001_jobs.sql', true],
  ['deploy/Dockerfile', true],
  ['docs/operating.md', true],
  ['.dockerignore', true],
  ['src/core/job/sector.test.ts', false],
  ['src/sources/fixtures/lever.json', false],
  ['test/app.ts', false],
  ['dev/release.ts', false],
  ['clients/typescript/README.md', false],
  ['biome.json', false],
])('%s is in a release: %s', (file, isIn) => expect(isReleased(file)).toBe(isIn))

test('a release is the same each time, installs without what only builders need, starts, and cannot be changed by itself', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-release-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const release = (out: string) =>
    execFileSync('npm', ['run', '-s', 'release', '--', '--with-changes', '--out', out], {
      env: systemEnv(),
      encoding: 'utf8',
    })
  const [first, again] = ['first', 'again'].map((name) => path.join(directory, name))
  expect(release(`${first}`)).toMatch(/rolecall-[\d.]+\.tar\.gz: [\d,]+ files, [\d.]+ MB\n/)
  release(`${again}`)
  const sums = fs.readFileSync(`${first}/SHA256SUMS`, 'utf8')
  expect(fs.readFileSync(`${again}/SHA256SUMS`, 'utf8')).toBe(sums)

  const inFirst = { cwd: first, encoding: 'utf8' } as const
  execFileSync('sha256sum', ['--check', 'SHA256SUMS'], inFirst)
  const [, name = ''] = /(rolecall-[\d.]+)\.tar\.gz$/m.exec(sums) ?? []
  const bill = JSON.parse(fs.readFileSync(`${first}/${name}.cdx.json`, 'utf8')) as {
    components: { purl: string }[]
  }
  const listed = bill.components.map(({ purl }) => purl.replace(/@[^@]*$/, ''))

  execFileSync('tar', ['-xzf', `${name}.tar.gz`], inFirst)
  const unpacked = path.join(`${first}`, name)
  expect(fs.readFileSync(path.join(unpacked, 'CHANGELOG.md'), 'utf8')).toContain(
    `## ${name.replace('rolecall-', '')}, 20`,
  )
  const env = { ...systemEnv(), NODE_COMPILE_CACHE: path.join(directory, 'cache') }
  const npm = ['run', '-s', 'build']
  execFileSync('npm', npm, { cwd: unpacked, env: { ...env, npm_config_prefer_offline: 'true' } })
  const installed = packagesIn(path.join(unpacked, 'node_modules'))
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter((purl) => !listed.includes(purl))).toEqual([])
  expect(installed.filter((purl) => /biome|tailwind|playwright/.test(purl))).toEqual([])

  const before = filesIn(unpacked)
  const data = path.join(directory, 'data')
  const server = spawn(path.join(unpacked, 'bin/rolecall'), [], {
    cwd: directory,
    env: { ...env, DATA_DIR: data, PORT: '0', GATHER: 'off' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const said = await untilReady(server)
  const address = `http://127.0.0.1:${/Listening on \S+:(\d+)/.exec(said)?.[1]}`
  const page = await (await fetch(`${address}/jobs`)).text()
  const [asset = ''] = /\/assets\/[\w.-]+\.css/.exec(page) ?? []
  expect((await fetch(`${address}${asset}`)).status).toBe(200)

  const command = [path.join(unpacked, 'bin/rolecall'), 'backup', '--without-key', 'backups']
  const saved = spawn('sh', command, { cwd: directory, env: { ...env, DATA_DIR: data } })
  expect(await exitOf(saved)).toBe(0)
  const made = fs.readdirSync(path.join(directory, 'backups'))
  expect(made.filter((name) => name.endsWith('.backup'))).toHaveLength(1)
  server.kill('SIGTERM')
  expect(await exitOf(server)).toBe(0)
  expect(filesIn(unpacked)).toEqual(before)
}, 400_000)

/** Package URLs of what npm has installed, without versions. */
function packagesIn(modules: string): string[] {
  const list = JSON.parse(fs.readFileSync(path.join(modules, '.package-lock.json'), 'utf8')) as {
    packages: object
  }
  const names = Object.keys(list.packages).map((place) => place.replace(/^.*node_modules\//, ''))
  return names.map((name) => `pkg:npm/${name.replace('@', '%40')}`)
}

/** What is in a release itself, with sizes. */
function filesIn(directory: string): string[] {
  const entries = fs.readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${file} ${fs.statSync(file).size}`)
    .sort()
}
