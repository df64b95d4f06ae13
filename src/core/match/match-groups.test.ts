import { expect, test } from 'vitest'
import { matchGroup } from './match-groups.ts'
import { PLACE_STEPS } from './match-place.ts'

const { open, unsure, away } = PLACE_STEPS

test.each([
  [97, open, 'near'],
  [70, open, 'near'],
  [70, unsure, 'unsure'],
  [91, away, 'away'],
  [69, open, 'others'],
  [69, away, 'others'],
  [null, open, 'others'],
] as const)(
  'a match of %s with the location step %s is in the group "%s"',
  (score, step, group) => {
    expect(matchGroup(score, step)).toBe(group)
  },
)
