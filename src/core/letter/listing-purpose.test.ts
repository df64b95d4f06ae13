import { expect, test } from 'vitest'
import { listingPurpose } from './listing-purpose.ts'

const purpose = (description: string, about: string[] = []) => {
  const found = listingPurpose({ description, company: 'Contoso' }, about)
  return found && [found.kind, found.words]
}

test.each([
  ['We’re building a payroll platform for cafés.', 'thing', 'a payroll platform for cafés'],
  ['Contoso builds robots that unload trucks.', 'thing', 'robots that unload trucks'],
  ['We build geospatial AI infrastructure.', 'thing', 'geospatial AI infrastructure'],
  [
    'Contoso is an open-source SDK to control remote machines, from desktops to cranes.',
    'thing',
    'an open-source SDK to control remote machines',
  ],
  [
    'We are a small startup building an invoice scanner for dentists.',
    'thing',
    'an invoice scanner for dentists',
  ],
  [
    'Contoso is hiring two engineers to work on software for wind farms.',
    'thing',
    'software for wind farms',
  ],
  [
    'We’re a VC-backed, fast-growing marketplace connecting farmers with kitchens.',
    'thing',
    'a marketplace connecting farmers with kitchens',
  ],
  [
    'We’re building a map service that lets planners compare routes across regions, seasons and vehicle types in one go.',
    'thing',
    'a map service that lets planners compare routes across regions',
  ],
  ['Our mission is to encrypt the web.', 'aim', 'encrypt the web'],
  ['Our mission: make tenancy law clear for everyone.', 'aim', 'make tenancy law clear'],
  ['Contoso is on a mission to make museums free.', 'aim', 'make museums free'],
  ['We help nurses find their shifts.', 'aim', 'nurses find their shifts'],
  ['Contoso protects small banks from fraud.', 'aim', 'protect small banks from fraud'],
  ['Contoso is the leading platform for payroll.', 'thing', 'the platform for payroll'],
  ['Contoso is the world’s largest payroll platform.', 'thing', 'the payroll platform'],
  ['We’re building the future of data storage.', 'thing', 'data storage'],
  ['We make Paymaster: a payroll engine for cafés.', 'thing', 'a payroll engine for cafés'],
  ['You’ll be working on modern payroll infrastructure.', 'thing', 'modern payroll infrastructure'],
  ['Contoso | Remote We build payroll software for cafés', 'thing', 'payroll software for cafés'],
  ['Contoso | Remote | We build software for cafés', 'thing', 'software for cafés'],
  ['Contoso is a leading provider of payroll data, including taxes.', 'thing', 'payroll data'],
  ['Contoso is a fast-growing healthcare SaaS company.', 'field', 'healthcare SaaS'],
  ['Contoso is a remote company specializing in payment security.', 'field', 'payment security'],
  ['Our payroll platform is used by cafés.', 'thing', 'the payroll platform'],
  ['Contoso’s payroll engine is used by cafés.', 'thing', 'the payroll engine'],
  ['We’re building Till to help cafés close their books.', 'aim', 'cafés close their books'],
  [
    'Founded by two bakers, Contoso automates payroll for cafés.',
    'aim',
    'automate payroll for cafés',
  ],
  [
    'Contoso, a market leader in impact technology, dedicated to climate action.',
    'field',
    'impact technology',
  ],
  [
    'Contoso is looking for an engineer who will be in charge of scaling up our chat and voice offerings.',
    'thing',
    'your chat and voice offerings',
  ],
  [
    'At Contoso, we use Go for our video server and chat API, serving high traffic.',
    'thing',
    'your video server and chat API',
  ],
  ['Why it matters: Help patients find their doctors.', 'aim', 'patients find their doctors'],
  ['Our vision is to make payroll free.', 'aim', 'make payroll free'],
  ['Help us replace payslips on paper!', 'aim', 'replace payslips on paper'],
  ['Join us build and scale the payroll engine.', 'aim', 'build and scale the payroll engine'],
  ['We help cafés understand what they owe.', 'aim', 'cafés understand what they owe'],
  [
    'Our mission is to empower independent cafés to grow by saving time.',
    'aim',
    'independent cafés to grow',
  ],
  [
    'It’s how we are building the payroll platform that people love to use.',
    'thing',
    'the payroll platform',
  ],
  ['We’re well positioned to dramatically change how cafés pay.', 'aim', 'change how cafés pay'],
  [
    'You’d be working on support, tooling, and helping build a custom ledger in Python.',
    'aim',
    'build a custom ledger in Python',
  ],
  [
    'Help maintain and improve our large Rails application, including CI.',
    'aim',
    'maintain and improve your large Rails application',
  ],
  [
    'Our mission is to change the way people want to work.',
    'aim',
    'change the way people want to work',
  ],
  ['We are building a payroll app for Mac.', 'thing', 'a payroll app'],
  ['We use AI to transform the way of payroll.', 'aim', 'transform the way of payroll'],
])('of “%s” a letter says %s “%s”', (description, kind, words) => {
  expect(purpose(description)).toEqual([kind, words])
})

test.each([
  'We’re building a team of ten people in Oslo.',
  'We are a company of 40 people.',
  'We’re building a agency for payroll.',
  'We build models that recognizes payslips.',
  'We’re building AI agents that do the whole thing.',
  'Our mission is to modernize the way we pay people.',
  'Contoso offers a competitive salary and many benefits.',
  'We’re building something cool with lots of fun.',
  'We help insurance agents.',
  'We’re building a tool that turns simulations of whole power stations from jobs of many days into answers within seconds.',
  'Our mission is to grow our sales team.',
  'Are we building a payroll platform for cafés?',
  'We have raised 5 million and are profitable.',
])('“%s” gives no reason', (description) => expect(purpose(description)).toBeNull())

test('words of the person and the place in the text choose among several', () => {
  const text = 'We build software for cafés.\nWe build a parcel tracker for carriers.'
  expect(purpose(text)).toEqual(['thing', 'software for cafés'])
  expect(purpose(text, ['I built the parcel tracker of a carrier'])).toEqual([
    'thing',
    'a parcel tracker for carriers',
  ])
})

test('“our” is “your” to the reader, and the quote is the sentence as written', () => {
  const description = 'We’re building a search engine (in Rust) for our readers.'
  expect(listingPurpose({ description, company: null }, [])).toEqual({
    kind: 'thing',
    words: 'a search engine for your readers',
    quote: description,
  })
})
