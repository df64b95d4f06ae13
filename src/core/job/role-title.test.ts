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
  ['https://acme.example', 'Acme | https://acme.example | Full-time', 'Several roles at Acme'],
  ['https://acme.example', 'Acme | https://acme.example\nTech Lead (Data) - Berlin', 'Tech Lead'],
  ['www.acme.example', null, 'Several roles at Acme'],
  ['https://acme.example  Our team: https://team.example', null, 'Several roles at Acme'],
  ['YC 19', 'Acme | YC 19 | REMOTE | Product Engineers', 'Product Engineers'],
  ['YC F25', 'Acme | YC F25 | San Francisco', 'Several roles at Acme'],
  ['(YC W2022)', null, 'Several roles at Acme'],
  ['Node.js', null, 'Node.js'],
  ['YC Program Manager', null, 'YC Program Manager'],
])('the title “%s” of a listing with text %j is “%s”', (title, descriptionText, expected) => {
  expect(roleTitle({ title, company: 'Acme', descriptionText })).toBe(expected)
})
