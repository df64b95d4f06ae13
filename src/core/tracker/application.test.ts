import { expect, test } from 'vitest'
import {
  hasAppliedDate,
  isOver,
  isResponse,
  isSent,
  isSilent,
  STAGES,
  type Stage,
  stageColour,
} from './application.ts'

const MEANINGS: [Stage, { applied: boolean; sent: boolean; response: boolean; over: boolean }][] = [
  ['Interested', { applied: false, sent: false, response: false, over: false }],
  ['Applied', { applied: true, sent: true, response: false, over: false }],
  ['Follow Up', { applied: true, sent: true, response: false, over: false }],
  ['Pre-Screen', { applied: false, sent: true, response: true, over: false }],
  ['Tech Interview', { applied: false, sent: true, response: true, over: false }],
  ['Final Interview', { applied: false, sent: true, response: true, over: false }],
  ['Offer Received', { applied: false, sent: true, response: true, over: false }],
  ['Accepted', { applied: false, sent: true, response: true, over: true }],
  ['Declined', { applied: false, sent: true, response: true, over: true }],
  ['Rejected', { applied: false, sent: true, response: true, over: true }],
  ['Ghosted', { applied: false, sent: true, response: false, over: true }],
]

test.each(MEANINGS)('%s means %o', (stage, expected) => {
  expect({
    applied: hasAppliedDate(stage),
    sent: isSent(stage),
    response: isResponse(stage),
    over: isOver(stage),
  }).toEqual(expected)
})

test('every stage is in the table above, in order, with a color of its own', () => {
  expect(MEANINGS.map(([stage]) => stage)).toEqual([...STAGES])
  expect(STAGES.map(stageColour)).toEqual([...STAGES.keys()])
})

const NOW = new Date('2026-03-31T09:00:00Z')

test.each([
  ['Applied', '2026-03-01T09:00:00Z', true],
  ['Applied', '2026-03-01T09:00:00.001Z', false],
  ['Applied', '2026-04-20T09:00:00Z', false],
  ['Follow Up', '2026-01-01T09:00:00Z', true],
  ['Final Interview', '2026-01-01T09:00:00Z', true],
  ['Interested', '2026-01-01T09:00:00Z', false],
  ['Offer Received', '2026-01-01T09:00:00Z', false],
  ['Rejected', '2026-01-01T09:00:00Z', false],
  ['Ghosted', '2026-01-01T09:00:00Z', false],
] as const)(
  '%s with its last event at %s is silent at the end of March: %s',
  (stage, at, expected) => {
    expect(isSilent({ stage, lastEventAt: at }, NOW)).toBe(expected)
  },
)
