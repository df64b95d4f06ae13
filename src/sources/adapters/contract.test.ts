/**
 * What every source guarantees, tested with its own fixture: exact listings, and the right verdict on every wrong
 * answer.
 */
import * as fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Listing } from '#core/job/listing.ts'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, fixture, gatherAll, listingsOf, problemsOf } from '#test/source-answers.ts'
import { askRow, bodyOf, SOURCE_ROWS } from '#test/source-rows.ts'
import { SOURCES, sourceNamed } from './sources.ts'

test('every source has a row and is found by name', () => {
  expect(SOURCE_ROWS.map((row) => row.source.name)).toEqual(SOURCES.map(({ name }) => name))
  for (const source of SOURCES) expect(sourceNamed(source.name)).toBe(source)
  expect(sourceNamed('nobody')).toBeNull()
})

test('every source is in docs/sources.md', () => {
  const text = fs.readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8')
  const named = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(SOURCES.map(({ name }) => name).sort())
})

describe.each(SOURCE_ROWS.map((row) => [row.source.name, row] as const))('%s', (name, row) => {
  const { source, token, items } = row
  const body = bodyOf(row)
  const expected = JSON.parse(fixture(`${name}.expected.json`))

  const ask = (text: string) => askRow(row, text)

  test('its answer becomes exactly these listings', async () => {
    const listings = listingsOf(await ask(body))
    expect(listings).toEqual(expected)
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
    for (const listing of listings) expect(Listing.parse(listing)).toEqual(listing)
    for (const { source, board } of listings)
      expect({ source, board }).toEqual({ source: name, board: token })
  })

  test('no line has character references, odd spaces or signs of a wrong charset', async () => {
    const lines = listingsOf(await ask(body)).flatMap((listing) =>
      [
        listing.title,
        listing.company,
        listing.location,
        listing.salaryText,
        listing.workplace,
      ].filter((line) => typeof line === 'string'),
    )
    expect(
      lines.filter((line) => /&#?\w+;|\s{2}|^\s|\s$|[^\S ]|[ÂÃ][\x80-\xbf]|â€|\ufffd/.test(line)),
    ).toEqual([])
  })

  test('reading the same answer twice gives the same result', async () => {
    expect(await ask(body)).toEqual(await ask(body))
  })

  test('a board without jobs is empty, not unreadable', async () => {
    expect(await ask(row.empty)).toEqual([])
  })

  const page =
    '<!doctype html><html><title>Sign in</title><body><p>Please sign in</p></body></html>'
  const wrong = ['', ' ', 'null', '42', '"odd"', '[]', '{}', '{"error":"Not found"}', page]
  test.each([
    ...wrong.filter((text) => text !== row.empty),
    body.slice(0, body.length / 2),
    body.slice(0, -20),
    body.replaceAll('o', '\ufffd'),
  ])('an answer from elsewhere is unreadable (%#)', async (text) => {
    await expect(ask(text)).rejects.toThrow(Unreadable)
  })

  test('errors of the client are passed on', async () => {
    const refused = () => {
      throw new Error('too many requests')
    }
    const context = contextOf(refused, { keys: row.keys ?? {} })
    await expect(gatherAll(source, token, context)).rejects.toThrow('too many requests')
  })

  test('an answer decoded with the wrong charset is repaired', async () => {
    expect(body).toMatch(/[^\0-\x7f]/)
    const misread = new TextDecoder('windows-1252').decode(new TextEncoder().encode(body))
    expect(misread).not.toBe(body)
    expect(listingsOf(await ask(misread))).toEqual(expected)
  })

  test('a byte order mark is not part of the answer', async () => {
    expect(listingsOf(await ask(`\ufeff${body}`))).toEqual(expected)
  })

  test('one broken item is one problem, and the others are exact', async () => {
    const others = listingsOf(await ask(items.without(body, 0)))
    expect(others.length).toBeLessThan(expected.length)
    for (const text of items.broken(body, 0)) {
      const found = await ask(text)
      expect(listingsOf(found)).toEqual(others)
      const problems = problemsOf(found)
      const more = problems.length - problemsOf(await ask(body)).length
      expect(more).toBe(1)
      for (const { example } of problems) expect(example.length).toBeLessThanOrEqual(300)
    }
  })

  test('a field of another type does not affect other items', async () => {
    const others = listingsOf(await ask(items.without(body, 0)))
    for (const text of items.changed(body, 0)) {
      const listings = listingsOf(await ask(text))
      for (const listing of listings) expect(Listing.parse(listing)).toEqual(listing)
      expect(listings).toEqual(expect.arrayContaining(others))
    }
  })
})
