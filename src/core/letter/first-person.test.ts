import { describe, expect, test } from 'vitest'
import { plainLine, toFirstPerson, toFirstPersonEach } from './first-person.ts'

const cases: [line: string, isPresent: boolean, how: string, text: string][] = [
  [
    'Led migration of 40 services to Kubernetes.',
    false,
    'clause',
    'I led the migration of 40 services to Kubernetes',
  ],
  ['Led the migration of billing', false, 'clause', 'I led the migration of billing'],
  ['Led a team of 5 engineers', false, 'clause', 'I led a team of 5 engineers'],
  ['Managed a 5-person development team', false, 'clause', 'I managed a 5-person development team'],
  [
    'Reduced cloud spend by 40%, saving $2M a year',
    false,
    'clause',
    'I reduced cloud spend by 40%, saving $2M a year',
  ],
  ['Built and ran the on-call rotation', false, 'clause', 'I built and ran the on-call rotation'],
  [
    'Oversaw development & testing of the API',
    false,
    'clause',
    'I oversaw development and testing of the API',
  ],
  ['Drove full adoption of TypeScript', false, 'clause', 'I drove the full adoption of TypeScript'],
  [
    'Successfully migrated the shop to React',
    false,
    'clause',
    'I successfully migrated the shop to React',
  ],
  [
    'Co-founded the local meetup of Rust developers',
    false,
    'clause',
    'I co-founded the local meetup of Rust developers',
  ],
  ['Lead a team of eight', true, 'clause', 'I lead a team of eight'],
  [
    'Course organiser of Compilers (180 students)',
    true,
    'quote',
    'Course organiser of Compilers (180 students)',
  ],
  [
    'Director of admissions from 2016 to 2018',
    false,
    'quote',
    'Director of admissions from 2016 to 2018',
  ],
  [
    'Replaced the write path and doubled throughput per node',
    false,
    'clause',
    'I replaced the write path and doubled throughput per node',
  ],
  [
    'Coordinates a shift of fourteen nurses',
    true,
    'clause',
    'I coordinate a shift of fourteen nurses',
  ],
  ['Lead a team of eight', false, 'clause', 'I led a team of eight'],
  [
    'Leads the platform group of the company',
    true,
    'clause',
    'I lead the platform group of the company',
  ],
  [
    'Manages the relation to all suppliers',
    false,
    'clause',
    'I managed the relation to all suppliers',
  ],
  ['Build an algorithm for artists', false, 'clause', 'I built an algorithm for artists'],
  ['Responsible for the payroll system', false, 'quote', 'Responsible for the payroll system'],
  ['Backend: rewrote the queue in Go', false, 'clause', 'I rewrote the queue in Go'],
  ['I wrote the parser of the compiler', false, 'clause', 'I wrote the parser of the compiler'],
  [
    '**Shipped** [Quantum](https://example.org) to 3 customers',
    false,
    'clause',
    'I shipped Quantum to 3 customers',
  ],
  [
    'Distributed the load over three regions',
    false,
    'clause',
    'I distributed the load over three regions',
  ],
  [
    'Developing tools for the finance team',
    false,
    'clause',
    'I developed tools for the finance team',
  ],
  ['Leading a team of 4', true, 'clause', 'I lead a team of 4'],
  [
    'Design and implementation of the billing API',
    false,
    'noun',
    'the design and implementation of the billing API',
  ],
  [
    'Development of the mobile application',
    false,
    'noun',
    'the development of the mobile application',
  ],
  [
    'Distributed systems design for payments',
    false,
    'quote',
    'Distributed systems design for payments',
  ],
  ['Lead developer of the checkout', true, 'quote', 'Lead developer of the checkout'],
  [
    'Design, build and run the data platform',
    false,
    'quote',
    'Design, build and run the data platform',
  ],
  ['5-person team lead', false, 'quote', '5-person team lead'],
  [
    'Entwicklung und Betrieb der Plattform',
    false,
    'quote',
    'Entwicklung und Betrieb der Plattform',
  ],
  ['Chargée de la migration des serveurs', false, 'quote', 'Chargée de la migration des serveurs'],
  ['Stack: React, Node.js, PostgreSQL', false, 'quote', 'Stack: React, Node.js, PostgreSQL'],
  ['Said “no” to the rewrite', false, 'quote', 'Said “no” to the rewrite'],
  ['Performed backups and...', false, 'quote', 'Performed backups and...'],
  ['Accomplishment 2', false, 'quote', 'Accomplishment 2'],
  ['Head of development of the tools', false, 'quote', 'Head of development of the tools'],
  [
    'Mentors three engineers and runs the weekly reading group',
    true,
    'clause',
    'I mentor three engineers and run the weekly reading group',
  ],
  [
    'Mentor five engineers and run the failure review',
    true,
    'clause',
    'I mentor five engineers and run the failure review',
  ],
  [
    'Improved accessibility of forms; complaints fell by half',
    false,
    'clause',
    'I improved the accessibility of forms, and complaints fell by half',
  ],
  [
    'Made the on-call rota fair: from 31 pages a week to 4',
    false,
    'clause',
    'I made the on-call rota fair: from 31 pages a week to 4',
  ],
  ['We rebuilt the search of the shop', false, 'clause', 'we rebuilt the search of the shop'],
  ['Run threat modelling for 14 teams', true, 'clause', 'I run threat modelling for 14 teams'],
  [
    'Storage engine of a distributed database in Rust',
    false,
    'quote',
    'Storage engine of a distributed database in Rust',
  ],
  [
    'Threat models and code reviews for 20 teams',
    false,
    'quote',
    'Threat models and code reviews for 20 teams',
  ],
  [
    'Promoted to senior engineer in a year',
    false,
    'clause',
    'I was promoted to senior engineer in a year',
  ],
  [
    'Adopted by three labs of the university',
    false,
    'quote',
    'Adopted by three labs of the university',
  ],
  [
    'Featured in the newsletter of the company',
    false,
    'quote',
    'Featured in the newsletter of the company',
  ],
  ['Modularised the app of the bank', false, 'clause', 'I modularised the app of the bank'],
  [
    'Invoicing product in Rails and Hotwire',
    true,
    'quote',
    'Invoicing product in Rails and Hotwire',
  ],
  ['Best newcomer award in the year', false, 'quote', 'Best newcomer award in the year'],
  ['Support engineer for the cloud', true, 'quote', 'Support engineer for the cloud'],
]

