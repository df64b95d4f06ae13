/** A server with BACKUP_HOUR makes its backups itself, and its metrics tell their age. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { completeBackups } from '#core/backup/backup-file.ts'
import { METRICS_KEY } from './app.ts'
import { startServer } from './server-process.ts'

test('a server that has no backup makes one, without the key if it is not encrypted', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-backup-schedule-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const backups = path.join(directory, 'backups')
  const server = await startServer({
    DATA_DIR: path.join(directory, 'data'),
    BACKUP_DIR: backups,
    BACKUP_HOUR: '2',
    METRICS_KEY,
  })
  const stored = () => (fs.existsSync(backups) ? completeBackups(fs.readdirSync(backups)) : [])
  await expect.poll(() => stored().length, { timeout: 150_000, interval: 100 }).toBe(1)
  const answer = await fetch(`${server.address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_KEY}` },
  })
  const text = await answer.text()
  expect(text).toMatch(/^rolecall_backups 1$/m)
  expect(text).toMatch(/^rolecall_backup_age_seconds \d/m)
}, 200_000)
