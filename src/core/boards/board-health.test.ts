import { expect, test } from 'vitest'
import {
  BOARD_HEALTHS,
  type BoardFacts,
  type BoardHealth,
  boardHealth,
  readBoardHealth,
} from './board-health.ts'

const good: BoardFacts = {
  isPaused: false,
  isHeld: false,
  failures: 0,
  wasRead: true,
  lastOutcome: 'complete',
  isSourceRead: true,
}

test.each<[string, Partial<BoardFacts>, BoardHealth]>([
  ['was read whole', {}, 'healthy'],
  ['has not changed', { lastOutcome: 'unchanged' }, 'healthy'],
  ['was never read', { wasRead: false, lastOutcome: null }, 'new'],
  ['was read so long ago that its runs were deleted', { lastOutcome: null }, 'healthy'],
  ['was stopped by us', { lastOutcome: 'stopped' }, 'healthy'],
  ['was away', { lastOutcome: 'away', failures: 1 }, 'failing'],
  ['broke off in the middle', { lastOutcome: 'partial', failures: 2 }, 'failing'],
  ['has more than may be read', { lastOutcome: 'partial' }, 'partial'],
  ['belongs to a source that is off', { isSourceRead: false, failures: 3 }, 'off'],
  ['is paused, whatever its source is', { isPaused: true, isSourceRead: false }, 'paused'],
  ['lost too much, and then failed', { isHeld: true, failures: 4, isPaused: true }, 'held'],
])('a board that %s', (_, facts, health) => {
  expect(boardHealth({ ...good, ...facts })).toBe(health)
})

test('only known health values are parsed', () => {
  expect(BOARD_HEALTHS.map(readBoardHealth)).toEqual([...BOARD_HEALTHS])
  expect(['', 'Held', 'toString', null].map(readBoardHealth)).toEqual([null, null, null, null])
})
