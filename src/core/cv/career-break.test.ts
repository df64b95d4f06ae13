import { expect, test } from 'vitest'
import { isCareerBreak } from './career-break.ts'

test.each([
  'Career break',
  'Parental leave',
  'Full-time parent',
  'Sabbatical, travel',
  'Elternzeit',
])('“%s” is time away from work', (title) => expect(isCareerBreak(title)).toBe(true))

test.each([
  'Travel Product Manager',
  'Family Services Developer',
  'Break/Fix Technician',
  'Leave Management Lead',
  'Caregiver',
  'Carer Support Lead',
  'Travelling Consultant',
  'Parent Portal Engineer',
  'Medical Leave Specialist',
])('“%s” is a job', (title) => expect(isCareerBreak(title)).toBe(false))
