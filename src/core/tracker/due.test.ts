/** What is shown as due on the morning of 2 March. */
import { expect, test } from 'vitest'
import type { ApplicationId, Stage } from './application.ts'
import type { Planned } from './calendar-entry.ts'
import { dueSoon } from './due.ts'

const NOW = new Date('2026-03-02T09:00:00Z')

const about = {
  applicationId: 1 as ApplicationId,
  jobTitle: 'Baker',
  companyName: 'Acme',
  stage: 'Applied' as Stage,
  createdAt: NOW,
  updatedAt: NOW,
}
const task = (dueOn: string): Planned => ({ ...about, kind: 'task', id: 5, title: 'Call', dueOn })
const followUp = (dueOn: string, stage = about.stage): Planned => ({
  ...about,
  stage,
  kind: 'follow_up',
  dueOn,
})
const interview = (startsAt: string, timeZone = 'UTC'): Planned => ({
  ...about,
  kind: 'interview',
  id: 7,
  round: 'Screen',
  startsAt: new Date(startsAt),
  minutes: 60,
  timeZone,
  place: null,
  notes: null,
})

test.each<[string, Planned, string | null]>([
  ['a task due yesterday', task('2026-03-01'), 'Overdue'],
  ['a task due today', task('2026-03-02'), 'Today'],
  ['a task in seven days', task('2026-03-09'), 'In the next 7 days'],
  ['a task in eight days', task('2026-03-10'), null],
  ['a follow-up long ago', followUp('2025-12-24'), 'Overdue'],
  ['a follow-up of an ended application', followUp('2026-03-02', 'Rejected'), null],
  ['an interview in progress', interview('2026-03-02T08:30:00Z'), 'Today'],
  ['an interview that is over', interview('2026-03-02T07:59:59Z'), null],
  [
    'an interview where it is tomorrow already',
    interview('2026-03-02T20:00:00Z', 'Asia/Tokyo'),
    'Today',
  ],
  [
    'an interview in progress where it is still yesterday',
    interview('2026-03-02T08:30:00Z', 'Pacific/Honolulu'),
    'Today',
  ],
])('%s', (_, planned, expected) => {
  const groups = dueSoon([planned], NOW, 'UTC')
  expect(groups.map(({ name, items }) => [name, items.length])).toEqual(
    expected === null ? [] : [[expected, 1]],
  )
})

test('groups and their items are in order of time, shown by the clock of the person', () => {
  const planned = [
    task('2026-03-04'),
    interview('2026-03-04T09:00:00Z', 'Europe/Berlin'),
    followUp('2026-03-01'),
  ]
  expect(dueSoon(planned, NOW, 'UTC')).toMatchObject([
    { name: 'Overdue', items: [{ what: 'Follow up', on: '2026-03-01', taskId: null }] },
    {
      name: 'In the next 7 days',
      items: [
        { what: 'Call', on: '2026-03-04', taskId: 5, time: null },
        { what: 'Screen', on: '2026-03-04', time: '09:00', agreed: '10:00 GMT+1' },
      ],
    },
  ])
})
