import { expect, test } from 'vitest'
import type { ApplicationInterview, ApplicationTask, Stage } from './application.ts'
import { nextMove } from './next-move.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const TODAY = '2026-03-02'

type About = Parameters<typeof nextMove>[0]

const about = (stage: Stage, given: Partial<About> = {}): About => ({
  stage,
  followUpOn: null,
  interviews: [],
  tasks: [],
  ...given,
})
const interview = (startsAt: string): ApplicationInterview => ({
  id: 1,
  round: 'Screen',
  startsAt,
  timeZone: 'UTC',
  minutes: 60,
  place: null,
  notes: null,
})
const task = (dueOn: string | null, doneAt: string | null = null): ApplicationTask => ({
  id: 1,
  title: 'Call',
  dueOn,
  doneAt,
})
const soon = [interview('2026-03-05T09:00:00Z')]
const later = [interview('2026-03-12T09:00:00Z')]

test.each<[string, About, string | null]>([
  ['nothing after the end', about('Rejected', { interviews: soon }), null],
  ['applying', about('Interested'), 'apply'],
  ['deciding about an offer', about('Offer Received'), 'decide'],
  ['a reminder while a reply is awaited', about('Applied'), 'follow-up'],
  ['waiting for the day of the follow-up', about('Applied', { followUpOn: '2026-03-03' }), 'wait'],
  ['a follow-up that is due', about('Interested', { followUpOn: TODAY }), 'follow-up'],
  ['the next interview', about('Applied', { interviews: soon, tasks: [task(null)] }), 'interview'],
  [
    'an interview in progress',
    about('Applied', { interviews: [interview('2026-03-02T08:30:00Z')] }),
    'interview',
  ],
  [
    'no past interview',
    about('Applied', { interviews: [interview('2026-03-01T08:30:00Z')] }),
    'follow-up',
  ],
  [
    'a task that is due before the interview',
    about('Applied', { interviews: later, tasks: [task(TODAY)] }),
    'task',
  ],
  [
    'a task that is due on a day before the interview',
    about('Applied', { interviews: later, tasks: [task('2026-03-04')] }),
    'task',
  ],
  [
    'the interview before a task that is due later',
    about('Applied', { interviews: later, tasks: [task('2026-03-13')] }),
    'interview',
  ],
  [
    'a follow-up that is due before the interview',
    about('Applied', { interviews: later, followUpOn: TODAY }),
    'follow-up',
  ],
  [
    'a follow-up that was due before the task',
    about('Applied', { followUpOn: '2026-03-01', tasks: [task(TODAY)] }),
    'follow-up',
  ],
  ['a task without a day', about('Applied', { tasks: [task(null)] }), 'task'],
  [
    'no task that is done',
    about('Applied', { tasks: [task(TODAY, NOW.toISOString())] }),
    'follow-up',
  ],
])('%s', (_, application, kind) => {
  expect(nextMove(application, NOW, TODAY)?.kind ?? null).toBe(kind)
})

test('a reminder is set for the same day of the next week', () => {
  const expected = { kind: 'follow-up', on: null, remindOn: '2026-03-09' }
  expect(nextMove(about('Applied'), NOW, TODAY)).toEqual(expected)
})

test('an interview within three days comes first, with what is due before it', () => {
  const [near] = soon
  const due = task('2026-03-04')
  expect(nextMove(about('Applied', { interviews: soon, tasks: [due] }), NOW, TODAY)).toEqual({
    kind: 'interview',
    interview: near,
    before: due,
  })
  const after = about('Applied', {
    interviews: soon,
    tasks: [task('2026-03-06')],
    followUpOn: TODAY,
  })
  expect(nextMove(after, NOW, TODAY)).toEqual({ kind: 'interview', interview: near, before: null })
})
