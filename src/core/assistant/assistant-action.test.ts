import { expect, test } from 'vitest'
import { ActionUndo, jobName, toSummary } from './assistant-action.ts'

test.each([
  ['Moved A\nto\u2028B', 'Moved A to B'],
  ['x'.repeat(400), `${'x'.repeat(299)}…`],
  [' a ', 'a'],
])('the summary of %j is one short line', (text, expected) => {
  expect(toSummary(text)).toBe(expected)
})

test('a job without a company is named by its title', () => {
  expect(jobName({ title: 'Engineer', company: ' ' })).toBe('Engineer')
  expect(jobName({ title: 'Engineer', company: 'Fernhill' })).toBe('Engineer at Fernhill')
})

test.each([
  [{ kind: 'track', applicationId: 7 }, true],
  [{ kind: 'track', applicationId: 7, accountId: 'x' }, false],
  [{ kind: 'drop', applicationId: 7 }, false],
  [{ kind: 'move', moved: [{ id: 1, from: 'Applied', to: 'nowhere', appliedOn: null }] }, false],
])('%j can be undone: %s', (undo, expected) => {
  expect(ActionUndo.safeParse(undo).success).toBe(expected)
})
