import { expect, test } from 'vitest'
import { noOpening } from './no-opening.ts'

test.each([
  ['Test job', 'test'],
  ['THIS IS A TEST - do not apply', 'test'],
  ['Software Engineer (please do not apply)', 'test'],
  ['Backend Engineer – Don’t apply', 'test'],
  ['TEST', 'test'],
  ['testing 123', 'test'],
  ['Dummy posting', 'test'],
  ['Sample requisition for training', 'test'],
  ['Software Engineer - Internal Only', 'test'],
  ['Software Engineer (Internal)', 'test'],
  ['Engineering Manager [internal candidates]', 'test'],
  ['Join our Engineering Global Talent Community', 'pool'],
  ['Software Engineer – Talent Pool', 'pool'],
  ['Senior Software Engineer - General Application', 'pool'],
  ['Sr. Process Engineer (Future Opportunities)', 'pool'],
  ['Initiativbewerbung Softwareentwicklung', 'pool'],
  ['Software Engineer in Test', null],
  ['Test Engineer', null],
  ['Test Automation Engineer', null],
  ['QA Tester', null],
  ['Test Lead, Job Posting Systems', null],
  ['Internal Tools Engineer', null],
  ['Internal Audit Data Analytics Lead', null],
  ['Internal Product Engineer, Developer Productivity AI', null],
  ['Talent Community Manager', null],
  ['Talent Network Engineer', null],
  ['General Application Developer', null],
  ['Open Application Security Engineer', null],
  ['[Expression of Interest] Research Engineer / Scientist, Alignment', null],
  ['Evergreen - FDE Brazil', null],
  ['Engineer, Future Opportunities Fund', null],
] as const)('"%s" is %j', (title, why) => {
  expect(noOpening({ title })).toBe(why)
})

test.each([
  ['Test Company', 'test'],
  ['Sandbox account 2', 'test'],
  ['TestGorilla', null],
  ['Demo', null],
  ['The Test Company of Berlin', null],
] as const)('a job at "%s" is %j', (company, why) => {
  expect(noOpening({ title: 'Backend Engineer', company })).toBe(why)
})
