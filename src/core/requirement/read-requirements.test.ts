import { expect, test } from 'vitest'
import { parseLocation } from '#core/place/place.ts'
import { slowPieces } from '#test/linear-time.ts'
import { readRequirements } from './read-requirements.ts'
import type { Requirement } from './requirement.ts'

const TEXT = `Acme is the leading platform for shops. It integrates with Salesforce and Stripe.

What you'll do
- Build services that our customers like

Requirements
- 5+ years of experience with Python
- Java or Kotlin
- Bachelor's degree in Computer Science or equivalent experience
- Fluent German
- You are a team player who likes long walks
- Experience with React; TypeScript is a plus

Nice to have
- Kafka

Benefits
- Courses in Rust and a budget for AWS

Must be authorized to work in Germany.`

const listingOf = (text: string, title: string) => ({
  title,
  company: 'Acme',
  locationText: 'Berlin, Germany',
  location: parseLocation('Berlin, Germany'),
  workSetting: 'hybrid' as const,
  text,
})

const read = (text: string, title = 'Senior Python Developer') =>
  readRequirements(listingOf(text, title))

const short = (one: Requirement) => {
  switch (one.kind) {
    case 'skill':
      return `${one.need} ${one.anyOf.join('/')}`
    case 'years':
      return `${one.need} ${one.years.min} years of ${one.of}`
    case 'degree':
      return `${one.need} ${one.degree} in ${one.field}${one.orEquivalent ? ' or work' : ''}`
    case 'language':
      return `${one.need} ${one.language} ${one.fluency}`
    case 'place':
      return `${one.need} at ${one.countries}${one.isOnSite ? ' on site' : ''}`
    case 'permission':
      return `${one.need} permission ${one.countries}`
    case 'level':
      return `${one.need} ${one.level}`
    case 'other':
      return `${one.need} other`
  }
}

test('requirements keep the order of the listing', () => {
  expect(read(TEXT).map(short)).toEqual([
    'must Python',
    'must senior',
    'must at DE on site',
    'must 5 years of Python',
    'must Java/Kotlin',
    'must bachelor in computer science or work',
    'must de fluent',
    'must other',
    'must React',
    'nice TypeScript',
    'nice Kafka',
    'must permission DE',
  ])
})

test('every requirement has an id and quotes the listing', () => {
  const requirements = read(TEXT)
  expect(requirements.map(({ id }) => id)).toEqual(requirements.map((_, at) => `q${at + 1}`))
  const source = `Senior Python Developer\nBerlin, Germany\n${TEXT}`
  expect(requirements.filter(({ quote }) => !source.includes(quote))).toEqual([])
})

test('a skill required on its own is neither an alternative nor a plus', () => {
  const requirements = read(
    'Requirements\n- Java or Go\n- Java\n\nNice to have\n- Java',
    'Developer',
  )
  expect(requirements.map(short).filter((one) => /Java|Go/.test(one))).toEqual(['must Java'])
})

test.each([
  ['- Angular, TypeScript, NestJS', 'Angular', 'must'],
  ['- Own features in Angular from the first sketch to production', 'Angular', 'nice'],
  ['We primarily use Django and Postgres.', 'Django', 'must'],
  ['We run on Golang.', 'Go', 'must'],
  ['We build it. TypeScript, SvelteKit, Postgres.', 'SvelteKit', 'must'],
  ['Acme is for robots, and we code in Rust and C.', 'Rust', 'must'],
  ['Location: Remote Technologies: Python, React, Go', 'Python', 'must'],
  ['TypeScript with React plus NestJS, PostgreSQL', 'NestJS', 'must'],
  ['The platform is written in Rust.', 'Rust', 'must'],
  ['Every page is written with respect for HTML.', 'HTML', 'nice'],
  ['We are a ruby/rails shop.', 'Ruby', 'must'],
  ['Python today, transitioning to Rust.', 'Rust', 'must'],
  ['- Solid understanding of Postgres', 'PostgreSQL', 'must'],
  ['- Experience writing fast code in C++', 'C++', 'must'],
  ['We hire people. If you are passionate about fintech, write to us.', 'Fintech', 'must'],
  ['Everyone here is passionate about fintech.', 'Fintech', undefined],
  ['We’re hiring our second engineer to own features across Express and Go.', 'Express', 'must'],
  ['We work mainly in Python with other languages.', 'Python', 'must'],
  ['You will design services using modern Python.', 'Python', 'must'],
  ['The backend is a Rails monolith.', 'Ruby on Rails', 'must'],
  ['Hiring across Engineering (Go, AWS).', 'Go', 'must'],
  ['We value experience designing for Kafka.', 'Kafka', 'must'],
  ['Build & maintain workflows (HubSpot, Gong, more)', 'HubSpot', 'nice'],
  ['You’ll lead customer onboarding.', 'Customer Onboarding', 'nice'],
  ['We work with some of the largest lenders and apply Kafka.', 'Kafka', 'nice'],
])('“%s” asks for %s: %s', (text, skill, need) => {
  const found = read(text, 'Developer').find(
    (one) => one.kind === 'skill' && one.anyOf[0] === skill,
  )
  expect(found?.need).toBe(need)
})

test('long hostile texts are read quickly', () => {
  expect(slowPieces(['a ', 'Python, ', 'and or ', '- (\n'], (text) => read(text))).toEqual([])
})

test('what no skill names is asked for in a sentence about the person, once and not as a plus', () => {
  const text = [
    'Requirements:',
    '- You have worked with customers before',
    '- Experience building scalable systems; startup experience is a plus',
    '- Kubernetes and Terraform',
    'We help companies to talk to their customers.',
  ].join('\n')
  const asked = (withCapabilities: boolean) =>
    readRequirements(listingOf(text, 'Backend Engineer'), null, { withCapabilities }).flatMap(
      (one) => (one.kind === 'skill' ? one.anyOf : []),
    )
  expect(asked(false)).toEqual(['Kubernetes', 'Terraform'])
  expect(asked(true)).toEqual([
    'Customer-Facing Work',
    'Large-Scale Systems',
    'Kubernetes',
    'Terraform',
  ])
})
