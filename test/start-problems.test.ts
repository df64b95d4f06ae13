/** What an operator reads when the server cannot start: one sentence without a stack trace, and nothing half done. */
import { execFile, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from '#server/process/data-dir.ts'
import { systemEnv } from './system-env.ts'
import { mayMount, onTmpfs } from './tmpfs.ts'

test('a mistyped setting is refused with the right name, and nothing is created', async () => {
  const dataDir = path.join(temporaryDirectory(), 'data')
  const { code, said } = await run({
    DATA_DIR: dataDir,
    DATABSE_URL: 'postgres://db.example/rolecall',
    OPERATOR_TELEPHONE: '0123',
    METRICS: 'on',
  })

  expect(code).toBe(78)
  expect(said).toContain('DATABSE_URL is not a setting. Did you mean DATABASE_URL?')
  expect(said).toContain('OPERATOR_TELEPHONE is not a Rolecall setting.')
  expect(said).toContain('METRICS is now METRICS_KEY')
  expect(said).not.toContain('    at ')
  expect(fs.existsSync(dataDir)).toBe(false)
})

test('a port in use is reported in one sentence before anything is created', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, resolve))
  onTestFinished(() => void other.close())
  const dataDir = temporaryDirectory()
  const { port } = other.address() as AddressInfo

  const { code, said } = await run({
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '0.0.0.0',
  })

  expect(code).toBe(1)
  expect(said).toBe(
    `Port ${port} is already in use. Set PORT to another one, like PORT=${port + 1}.\n`,
  )
  expect(fs.readdirSync(dataDir)).toEqual([])
})

test('F07 a data directory that is a file is reported in one sentence, with exit code 1', async () => {
  const file = path.join(temporaryDirectory(), 'data')
  fs.writeFileSync(file, '')

  const { code, said } = await run({ DATA_DIR: file, PORT: '0' })

  expect(code).toBe(1)
  expect(said).toBe(`DATA_DIR ${file} cannot be used: it is a file. Set DATA_DIR to a directory.\n`)
})

test.skipIf(!mayMount())(
  'F07 a read-only data directory is reported in one sentence, and nothing starts',
  async () => {
    const dataDir = temporaryDirectory()
    const { code, said } = await run(
      { DATA_DIR: dataDir, PORT: '0' },
      onTmpfs(dataDir, 'ro,size=1m'),
    )

    expect(code).toBe(1)
    expect(said).toBe(
      `DATA_DIR ${dataDir} cannot be used: its file system is read-only. ` +
        'Mount it for writing, or set DATA_DIR to another directory.\n',
    )
  },
)

test.skipIf(!mayMount())('F07 a full disk at startup is reported in one sentence', async () => {
  const dataDir = temporaryDirectory()
  const { code, said } = await run(
    { DATA_DIR: dataDir, PORT: '0' },
    onTmpfs(dataDir, 'size=4k', `head -c 8192 /dev/zero > ${dataDir}/ballast 2>/dev/null;`),
  )

  expect(code).toBe(1)
  expect(said).toBe(
    `DATA_DIR ${dataDir} cannot be used: its disk is full. Free some space and start again.\n`,
  )
})

test("F07 somebody else's data directory is reported in one sentence", async () => {
  const dataDir = path.join(temporaryDirectory(), 'data')
  fs.mkdirSync(dataDir, { mode: 0o500 })
  const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--clear-groups'] : []
  fs.chmodSync(path.dirname(dataDir), 0o755)

  const { code, said } = await run({ DATA_DIR: dataDir, PORT: '0' }, asNobody)

  expect(code).toBe(1)
  expect(said).toBe(
    `DATA_DIR ${dataDir} cannot be used: this user may not write there. ` +
      'Change its owner, or set DATA_DIR to another directory.\n',
  )
})

test('on macOS a lock whose owner was killed does not keep the next server out', async () => {
  const dataDir = temporaryDirectory()
  const program = `import { takeLock } from './src/server/process/data-dir.ts'
    const lock = await takeLock(${JSON.stringify(dataDir)}, 'darwin')
    console.log(lock ? 'mine' : 'taken'); setInterval(() => {}, 1_000)`
  const owner = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void owner.kill('SIGKILL'))
  expect(await new Promise((resolve) => owner.stdout.once('data', (it) => resolve(`${it}`)))).toBe(
    'mine\n',
  )
  expect(await takeLock(dataDir, 'darwin')).toBeNull()

  owner.kill('SIGKILL')
  await new Promise((resolve) => owner.once('exit', resolve))
  const lock = await takeLock(dataDir, 'darwin')
  expect(lock).not.toBeNull()
  expect(await takeLock(dataDir, 'darwin')).toBeNull()
  lock?.close()
})

function temporaryDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-start-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Runs the server until it exits; `said` is everything it printed. `before` are words before the command. */
function run(env: Record<string, string>, before: readonly string[] = []) {
  const [command = '', ...args] = [...before, process.execPath, 'src/server/start/main.ts']
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    const options = { env: { ...systemEnv(), NODE_ENV: 'production', ...env } }
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, said: stdout + stderr })
    })
  })
}
