import { expect, test } from 'vitest'
import { type Cv, type CvRole, EMPTY_CV } from '#core/cv/cv.ts'
import { textOfRole } from '#core/cv/role-text.ts'
import { EMPTY_PROFILE } from '#core/profile/profile.ts'
import { type StackValues, stackOfPerson, stackValues } from './person-stack.ts'

const TODAY = '2026-09-01'

const role = (title: string, start: string, end: CvRole['end'], line: string): CvRole => ({
  id: `r${start}`,
  title,
  start,
  end,
  place: null,
  summary: null,
  highlights: [{ id: `l${start}`, text: line }],
})

const cvOf = (roles: CvRole[], given: Partial<Cv> = {}): Cv => ({
  ...EMPTY_CV,
  work: [{ id: 'w1', company: 'A', url: null, place: null, about: null, roles }],
  ...given,
})

const listing = (...keywords: string[]): Pick<Cv, 'skills'> => ({
  skills: [{ id: 's1', name: 'Skills', level: null, keywords }],
})

const GO = role('Backend Engineer', '2021-01', 'present', 'Built payment services in Go')
const PYTHON = role('Engineer', '2020-01', '2020-06', 'Wrote a small crawler in Python')
const JAVA = role('Engineer', '2010-01', '2014-12', 'Wrote billing in Java')

test.each<[string, Cv | null, StackValues | null]>([
  ['nothing known', EMPTY_CV, null],
  ['no CV', null, null],
  ['the stack of most of the time', cvOf([GO]), { Go: 8 }],
  ['a stack of a few months', cvOf([GO, PYTHON]), { Go: 8, Python: 5 }],
  ['years long ago, which fade', cvOf([GO, JAVA]), { Go: 8, Java: 5 }],
  ['a listed skill beside work', cvOf([GO], listing('Rust', 'Docker')), { Go: 8, Rust: 3 }],
  [
    'a listed skill if no role names any',
    cvOf([role('Engineer', '2021-01', 'present', 'Built payment services')], listing('Ruby')),
    { Ruby: 8 },
  ],
  [
    'what one sentence mentions beside a full list',
    cvOf(
      [GO, role('Developer', '2019-01', '2020-12', 'Helped with a Kotlin app once')],
      listing('Go', 'Docker', 'PostgreSQL', 'Kafka', 'Linux', 'Terraform', 'Kotlin (basics)'),
    ),
    { Go: 8, Kotlin: 3 },
  ],
  ['the headline', cvOf([PYTHON], { label: 'Rust Engineer' }), { Python: 8, Rust: 8 }],
])('%s', (_, cv, stack) => expect(stackOfPerson(cv, null, TODAY)).toEqual(stack))

test('skills that are stated in a profile are not work, and its experience is', () => {
  const profile = { ...EMPTY_PROFILE, skills: ['Ruby'] }
  expect(stackOfPerson(cvOf([GO]), profile, TODAY)).toEqual({ Go: 8 })
  expect(stackOfPerson(null, profile, TODAY)).toBeNull()
})

test('near stacks have a part of the value', () => {
  const values = stackValues({ Java: 8, 'C++': 5 })
  expect(['Java', 'Kotlin', 'C++', 'C', 'Go'].map((name) => values.get(name))).toEqual([
    8, 6, 5, 3, 0,
  ])
})

test('a role’s text is its title, summary and lines', () => {
  expect(textOfRole({ ...GO, summary: 'Payments' })).toBe(
    'Backend Engineer\nPayments\nBuilt payment services in Go',
  )
})
