import { expect, test } from 'vitest'
import type { ApplicationId, Stage } from './application.ts'
import { calendarEntries, type Planned } from './calendar-entry.ts'

const about = (stage: Stage = 'Applied') => ({
  applicationId: 7 as ApplicationId,
  jobTitle: 'Engineer',
  companyName: 'Acme',
  stage,
  createdAt: new Date('2026-03-02T08:59:00.5Z'),
  updatedAt: new Date('2026-03-02T09:00:00Z'),
})
const interview: Planned = {
  ...about(),
  kind: 'interview',
  id: 4,
  round: 'System design',
  startsAt: new Date('2026-04-03T08:00:00Z'),
  minutes: 90,
  timeZone: 'Europe/Berlin',
  place: 'Room 4\r\nBEGIN:VEVENT',
  notes: null,
}

test('an interview has its time, its place and its time zone', () => {
  expect(calendarEntries([interview], 'https://jobs.example:8443')).toEqual([
    {
      uid: 'interview-4@jobs.example',
      when: {
        startsAt: new Date('2026-04-03T08:00:00Z'),
        endsAt: new Date('2026-04-03T09:30:00Z'),
        timeZone: 'Europe/Berlin',
      },
      summary: 'System design: Engineer at Acme',
      description:
        'Agreed as 2026-04-03 10:00, Europe/Berlin\nhttps://jobs.example:8443/dashboard/job-tracker/7',
      place: 'Room 4\nBEGIN:VEVENT',
      url: 'https://jobs.example:8443/dashboard/job-tracker/7',
      revision: 59,
      revisedAt: new Date('2026-03-02T09:00:00Z'),
    },
  ])
})

test('follow-ups and tasks take a whole day', () => {
  const entries = calendarEntries(
    [
      { ...about(), kind: 'follow_up', dueOn: '2026-03-09' },
      { ...about(), kind: 'task', id: 5, title: 'Send the portfolio', dueOn: '2026-03-10' },
    ],
    'http://localhost:3000',
  )
  expect(entries.map(({ uid, when, summary }) => ({ uid, when, summary }))).toEqual([
    {
      uid: 'follow-up-7@localhost',
      when: { on: '2026-03-09' },
      summary: 'Follow up: Engineer at Acme',
    },
    {
      uid: 'task-5@localhost',
      when: { on: '2026-03-10' },
      summary: 'Send the portfolio (Engineer at Acme)',
    },
  ])
})

test.each<Stage>(['Accepted', 'Declined', 'Rejected', 'Ghosted'])(
  'at the stage %s follow-ups and tasks are left out, and interviews stay',
  (stage) => {
    const entries = calendarEntries(
      [
        { ...about(stage), kind: 'follow_up', dueOn: '2026-03-09' },
        { ...about(stage), kind: 'task', id: 5, title: 'Call', dueOn: '2026-03-10' },
        { ...interview, stage },
      ],
      'http://localhost:3000',
    )
    expect(entries.map(({ uid }) => uid)).toEqual(['interview-4@localhost'])
  },
)
