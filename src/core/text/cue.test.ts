import { describe, expect, test } from 'vitest'
import * as sentenceWords from '#core/eligibility/sentence-facts-words.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { cue, matchIn, mayHave } from './cue.ts'
import { textRuns } from './text-runs.ts'

const may = (pattern: RegExp, text: string) => mayHave(textRuns(text), cue(pattern))

describe('a text without a match often lacks its letters', () => {
  test.each<[RegExp, string, string]>([
    [/\bvisas?\b/i, 'We sponsor VISAS.', 'We visit our advisors.'],
    [/\b(?:us|uk) only\b/, 'US only', 'music only'],
    [/\bno(?: \w+){0,3}? (?:hires|people)\b/i, 'no other people', 'peopled by nobody'],
    [/sponsor\w*|relocat(?:e|ion)/i, 'relocation', 'our location'],
    [/\d{4}-\d\d/, 'in 2026-01', 'in 26'],
    [/[- ]based(?=\s|$)/, 'EU-based', 'database'],
    [/(?<!\p{L})à distance(?!\p{L})/iu, 'À distance', 'la distance'],
    [/^remote$/m, 'a\nremote', 'remove'],
  ])('%s', (pattern, with_, without) => {
    expect([may(pattern, with_), may(pattern, without)]).toEqual([true, false])
  })
})

test.each<[RegExp, string]>([
  [/\bse/iu, 'ſe'],
  [/\bki/iu, '\u212ai'],
  [/[\u0100-\u0200]ets/iu, 'sets'],
  [/.{3}/, 'abc'],
  [/(?:abc)*/, ''],
  [/a\b-\bb/, 'a-b'],
  [/\babc\b/, 'abc'],
  [/(?:ab){2}c/, 'ababc'],
  [/x(?:yz)?w/, 'xw'],
  [/(a)bc\1/, 'abca'],
  [/[^a]bcd/, 'xbcd'],
  [/\p{Lu}bcd/u, 'Xbcd'],
  [/a|/, 'x'],
])('a match of %s is never missed', (pattern, text) => {
  expect([pattern.test(text), may(pattern, text)]).toEqual([true, true])
})

test('the first match in a text is that of the pattern', () => {
  const visa = cue(/\bvisas?\b/i)
  expect(['We sponsor VISAS.', 'We visit.'].map((text) => matchIn(text, visa)?.[0])).toEqual([
    'VISAS',
    undefined,
  ])
})

test('patterns of sets and of characters beyond 16 bits are refused', () => {
  expect(() => cue(/[[a-z]--[b]]x/v)).toThrow('Not read')
  expect(() => cue(/😀?x/u)).toThrow('Not read')
})

/** Pieces of the patterns themselves make texts that nearly match. */
test('no match of the rules’ patterns is missed in made-up texts', () => {
  const patterns = Object.values(sentenceWords).flatMap((one) => {
    if (one instanceof RegExp) return [one]
    return Array.isArray(one) ? one.map(({ pattern }) => pattern) : []
  })
  const random = seededNumbers(7)
  const pieces = patterns.flatMap(({ source }) => source.match(/[\p{L}' -]{2,}/gu) ?? [])
  const pick = () => pieces[Math.floor(random() * pieces.length)] as string
  const texts = Array.from({ length: 1_500 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 8) }, pick).join(random() < 0.7 ? ' ' : ''),
  )
  let matches = 0
  const missed: string[] = []
  for (const pattern of patterns) {
    const one = cue(pattern)
    for (const text of texts) {
      if (text.search(pattern) < 0) continue
      matches++
      if (!mayHave(textRuns(text), one)) missed.push(`${pattern.source.slice(0, 40)}: ${text}`)
    }
  }
  expect(missed).toEqual([])
  expect(matches).toBeGreaterThan(1_000)
})
