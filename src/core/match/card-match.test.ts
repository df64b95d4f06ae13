import { expect, test } from 'vitest'
import { cardMatch, isBadged } from './card-match.ts'
import type { MatchPart, MatchScore } from './match.ts'

const part = (part: MatchPart['part'], weight: number, value: number | null): MatchPart => ({
  part,
  weight,
  value,
  left: 1,
  kept: 1,
  says: `About ${part}.`,
})

const SCORE: MatchScore = {
  rules: 1,
  score: 71,
  tier: 'good',
  parts: [
    part('skills', 0.4, 0.5),
    part('title', 0.3, 1),
    part('level', 0.1, 0.5),
    part('years', 0, null),
    part('place', 0.2, 0),
  ],
  matchingSkills: ['Go', 'Rust', 'SQL', 'Git', 'C', 'R', 'Lua'],
  missingSkills: ['Java', 'Perl', 'Dart', 'PHP'].map((skill) => ({ skill, need: 'must' })),
}

test('a card lists skills first, then the strongest reasons for or against the job', () => {
  expect(cardMatch(SCORE)).toEqual({
    score: 71,
    tier: 'good',
    reasons: ['About skills.', 'About title.', 'About place.'],
    shown: ['Go', 'Rust', 'SQL', 'Git', 'C', 'R'],
    missing: ['Java', 'Perl', 'Dart'],
  })
})

test('a match without a score has no card', () => {
  expect(cardMatch({ ...SCORE, score: null, tier: null })).toBeNull()
})

test.each([
  [90, true],
  [70, true],
  [69, false],
])('a score of %d has a badge: %s', (score, has) => {
  expect(isBadged({ score, tier: 'good', reasons: [], shown: [], missing: [] })).toBe(has)
})

test('an unknown match has no badge', () => {
  expect([isBadged(null), isBadged(undefined)]).toEqual([false, false])
})
