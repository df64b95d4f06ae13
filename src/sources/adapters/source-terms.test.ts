/** What holds for the terms, the keys and the pages of every source. */
import { describe, expect, test } from 'vitest'
import { creditsOf, sourceTitle } from '#core/boards/source-credit.ts'
import { Unreadable } from '#sources/source/source.ts'
import { gatherAll, worldOf } from '#test/source-answers.ts'
import { SOURCES } from './sources.ts'

const TOKENS: Readonly<Record<string, string>> = {
  adzuna: 'gb?what=software',
  jooble: 'us?keywords=react',
  directory: '/srv/jobs',
}

describe.each(SOURCES.map((source) => [source.name, source] as const))('%s', (name, source) => {
  const token = TOKENS[name] ?? source.onlyBoard ?? 'acme'

  test('what is asked of those who use it is written down', () => {
    const { url, credit, offBecause, leastMinutes, delayHours } = source.terms
    if (url !== null) expect(url).toMatch(/^https:\/\//)
    if (credit !== null) expect(url).not.toBeNull()
    if (offBecause !== null) expect(offBecause).toMatch(/^[A-Z].*\.$/s)
    expect(leastMinutes).toBeGreaterThanOrEqual(5)
    expect(delayHours).toBeGreaterThanOrEqual(0)
    for (const need of source.needs) expect(need).toMatch(/^[A-Z][A-Z\d_]+$/)
  })

  test('pages call it and credit it as it says', () => {
    const url = 'https://acme.example/jobs/1'
    const credits = creditsOf([{ source: name, url }]).map((credit) => credit.name)
    expect({ title: sourceTitle(name), credits }).toEqual({
      title: source.title,
      credits: source.terms.credit === null ? [] : [source.terms.credit],
    })
    expect(creditsOf([{ source: name, url: null }])).toHaveLength(credits.length)
  })

  test('a job of a list that shows the newest alone ends some day', () => {
    expect(source.runsDays !== null).toBe(source.lists === 'window')
  })

  test('its page is one that people can open, whatever the token', () => {
    for (const asked of [token, 'a b', '<script>', '']) {
      expect(source.page(asked)).toMatch(/^(?:https|file):\/\/[^\s<>"]*$/)
    }
  })

  test('without its keys it is not asked', async () => {
    if (source.needs.length === 0) return
    const requests: string[] = []
    const world = worldOf(({ url }) => {
      requests.push(url)
      return '{}'
    })
    await expect(gatherAll(source, token, world)).rejects.toThrow(Unreadable)
    expect(requests).toEqual([])
  })
})

/** Requests that one board makes in a day when it is read as often as it may be, against what its terms allow. */
test.each([
  ['remotive', 1, 4],
  ['jobicy', 1, 24],
  ['adzuna', 20, 250],
])('%s is asked no more often than its terms allow', (name, requestsEach, allowedADay) => {
  const source = SOURCES.find((one) => one.name === name)
  const timesADay = (24 * 60) / (source?.terms.leastMinutes ?? 0)
  expect(timesADay * requestsEach).toBeLessThanOrEqual(allowedADay)
})
