import { expect, test } from 'vitest'
import { roleOf, sharedTitleWords, shortTitle } from './letter-role.ts'

const designer = { titles: ['Product Designer'], words: 'Figma' }

test.each([
  ['Platform Engineer, Payments (Remote)', 'Platform Engineer'],
  ['Year at Acme - Software Engineer, Internship', 'Software Engineer'],
  ['Senior Engineer - Data', 'Senior Engineer'],
  ['Software Engineers (All levels)', 'Software Engineer'],
  ['Senior/Staff Software Engineer', 'Senior Software Engineer'],
  ['Projektleiter Anlagenbau (m/w/d)', 'Projektleiter Anlagenbau'],
  ['Chargé(e) de marketing digital H/F', 'Chargé(e) de marketing digital'],
  ['CTO', 'CTO'],
  ['Legal, Finance', 'Legal, Finance'],
])('“%s” becomes “%s”', (title, short) => expect(shortTitle(title)).toBe(short))

test.each([
  ['Data Engineer, Senior Product Designer, Head of Growth', '', 'Senior Product Designer'],
  [
    'Remote (EU)',
    'Open roles:\n- Backend Engineer\n- Senior Product Designer',
    'Senior Product Designer',
  ],
  ['Remote (EU)', 'We hire a Backend Engineer', null],
  ['Multiple Positions', '', null],
  ['Barista', '', 'Barista'],
])('a designer applies to “%s” with “%s” as %s', (title, text, role) =>
  expect(roleOf(title, text, designer)).toBe(role),
)

test('levels are no likeness of titles', () => {
  expect(sharedTitleWords('Senior Product Designer', 'Senior Data Engineer')).toBe(0)
  expect(sharedTitleWords('Technical Support Engineer', 'Support Engineer')).toBe(2)
})
