import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import type { StoredBackups } from '#server/backup/backup-directory.ts'
import { readEnv } from '#server/process/env.ts'
import { checkSettings, judgeBackups, judgeDisk } from './check-machine.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const GB = 2 ** 30

const backups = (hoursAgo: number): StoredBackups => {
  const at = new Date(NOW.getTime() - hoursAgo * 3_600_000)
  return { count: 3, bytes: 30, newest: { file: '/b/newest.backup', at, bytes: 10 } }
}

test.each<[string, string | null, StoredBackups | null, boolean, string, RegExp]>([
  ['no directory', null, null, false, 'note', /BACKUP_DIR isn’t set/],
  ['one that is missing', '/b', null, false, 'fix', /\/b can’t be read/],
  [
    'an empty one',
    '/b',
    { count: 0, bytes: 0, newest: null },
    false,
    'fix',
    /npm run backup -- \/b/,
  ],
  ['a backup of last night', '/b', backups(7), false, 'ok', /newest of 3/],
  ['one on the same disk', '/b', backups(7), true, 'note', /copy it to another machine/],
  ['an old one', '/b', backups(37), true, 'fix', /more than 36 hours ago/],
])('%s is judged', (_, directory, stored, isSameDisk, state, says) => {
  const verdict = judgeBackups(directory, stored, { now: NOW, isSameDisk })
  expect(verdict.state).toBe(state)
  expect(verdict.lines.join('\n')).toMatch(says)
})

test.each<[number | null, number | null, string]>([
  [50 * GB, 100 * GB, 'ok'],
  [9 * GB, 100 * GB, 'note'],
  [0.9 * GB, 100 * GB, 'fix'],
  [null, null, 'note'],
])('%d bytes free of %d: %s', (free, size, state) =>
  expect(judgeDisk('/data', free, size).state).toBe(state),
)

const PUBLIC = { PUBLIC_URL: 'https://jobs.acme.test', METRICS_PORT: '9464' }
const COMPLETE = {
  ...PUBLIC,
  ...{ OPERATOR_NAME: 'Acme', OPERATOR_EMAIL: 'a@acme.test', OPERATOR_ADDRESS: 'Street 1' },
  ...{ SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'jobs@acme.test' },
}

test.each<[Record<string, string>, string, RegExp]>([
  [COMPLETE, 'ok', /All are valid/],
  [{}, 'note', /no metrics/],
  [PUBLIC, 'fix', /Set OPERATOR_NAME, OPERATOR_EMAIL, OPERATOR_ADDRESS\.\n.*SMTP_URL/],
  [{ ...COMPLETE, PUBLIC_URL: 'http://jobs.acme.test' }, 'fix', /Use https:/],
])('the settings %o are judged', (variables, state, says) => {
  const finding = checkSettings(readEnv(variables))
  expect(finding.state).toBe(state)
  expect(finding.lines.join('\n')).toMatch(says)
})

test('what is left of the example file is named', () => {
  const file = new URL('../../../deploy/systemd/rolecall.env.example', import.meta.url)
  const lines = fs
    .readFileSync(file, 'utf8')
    .matchAll(/^(PUBLIC_URL|OPERATOR_\w+|MAIL_FROM)=(.*)$/gm)
  const example = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
  const finding = checkSettings(readEnv({ ...COMPLETE, ...example }))
  expect(finding.state).toBe('fix')
  expect(finding.lines[0]).toBe(
    'Still as in the example file: PUBLIC_URL, OPERATOR_NAME, OPERATOR_EMAIL, OPERATOR_ADDRESS, MAIL_FROM. People see them.',
  )
})
