import { expect, test } from 'vitest'
import { isRoleTitle, openingsOf, titlesIn } from './openings.ts'

const titlesOf = (title: string, text: string) =>
  openingsOf({ title, text }).map((opening) => opening.title)

test('a list of openings is read, each with what it alone asks for', () => {
  const text = `Acme | Multiple roles | Berlin
We build cameras for sports clubs.
Open roles:
- Senior Backend Engineer (Go, PostgreSQL)
- Product Designer: research, flows and Figma
- Head of Growth https://acme.example/growth
We offer equity.`
  const openings = openingsOf({ title: 'Multiple roles', text })
  expect(openings.map(({ title, own }) => [title, own.trim()])).toEqual([
    ['Senior Backend Engineer (Go, PostgreSQL)', 'Requirements: Go, PostgreSQL'],
    ['Product Designer', 'Requirements: research, flows and Figma'],
    ['Head of Growth', ''],
  ])
  expect(openings.every(({ shared }) => shared.includes('We offer equity.'))).toBe(true)
  expect(openings.some(({ shared }) => shared.includes('Figma'))).toBe(false)
})

test('a heading owns the lines below it', () => {
  const text = `We’re hiring:
Engineering Manager — $84k
Knows Go and leads people.
Product Designer — $48k
Strong Figma skills.
General requirements: strong English`
  const [manager, designer] = openingsOf({ title: 'Remote', text })
  expect(manager?.own).toContain('Knows Go')
  expect(manager?.own).not.toContain('Figma')
  expect(designer?.own).toContain('Figma')
  expect(designer?.own).not.toContain('English')
})

test('a listing with one role is that role, without the blocks of others', () => {
  const text = 'Runs Kubernetes.\n---\nSenior Product Manager | Remote\nOwns the roadmap.'
  const [only, ...others] = openingsOf({ title: 'Senior DevOps Engineer', text })
  expect([only?.title, others]).toEqual(['Senior DevOps Engineer', []])
  expect(only?.isOneOfSeveral).toBe(false)
})

test('a sentence that names one opening belongs to it', () => {
  const text =
    'Software engineers who solve problems. Support engineers who enjoy production support.'
  const openings = openingsOf({ title: 'Software Engineers, Support Engineers', text })
  expect(openings.map(({ own }) => own.trim())).toEqual([
    'Software engineers who solve problems.',
    'Support engineers who enjoy production support.',
  ])
})

test.each([
  ['Data Engineer, Full Stack Engineers (Sr & Staff), Product Manager', 3],
  ['Product / Platform / Security Engineers', 3],
  ['Systems Engineers + Software Engineer, Data Platform', 2],
  ['Mobile Engineers, Engineering Managers', 2],
  ['Software Engineer, Data Platform', 1],
  ['Senior Software Engineer (Go, Rust)', 1],
  ['Berlin, Germany', 0],
])('“%s” names %d roles', (title, count) => {
  expect(titlesIn(title)).toHaveLength(count)
})

test('a title without a role is read from the sentence that seeks one', () => {
  expect(
    titlesOf('Remote', 'We’re looking for a Senior Data Analyst (Python/SQL) to help.'),
  ).toEqual(['Senior Data Analyst (Python/SQL)'])
})

test.each([
  ['Staff Software Engineer', true],
  ['Head of Growth', true],
  ['Strong problem solvers', false],
  ['Our engineers', false],
  ['Experience with designers', false],
])('“%s” is a role: %s', (text, is) => {
  expect(isRoleTitle(text)).toBe(is)
})
