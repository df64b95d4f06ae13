import { expect, test } from 'vitest'
import { roleTitle } from './role-title.ts'

const POST = 'Acme | Berlin, Germany | Backend Engineer, Data Engineer | Full-time'

test.each([
  ['Berlin, Germany', POST, 'Several roles at Acme'],
  ['Berlin, Germany', 'Acme | Berlin, Germany | Backend Engineer | Full-time', 'Backend Engineer'],
  ['Open roles', POST, 'Several roles at Acme'],
  [
    'Remote (US Only)',
    'Acme | Remote (US Only) | Full-time\nWe build things.',
    'Several roles at Acme',
  ],
  ['Multiple positions', null, 'Several roles at Acme'],
  ['Various', null, 'Several roles at Acme'],
  ['Senior Engineer, Berlin', POST, 'Senior Engineer, Berlin'],
  ['Engineer', null, 'Engineer'],
])('the title “%s” of a listing with text %j is “%s”', (title, descriptionText, expected) => {
  expect(roleTitle({ title, company: 'Acme', descriptionText })).toBe(expected)
})
