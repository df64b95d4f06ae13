import { expect, test } from 'vitest'
import { backupFileName, completeBackups, expiredBackups } from './backup-file.ts'

const NOW = new Date('2026-03-20T02:00:00Z')
const at = (day: number) => backupFileName(new Date(`2026-03-${day}T02:00:00Z`))

test('a name contains the time, without characters that file systems refuse', () => {
  expect(backupFileName(new Date('2026-03-02T09:30:15.007Z'))).toBe(
    'rolecall-2026-03-02T09-30-15-007Z.backup',
  )
})

test.each([
  ['older than the days to keep', [at(10), at(12), at(13), at(20)], 7, [at(10), at(12)]],
  ['in any order', [at(20), at(12), at(10)], 7, [at(10), at(12)]],
  ['never the newest one', [at(10), at(12)], 7, [at(10)]],
  ['none without a number of days', [at(10), at(12), at(20)], null, []],
  ['no files of other names', ['jobs.backup', `${at(10)}.gz`, `old-${at(10)}`, at(20)], 1, []],
  ['no impossible dates', ['rolecall-2026-13-40T02-00-00-000Z.backup', at(20)], 1, []],
  [
    'unfinished ones after a day',
    [`${at(18)}.partial`, `${at(20)}.partial`],
    null,
    [`${at(18)}.partial`],
  ],
  ['an unfinished one is not the newest', [at(10), `${at(20)}.partial`], 7, []],
])('removes %s', (_, names, keepDays, expected) => {
  expect(expiredBackups(names, NOW, keepDays)).toEqual(expected)
})

test('complete backups are listed from the oldest to the newest, whatever else is there', () => {
  const [first, second] = [new Date('2026-03-01T02:00:00Z'), new Date('2026-03-02T02:00:00Z')]
  const names = [
    backupFileName(second),
    'notes.txt',
    `${backupFileName(new Date('2026-03-03T02:00:00Z'))}.partial`,
    backupFileName(first),
  ]
  expect(completeBackups(names)).toEqual([
    { name: backupFileName(first), at: first },
    { name: backupFileName(second), at: second },
  ])
})
