import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupFileName } from '#core/backup/backup-file.ts'
import { backupWork } from './backup-worker.ts'

function worker({ isEncrypted = true } = {}) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-backup-worker-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  const state = { now: new Date('2026-03-02T01:00:00Z'), fails: false }
  const ran: (readonly string[])[] = []
  const logged: string[] = []
  const log = {
    info: (_: object, message: string) => void logged.push(message),
    warn() {},
    error: (fields: object, message: string) =>
      void logged.push(`${message}: ${(fields as { reason: string }).reason}`),
  }
  const look = backupWork(
    { directory, hour: 2, keepDays: 30, isEncrypted },
    {
      log,
      clock: { now: () => state.now },
      async run(args) {
        ran.push(args)
        if (state.fails) throw new Error('The disk is full.')
        fs.writeFileSync(path.join(directory, backupFileName(state.now)), 'saved')
      },
    },
  )
  const lookAt = (instant: string) => {
    state.now = new Date(instant)
    return look(new AbortController().signal)
  }
  return { directory, state, ran, logged, lookAt }
}

test('a backup is made at the first look, and then once a day', async () => {
  const { directory, ran, logged, lookAt } = worker()
  for (const time of ['02T01:00', '02T01:59', '02T02:00', '02T02:01', '03T01:59', '03T02:00']) {
    await lookAt(`2026-03-${time}:00Z`)
  }
  expect(ran).toHaveLength(3) // at the first look, and at two in two nights
  expect(ran[0]).toEqual(['--keep', '30', directory])
  expect(logged).toEqual(Array(3).fill('a backup was made'))
})

test('without encryption, the key of the instance is left out', async () => {
  const { ran, lookAt } = worker({ isEncrypted: false })
  await lookAt('2026-03-02T01:00:00Z')
  expect(ran[0]).toContain('--without-key')
})

test('after a failure it is tried again in an hour, and the log says why', async () => {
  const { state, ran, logged, lookAt } = worker()
  state.fails = true
  for (const time of ['01:00', '01:01', '01:59', '02:00']) await lookAt(`2026-03-02T${time}:00Z`)
  expect(ran).toHaveLength(2)
  expect(logged[0]).toBe('no backup could be made; trying again in an hour: The disk is full.')
  state.fails = false
  await lookAt('2026-03-02T03:00:00Z')
  expect(logged.at(-1)).toBe('a backup was made')
})
