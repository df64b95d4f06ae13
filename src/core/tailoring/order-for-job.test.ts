import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { leftOut, pointOrder, skillOrder } from './order-for-job.ts'

/** Only two names have a value. */
const worth = (text: string) => (/Python/.test(text) ? 3 : /Terraform/.test(text) ? 1 : 0)
const pointsOf = (...texts: string[]) => texts.map((text, at) => ({ id: `h${at + 1}`, text }))
const group = (id: string, name: string | null, ...keywords: string[]) => ({
  id,
  name,
  level: null,
  keywords,
})

test('requested skills and their groups come first', () => {
  const skills = [
    group('s1', 'Tools', 'Jira', 'Slack'),
    group('s2', null, 'SQL', 'Terraform'),
    group('s3', 'Languages', 'Go', 'Python'),
  ]
  const edits = skillOrder({ ...EMPTY_CV, skills }, worth).map(({ edit }) => edit)
  expect(edits).toEqual([
    { kind: 'reorder', of: 's2', order: ['Terraform', 'SQL'] },
    { kind: 'reorder', of: 's3', order: ['Python', 'Go'] },
    { kind: 'reorder', of: 'skills', order: ['s3', 's2', 's1'] },
  ])
})

test('skills that are already in the best order stay', () => {
  const skills = [group('s1', 'Languages', 'Python', 'Go'), group('s2', 'Tools', 'Jira')]
  expect(skillOrder({ ...EMPTY_CV, skills }, worth)).toEqual([])
})

test('an entry starts with the relevant lines and cites them', () => {
  const points = pointsOf('Ran the quiz', 'Set up Terraform', 'Wrote it in Python')
  expect(pointOrder('w1r1', 'Engineer, Nordlys', points, worth)).toEqual([
    {
      id: 'reorder:w1r1',
      edit: { kind: 'reorder', of: 'w1r1', order: ['h3', 'h2', 'h1'] },
      before: 'Ran the quiz',
      after: 'Wrote it in Python',
      says: 'Starts Engineer, Nordlys with what matters for this job.',
      sources: [
        { id: 'h3', text: 'Wrote it in Python' },
        { id: 'h2', text: 'Set up Terraform' },
      ],
    },
  ])
  expect(pointOrder('w1r1', 'Engineer', pointsOf('Wrote Python', 'Ran quizzes'), worth)).toEqual([])
})

test('beyond three points, the last irrelevant ones may go, but never one with a number', () => {
  const points = pointsOf('Ran the quiz', 'Wrote Python', 'Cut cost by 20 %', 'Sang', 'Danced')
  const ids = leftOut('Engineer', points, worth).map(({ edit }) => edit)
  expect(ids).toEqual([
    { kind: 'choose', leaveOut: 'h4' },
    { kind: 'choose', leaveOut: 'h5' },
  ])
  expect(leftOut('Engineer', points.slice(0, 3), worth)).toEqual([])
})
