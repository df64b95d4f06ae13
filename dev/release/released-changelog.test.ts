import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { releasedChangelog } from './released-changelog.ts'

const RELEASED = new Date('2026-03-02T23:59:00Z')

test('what is unreleased gets the version and its day, and begins with what operators have to do', () => {
  const text = `# Changelog

## Unreleased

- Faster.

To do when upgrading: import your files
again, then restart.

- Smaller.

## 0.1.0, 2026-01-05

To do when upgrading: nothing.
`
  expect(releasedChangelog(text, '0.2.0', RELEASED)).toBe(`# Changelog

## 0.2.0, 2026-03-02

To do when upgrading: import your files
again, then restart.

- Faster.

- Smaller.

## 0.1.0, 2026-01-05

To do when upgrading: nothing.
`)
})

test.each([
  ['# Changelog\n', 'no heading'],
  [
    '# Changelog\n\n## Unreleased\n\n- Faster.\n\n## 0.1.0\n\nTo do when upgrading: nothing.\n',
    'what operators have to do',
  ],
])('no release is made of an incomplete changelog: %j', (text, problem) => {
  expect(() => releasedChangelog(text, '0.2.0', RELEASED)).toThrow(problem)
})

test('a release can be made of our own changelog', () => {
  const released = releasedChangelog(fs.readFileSync('CHANGELOG.md', 'utf8'), '9.9.9', RELEASED)
  expect(released).toMatch(/^## 9\.9\.9, 2026-03-02\n\nTo do when upgrading: /m)
  expect(released).not.toContain('Unreleased')
})