cases.push(
  [
    'Cared for up to five patients a shift',
    false,
    'clause',
    'I cared for up to five patients a shift',
  ],
  ['Threw out the old build', false, 'clause', 'I threw out the old build'],
  [
    'Reduced cloud bill 28% in a year',
    false,
    'clause',
    'I reduced the cloud bill by 28% in a year',
  ],
  [
    'Automated invoicing in Python, saving 25 hours a month',
    false,
    'clause',
    'I automated invoicing in Python, saving 25 hours a month',
  ],
)

test.each(cases)('%s (present: %s) becomes %s: %s', (line, isPresent, how, text) => {
  expect(toFirstPerson(line, isPresent)).toEqual({ how, text })
})

test('a long line is cut after its first sentence', () => {
  const line = 'Rebuilt the search of the shop. It now answers in 20 ms. Customers like it.'
  expect(toFirstPerson(line).text).toBe('I rebuilt the search of the shop')
})

describe('list marks and Markdown are removed', () => {
  test.each([
    ['• Led a team;', 'Led a team'],
    ['– Wrote `grep`.', 'Wrote grep'],
    ['Version 1.0...', 'Version 1.0...'],
  ])('%s', (line, plain) => expect(plainLine(line)).toBe(plain))
})

test('a line that may be a noun begins with a verb where the others of its role do', () => {
  const lines = ['Solve 25 cases a week', 'Wrote 80 articles', 'Script log collection in Bash']
  expect(toFirstPersonEach(lines, true).at(-1)).toEqual({
    how: 'clause',
    text: 'I script log collection in Bash',
  })
  expect(toFirstPersonEach(lines, false).at(-1)?.how).not.toBe('clause')
  expect(toFirstPersonEach(['Support engineer for the shop'], true)[0]?.how).not.toBe('clause')
})

test.each([
  [
    'Video consultations with WebRTC: dropped calls went down from 7% to 2% after I rewrote reconnection handling',
    'I rewrote reconnection handling for video consultations with WebRTC, after which dropped calls went down from 7% to 2%',
  ],
  ['Reverse engineered firmware of meters', 'I reverse-engineered firmware of meters'],
  ['The only QA in a team of nine', 'I was the only QA in a team of nine'],
  [
    'First support hire at a payment gateway, built the help center (110 articles)',
    'I was the first support hire at a payment gateway, and built the help center (110 articles)',
  ],
  [
    'Hired 14 people, 12 are still here',
    'I hired 14 people, of whom 12 are still with the company',
  ],
  [
    'Shop app for Android, 4,000 users. Moved its storage and the rules to Kotlin, so that 65% is shared',
    'Shop app for Android, 4,000 users',
  ],
])('the line "%s" is said as "%s"', (line, said) => {
  expect(toFirstPerson(line).text).toBe(said)
})

