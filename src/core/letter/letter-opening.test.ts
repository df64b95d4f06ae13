import { expect, test } from 'vitest'
import { openingFor, openingSentences } from './letter-opening.ts'
import type { Held } from './letter-role.ts'

const person = (title: string, ...skills: string[]): Held => ({
  titles: [title],
  words: skills.join('\n'),
  skills: new Set(skills),
})
const designer = person('Senior Product Designer', 'Figma')
const mobile = person('Mobile Engineer', 'Kotlin', 'Swift')
const systems = person('Staff Software Engineer, Systems', 'Rust', 'C++')

test.each<[string, string, string, Held, string | null]>([
  ['Barista', 'Acme', '', designer, 'Barista'],
  ['Data Engineer, Product Designer, Head of Growth', 'Acme', '', designer, 'Product Designer'],
  [
    'Several roles at Acme',
    'Acme',
    '- Backend Engineer\n- Product Designer',
    designer,
    'Product Designer',
  ],
  // The title names the first role of the header, and another one is the person's.
  [
    'Senior QA Engineer',
    'Acme',
    'Acme | Senior QA Engineer | Product Designer\nWe make calendars.',
    designer,
    'Product Designer',
  ],
  [
    'Lead',
    'Acme',
    'Acme | Roles: [Engineering Manager (Rails), Senior Android Developer]\nWe make tills.',
    mobile,
    'Senior Android Developer',
  ],
  [
    'Software Engineers',
    'Acme',
    'Acme | Software Engineers\nMobile Engineer - Maps : https://a.example/1\nPlugin Engineer : https://a.example/2',
    mobile,
    'Mobile Engineer',
  ],
  [
    'Several roles at Acme',
    'Acme',
    'Senior Systems Engineer: simulation in C and Rust.\nSenior Full-stack Engineer: React.\nUI Designer: all of it.',
    systems,
    'Senior Systems Engineer',
  ],
  // Nothing is near: nothing is named.
  ['Several roles at Acme', 'Acme', '- Firmware Engineer\n- UX Designer', mobile, null],
  ['Remote (EU)', 'Acme', 'We like to hear from you.', designer, null],
  // Role and company the wrong way round.
  [
    'Acme Data',
    'Senior ML Engineer',
    'Acme Data is a data company.',
    systems,
    'Senior ML Engineer',
  ],
])('“%s” at %s, “%s”: the role is named', (title, company, description, held, role) =>
  expect(openingFor({ title, company, description }, held).role).toBe(role),
)

test.each<[string, string, string, string | null]>([
  ['Engineer', 'Acme GmbH', '', 'Acme'],
  ['Acme Data', 'Senior ML Engineer', 'Acme Data is a data company.', 'Acme Data'],
  ['Vienna / Remote', 'Senior Backend Engineer', 'Senior Backend Engineer | Vienna', null],
  ['Several roles at Tax Specialist', 'Tax Specialist', 'Tax Specialist | Remote', null],
])('“%s” at “%s”, “%s”: the company is %s', (title, company, description, named) =>
  expect(openingFor({ title, company, description }, designer).company).toBe(named),
)

test('what is said about another opening is not about this one', () => {
  const description =
    'Acme | Several roles\n- Backend Engineer: Go and Kafka.\n- Product Designer: a design system.\nWe make maps.'
  const opening = openingFor(
    { title: 'Several roles at Acme', company: 'Acme', description },
    designer,
  )
  const said = openingSentences(opening).map(({ text }) => text)
  expect(said.join(' ')).toContain('design system')
  expect(said.join(' ')).not.toContain('Kafka')
})

test.each([
  'We are an equal opportunity employer and do not discriminate by gender or religion.',
  'Qualified people with a disability and protected veterans are welcome.',
  'Medical, dental and vision insurance from day one.',
  'Perks: 401(k), parental leave and a training budget.',
  'An offer depends on a background check and your social security number.',
  'Wir bieten 30 Tage Urlaub und eine Altersvorsorge.',
  'Menschen mit Behinderung sind willkommen, unabhängig vom Geschlecht.',
  'Mutuelle prise en charge et jours de congés.',
  'Seguro médico y 25 días de vacaciones.',
])('“%s” is not about the work', (sentence) => {
  const job = { title: 'Engineer', company: 'Acme', description: `You run payments.\n${sentence}` }
  const said = openingSentences(openingFor(job, systems)).map(({ text }) => text)
  expect(said).toContain('You run payments.')
  expect(said).not.toContain(sentence)
})

test.each([
  'The suspension of the car benefits from your models.',
  'You secure the health data of our patients.',
])('“%s” is about the work', (sentence) => {
  const job = { title: 'Engineer', company: 'Acme', description: sentence }
  expect(openingSentences(openingFor(job, systems)).map(({ text }) => text)).toContain(sentence)
})

const analyst = person('Data Engineer', 'geolocation')
const graduate = person('Software Engineering Intern', 'React')
const sre = person('Staff Site Reliability Engineer', 'Kubernetes')
const firmware = person('Senior Embedded Software Engineer', 'C')
const ml = person('Senior Machine Learning Engineer', 'PyTorch', 'training')

test.each<[string, string, Held, string]>([
  [
    'Several roles at Acme',
    'Acme | Several\n- Data Engineer - Privacy team - https://a.example\n- Data Engineer - Geolocation team - https://a.example',
    analyst,
    'Data Engineer (Geolocation)',
  ],
  [
    'Software Engineers',
    'Senior Software Engineer: You own React.\nJunior Software Engineer: You work on React.\nNew Grad Software Engineer: You learn.',
    graduate,
    'New Grad Software Engineer',
  ],
  [
    'Several roles at Acme',
    'Openings:\n- DevOps Engineer\n- Platform Software Engineer, Data',
    sre,
    'DevOps Engineer',
  ],
  [
    'Several roles at Acme',
    'ML Engineer, Training — Own the training of the models and the clusters.\nResearch Engineer, Models — Design experiments on models and write papers.',
    ml,
    'ML Engineer (Training)',
  ],
  [
    'Engineering & Product',
    'Current roles:\n> Senior ML Engineer - for fall detection\n> Senior/Staff Software Engineer - Edge - for our IoT systems',
    firmware,
    'Senior Software Engineer (Edge)',
  ],
  [
    'Experience as a Data Engineer on an app',
    'Role: Data Engineer (Maps)',
    analyst,
    'Data Engineer',
  ],
])('of "%s", "%s", the role fits the person', (title, description, held, role) => {
  expect(openingFor({ title, company: 'Acme', description }, held).role).toBe(role)
})
