/** What a sent form says, by example. */
import { expect, test } from 'vitest'
import { JOB_ACTS, type JobActName, OPPOSITES, readJobAct } from './job-acts.ts'

test.each<[string, [string, unknown][], ReturnType<typeof readJobAct>]>([
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
  expect(readJobAct(fields)).toEqual(act)
})

test('every act is taken back by one that is about the same list', () => {
  for (const name of Object.keys(JOB_ACTS) as JobActName[]) {
    const { list, joins } = JOB_ACTS[name]
    expect(JOB_ACTS[OPPOSITES[name]]).toEqual({ list, joins: !joins })
    expect(OPPOSITES[OPPOSITES[name]]).toBe(name)
  }
})