test.each([
  [
    'Built an assistant on clinic protocols; handles 58% of calls without a human',
    'I built an assistant on clinic protocols, and it handles 58% of calls without a human',
  ],
  [
    'Shipped a copilot with a team of five; deflects 41% of tickets',
    'I shipped a copilot with a team of five, and it deflects 41% of tickets',
  ],
  [
    'Introduced claims triage with two engineers; my part was the guardrails',
    'I introduced claims triage with two engineers. My part was the guardrails',
  ],
  [
    'Integrated Stripe; paid out $40M in a year',
    'I integrated Stripe, and paid out $40M in a year',
  ],
  [
    'Led the break-up of a monolith; still wrote code every week',
    'I led the break-up of a monolith, and still wrote code every week',
  ],
  [
    'Build-pipeline product for 11,000 developers; took it from beta to €3M',
    'I took a build-pipeline product for 11,000 developers from beta to €3M',
  ],
  ['Interviewer and mentor; led two engineers day to day', 'I led two engineers day to day'],
  [
    'Year in industry. Added screens to the portal and endpoints behind them',
    'I added screens to the portal and endpoints behind them',
  ],
  [
    'One of two developers of a health app, 120,000 downloads',
    'I was one of two developers of a health app, with 120,000 downloads',
  ],
  [
    'Technical owner of 45 accounts; demos, proofs of concept',
    'I was the technical owner of 45 accounts',
  ],
  [
    'Redesigned the housing aid form. Completion rose from 54% to 81%.',
    'I redesigned the housing aid form, and completion rose from 54% to 81%',
  ],
  [
    'Led the move from Rails views to React, page by page, over 18 months with no release freeze',
    'I led the move from Rails views to React, page by page, over 18 months with no release freeze',
  ],
  [
    'Led the migration to AWS with Terraform, eight months',
    'I led the migration to AWS with Terraform in eight months',
  ],
  [
    'Redesigned the closing flow: from 14 taps to 5, and 27% fewer calls to support',
    'I redesigned the closing flow, from 14 taps to 5, with 27% fewer calls to support',
  ],
  [
    'Redesigned onboarding, and 20% more users finished it',
    'I redesigned onboarding, and 20% more users finished it',
  ],
  [
    'Rebuilt the landing page. Google traffic rose by 30%',
    'I rebuilt the landing page. Google traffic rose by 30%',
  ],
  [
    'Published four papers, two as first author',
    'I published four papers (two of them as first author)',
  ],
  [
    'I was the second product manager of this marketplace for local food',
    'I was the second product manager of a marketplace for local food',
  ],
  [
    'Made a traffic generator for simulate the attacks of last year',
    'I made a traffic generator to simulate the attacks of last year',
  ],
  [
    'Tuned the consumers. Kafka lag fell by 30%',
    'I tuned the consumers, and the Kafka lag fell by 30%',
  ],
  [
    'Moved the billing jobs to Go and split them by region. Losses fell by 18% in a year.',
    'I moved the billing jobs to Go and split them by region. Losses fell by 18% in a year',
  ],
  [
    'Fine-tuned two models; F1 from .81 to .92',
    'I fine-tuned two models, and F1 went from .81 to .92',
  ],
])('the notes of "%s" are said as "%s"', (line, said) => {
  expect(toFirstPerson(line)).toEqual({ how: 'clause', text: said })
})

test.each([
  [
    'Ship features end to end in a team of six: React in front, Go behind',
    'I ship features end to end in a team of six, with React in front and Go behind',
  ],
  ['Run discovery: about 90 interviews a year', 'I run discovery, with about 90 interviews a year'],
])('of a job that goes on, "%s" is said as "%s"', (line, said) => {
  expect(toFirstPersonEach([line, 'Own the roadmap of the team'], true)[0]?.text).toBe(said)
})

test('what nobody knows of is not said', () => {
  expect(toFirstPerson('Serve them with vLLM on Kubernetes', true).how).toBe('quote')
})
