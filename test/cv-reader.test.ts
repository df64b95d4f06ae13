/** The processes that read CVs, run as by the built server: their results and refusals. */
import * as fs from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { builtServer } from './app.ts'

type Options = Partial<Parameters<Awaited<ReturnType<typeof builtServer>>['createCvReader']>[0]>

const ADA = 'ada' as AccountId
const account = (n: number) => `account ${n}` as AccountId
const silent = { info() {}, warn() {}, error() {} }

async function createReader(options: Options = {}) {
  const { createCvReader, CV_READER_LIMITS } = await builtServer()
  // A machine that runs many tests at once starts processes slowly.
  const limits = { ...CV_READER_LIMITS, readMs: 55_000 }
  const reader = createCvReader({ log: silent, keepsSpare: false, limits, ...options })
  onTestFinished(() => reader.stop())
  return reader
}

test('a file is read in a separate process', async () => {
  const { read } = await createReader()
  const reading = await read(ADA, 'txt', Buffer.from('Ada Example\n• Rust'))
  expect(reading.lines.map(({ text }) => text)).toEqual(['Ada Example', 'Rust'])
  expect(reading.troubles).toEqual([])
})

test('one account has one file read at a time', async () => {
  const { read } = await createReader()
  const first = read(ADA, 'txt', Buffer.from('Ada'))
  await expect(read(ADA, 'txt', Buffer.from('Ada'))).rejects.toMatchObject({
    code: 'one_cv_at_a_time',
    retryAfterSeconds: 5,
  })
  await first
  await expect(read(ADA, 'txt', Buffer.from('Ada'))).resolves.toMatchObject({ format: 'txt' })
})

test('a spare process is ready for each next file', async () => {
  const reader = await createReader({ keepsSpare: true })
  reader.warm()
  for (const n of [1, 2, 3]) {
    const reading = await reader.read(ADA, 'txt', Buffer.from(`file ${n}`))
    expect(reading.lines.map(({ text }) => text)).toEqual([`file ${n}`])
  }
})

/** A busy machine takes more than the usual second to start or end a process. */
const PATIENT = { timeout: 30_000 }

test('a spare process that ended is not used', async () => {
  const reader = await createReader({ keepsSpare: true })
  const before = childProcesses()
  reader.warm()
  const started = () => childProcesses().find((pid) => !before.includes(pid))
  const spare = (await vi.waitUntil(started, PATIENT)) as number
  process.kill(spare, 'SIGKILL')
  await vi.waitFor(() => expect(childProcesses()).not.toContain(spare), PATIENT)
  const reading = await reader.read(ADA, 'txt', Buffer.from('Ada Example'))
  expect(reading.lines.map(({ text }) => text)).toEqual(['Ada Example'])
})

/** The pids of this process's children. */
const childProcesses = (): number[] =>
  fs
    .readdirSync('/proc/self/task')
    .flatMap((task) => fs.readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '')
    .map(Number)

test('an aborted read makes room for others', async () => {
  const { read } = await createReader()
  const gone = new AbortController()
  const left = read(account(1), 'txt', Buffer.from('a'), gone.signal)
  gone.abort()
  await expect(left).rejects.toMatchObject({ code: 'readers_busy' })
  await expect(read(account(1), 'txt', Buffer.from('a'))).resolves.toMatchObject({ troubles: [] })
})
