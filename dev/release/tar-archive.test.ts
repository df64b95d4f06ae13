import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tarArchive } from './tar-archive.ts'

const CHANGED = new Date('2026-03-02T09:00:00Z')

const file = (name: string, content: string, isProgram = false) => ({
  name,
  content: Buffer.from(content),
  isProgram,
})

test('tar reads the archive', () => {
  const long = `${'folder/'.repeat(20)}${'name'.repeat(20)}.txt`
  const archive = tarArchive(
    [file('b', 'x'.repeat(513)), file('a', '', true), file(long, 'y')],
    CHANGED,
  )
  const { stdout, status } = spawnSync('tar', ['-tv', '--full-time', '--utc', '-f', '-'], {
    input: archive,
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(
    stdout
      .trim()
      .split(/\n/)
      .map((line) => line.replace(/ +/g, ' ')),
  ).toEqual([
    '-rwxr-xr-x 0/0 0 2026-03-02 09:00:00 a',
    '-rw-r--r-- 0/0 513 2026-03-02 09:00:00 b',
    `-rw-r--r-- 0/0 1 2026-03-02 09:00:00 ${long}`,
  ])
})

test('the order in which files are given changes nothing', () => {
  const [a, b] = [file('a', '1'), file('b', '2')]
  expect(tarArchive([a, b], CHANGED).equals(tarArchive([b, a], CHANGED))).toBe(true)
})

test('a name that no header can hold is refused', () => {
  expect(() => tarArchive([file('x'.repeat(101), '')], CHANGED)).toThrow('too long')
})
