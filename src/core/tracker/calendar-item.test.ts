import { expect, test } from 'vitest'
import type { ApplicationId, Stage } from './application.ts'
import type { Planned } from './calendar-entry.ts'
import { calendarItems } from './calendar-item.ts'

const about = (stage: Stage = 'Applied') => ({
  applicationId: 7 as ApplicationId,
  jobTitle: 'Engineer',
  companyName: 'Acme',
  stage,
  createdAt: new Date('2026-03-02T08:59:00Z'),
  updatedAt: new Date('2026-03-02T09:00:00Z'),
})

const interview = (startsAt: string, stage?: Stage): Planned => ({
  ...about(stage),
  kind: 'interview',
  id: 4,
  round: 'System design',
  startsAt: new Date(startsAt),
  minutes: 90,
  timeZone: 'Europe/Berlin',
  place: 'Room 4',
  notes: null,
})

const followUp = (dueOn: string, stage?: Stage): Planned => ({
  ...about(stage),
  kind: 'follow_up',
  dueOn,
})

test.each([
  ['Europe/Berlin', '2026-04-03', '00:30', '02:00', null],
  ['Europe/London', '2026-04-02', '23:30', '01:00', '00:30 GMT+2'],
  ['America/New_York', '2026-04-02', '18:30', '20:00', '00:30 GMT+2'],
  ['Asia/Tokyo', '2026-04-03', '07:30', '09:00', '00:30 GMT+2'],
])('for a person in %s an interview is on %s at %s', (zone, on, time, endTime, agreed) => {
  const [item] = calendarItems([interview('2026-04-02T22:30:00Z')], zone)
  expect(item).toEqual({
    key: 'interview-4',
    kind: 'interview',
    applicationId: 7,
    jobTitle: 'Engineer',
    companyName: 'Acme',
    what: 'System design',
    on,
    time,
    endTime,
    agreed,
    place: 'Room 4',
  })
})

test('whole days keep their day in every zone and come before times', () => {
  const planned = [
    interview('2026-04-03T08:00:00Z'),
    followUp('2026-04-03'),
    { ...about(), kind: 'task' as const, id: 5, title: 'Send the portfolio', dueOn: '2026-04-01' },
  ]
  const items = calendarItems(planned, 'Pacific/Kiritimati')
  expect(items.map(({ on, what }) => [on, what])).toEqual([
    ['2026-04-01', 'Send the portfolio'],
    ['2026-04-03', 'Follow up'],
    ['2026-04-03', 'System design'],
  ])
})

test.each<Stage>(['Accepted', 'Declined', 'Rejected', 'Ghosted'])(
  'at the stage %s only interviews stay',
  (stage) => {
    const planned = [followUp('2026-04-03', stage), interview('2026-04-03T08:00:00Z', stage)]
    expect(calendarItems(planned, 'UTC').map(({ kind }) => kind)).toEqual(['interview'])
  },
)
