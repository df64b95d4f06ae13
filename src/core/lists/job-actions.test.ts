import { expect, test } from 'vitest'
import { JOB_ACTIONS, type JobActionName, OPPOSITES, readJobAction } from './job-actions.ts'

test.each<[string, [string, unknown][], ReturnType<typeof readJobAction>]>([
  [
    'a job to save',
    [
      ['next', '/jobs'],
      ['save', '12'],
    ],
    { name: 'save', value: '12' },
  ],
  ['nothing', [['next', '/jobs']], null],
  ['a name of every object', [['toString', '1']], null],
  ['a file', [['save', {}]], null],
])('a form that names %s', (_, fields, act) => {
  expect(readJobAction(fields)).toEqual(act)
})

test('every action is undone by an action on the same list', () => {
  for (const name of Object.keys(JOB_ACTIONS) as JobActionName[]) {
    const { list, joins } = JOB_ACTIONS[name]
    expect(JOB_ACTIONS[OPPOSITES[name]]).toEqual({ list, joins: !joins })
    expect(OPPOSITES[OPPOSITES[name]]).toBe(name)
  }
})
