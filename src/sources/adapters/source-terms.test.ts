/** Rules for the terms, keys and pages of every source. */
import { describe, expect, test } from 'vitest'
import { creditsOf, sourceTitle } from '#core/boards/source-credit.ts'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll } from '#test/source-answers.ts'
import { SOURCES } from './sources.ts'

const TOKENS: Readonly<Record<string, string>> = {
  adzuna: 'gb?what=software',
  jooble: 'us?keywords=react',
  directory: '/srv/jobs',
}

describe.each(SOURCES.map((source) => [source.name, source] as const))('%s', (name, source) => {
  const token = TOKENS[name] ?? source.onlyBoard ?? 'acme'

  test('its terms are recorded', () => {
    const { url, credit, offBecause, leastMinutes, delayHours } = source.terms
    if (url !== null) expect(url).toMatch(/^https:\/\//)
    if (credit !== null) expect(url).not.toBeNull()
    if (offBecause !== null) expect(offBecause).toMatch(/^[A-Z].*\.$/s)
    expect(leastMinutes).toBeGreaterThanOrEqual(5)
    expect(delayHours).toBeGreaterThanOrEqual(0)
    for (const need of source.needs) expect(need).toMatch(/^[A-Z][A-Z\d_]+$/)
  })

  test('pages name and credit it as its terms require', () => {
    const url = 'https://acme.example/jobs/1'
    const credits = creditsOf([{ source: name, url }]).map((credit) => credit.name)
    expect({ title: sourceTitle(name), credits }).toEqual({
      title: source.title,
      credits: source.terms.credit === null ? [] : [source.terms.credit],
    })
    expect(creditsOf([{ source: name, url: null }])).toHaveLength(credits.length)
  })

  test('a job of a list with only the newest jobs ends eventually', () => {
    expect(source.runsDays !== null).toBe(source.lists === 'window')
  })

  test('its page can be opened, whatever the token', () => {
    for (const asked of [token, 'a b', '<script>', '']) {
      expect(source.page(asked)).toMatch(/^(?:https|file):\/\/[^\s<>"]*$/)
    }
  })

  test('it is not requested without its keys', async () => {
    if (source.needs.length === 0) return
    const requests: string[] = []
    const context = contextOf(({ url }) => {
      requests.push(url)
      return '{}'
    })
    await expect(gatherAll(source, token, context)).rejects.toThrow(Unreadable)
    expect(requests).toEqual([])
  })
})

/** Requests that one board makes per day at its highest rate, and what its terms allow. */
test.each([
  ['remotive', 1, 4],
  ['jobicy', 1, 24],
  ['adzuna', 20, 250],
])('%s is requested no more often than its terms allow', (name, requestsEach, allowedADay) => {
  const source = SOURCES.find((one) => one.name === name)
  const timesADay = (24 * 60) / (source?.terms.leastMinutes ?? 0)
  expect(timesADay * requestsEach).toBeLessThanOrEqual(allowedADay)
})
