import { expect, test } from 'vitest'
import type { TitleLevel } from '#core/title/title-level.ts'
import { evidenceOf, highestScore, levelValue } from './match-formula.ts'

test.each<[TitleLevel, number | null, TitleLevel, number]>([
  ['senior', 90, 'senior', 1000],
  ['senior', 90, 'mid', 800],
  ['senior', 90, 'junior', 250],
  ['senior', 90, 'staff', 650],
  ['senior', 60, 'staff', 250],
  ['senior', 90, 'director', 0],
  ['lead', 120, 'director', 650],
  ['senior', 120, 'director', 250],
  ['mid', 40, 'senior', 650],
  ['mid', 25, 'senior', 250],
  ['mid', null, 'senior', 650],
  ['junior', 12, 'mid', 650],
])('%s with %j months of work and a %s job: %d', (level, months, job, value) => {
  expect(levelValue({ level, months }, job)).toBe(value)
})

test.each<[number | null, number | null, number, number]>([
  [1000, 1000, 100, 100],
  [700, 1000, 100, 89],
  [null, 1000, 60, 89],
  [1000, 750, 100, 100],
  [1000, 600, 100, 69],
  [1000, 0, 100, 69],
  [1000, null, 60, 89],
  [null, 1000, 40, 69],
])('with a share of %j, a title of %j and %d known, at most %d', (share, title, known, most) => {
  expect(highestScore({ share, evidence: 1000, title, place: 850, known })).toBe(most)
})

test('what only a title says proves no perfect match', () => {
  const shown = { share: 1000, title: 1000, place: 1000, known: 78 }
  const evidence = evidenceOf(120, true)
  expect(highestScore({ ...shown, evidence })).toBe(89)
  expect(highestScore({ ...shown, evidence: evidenceOf(120, false) })).toBe(100)
})

test.each([
  [0, 50],
  [100, 50],
  [300, 100],
  [null, 100],
])('at a place of %j, at most %d', (place, most) => {
  expect(highestScore({ share: 1000, evidence: 1000, title: 1000, place, known: 100 })).toBe(most)
})
