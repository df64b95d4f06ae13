import { expect, test } from 'vitest'
import { distinct, isSameRole } from './same-role.ts'

test.each([
  ['Senior Backend Engineer (Go)', 'Backend Engineers', true],
  ['Skilled Full Stack Engineer', 'Full Stack Engineer', true],
  ['Backend Engineer', 'Frontend Engineer', false],
  ['Product Designer', 'Product Manager', false],
])('%s and %s: %s', (one, other, same) => {
  expect(isSameRole(one, other)).toBe(same)
})

test('of two names of one role the longer stays; grades, brackets and teams make others', () => {
  const titles = [
    'Data Engineer',
    'Data Engineer (Spark)',
    'Senior Data Engineer',
    'Software Engineer, Robotics',
    'Software Engineer, Telephony',
    'Software Engineer, Back-end, Payments',
    'Software Engineer, Front-end, Payments',
  ]
  expect(distinct(titles)).toEqual(titles.slice(1))
})
