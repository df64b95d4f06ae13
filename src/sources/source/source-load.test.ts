import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { SOURCES, sourceNamed } from '#sources/adapters/sources.ts'
import type { Source } from './source.ts'
import { laneOf } from './source-load.ts'

test.each([
  ['greenhouse', 'acme', 'boards-api.greenhouse.io'],
  ['lever', 'acme', 'api.lever.co'],
  ['lever', 'eu/acme', 'api.eu.lever.co'],
  ['recruitee', 'jobs.acme.com', 'recruitee.com'],
  ['feed', 'https://acme.example/jobs.rss', 'acme.example'],
  ['jsonld', 'https://acme.example/careers', 'acme.example'],
  ['directory', '/srv/jobs', 'directory'],
])('the %s board %s is in the lane %s', (source, token, lane) => {
  expect(laneOf(sourceNamed(source) as Source, token)).toBe(lane)
})

test('docs/sources.md states what each source bears and costs', () => {
  const text = fs.readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8')
  const rows = SOURCES.filter(({ load }) => load.secondsBetween > 0).map(({ title, load }) => {
    const { hosts, secondsBetween, atOnce, boardsAtOnce, cost } = load
    const where = hosts.length === 0 ? 'its own' : hosts.map((host) => `\`${host}\``).join(', ')
    const cells = [title, where, 60 / secondsBetween, atOnce, boardsAtOnce, cost.requests]
    return `| ${cells.join(' | ')} | ${cost.kilobytes.toLocaleString('en')} |`
  })
  expect(rows.filter((row) => !text.includes(row))).toEqual([])
})
