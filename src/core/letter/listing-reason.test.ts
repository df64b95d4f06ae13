import { expect, test } from 'vitest'
import { listingReason, sentencesOf } from './listing-reason.ts'

const reason = (description: string, about: string[] = []) => {
  const found = listingReason({ description }, about)
  return found && [found.kind, found.words]
}

test.each([
  [
    '- Build automated test suites that scale with our ambitions',
    'duty',
    'build automated test suites that scale with your ambitions',
  ],
  [
    'You will own the AI direction from prototype to production.',
    'duty',
    'own the AI direction from prototype to production',
  ],
  [
    'In this role, you’ll also design and optimize trading systems.',
    'duty',
    'design and optimize trading systems',
  ],
])('“%s” is read as %s', (text, kind, words) => expect(reason(text)).toEqual([kind, words]))

test.each([
  'We’re looking for an engineer to join our storage team.',
  'We are a science-first consulting company for all blockchains.',
  'Support engineer for the whole company and its customers',
  'Head of growth for all of our developer tools',
  'Join our growing team and apply at the address below',
  'We offer a competitive salary and many other benefits',
  'You will have five years of experience with everything',
  'Are you the one who would like to build our platform?',
  'We’re building the continuous performance platform of every team.',
  'Contoso builds an AI camera for racket sports courts.',
  'We help companies understand the footprint of their products.',
  'Our mission is to make authentication simple for every developer.',
  'Build the platform that you would like to use yourself every day',
  'Contoso has offices in Amsterdam, Berlin and Brussels',
])('“%s” is not quoted', (text) => expect(reason(text)).toBeNull())

test('what matters to the person comes first', () => {
  const text =
    '- Build automated tests for all of our teams\n- Operate the Kafka pipeline of all parcels'
  expect(reason(text, ['Ran a Kafka pipeline'])?.[1]).toBe(
    'operate the Kafka pipeline of all parcels',
  )
})

test('work that is nothing like the person’s is no reason', () => {
  const text = '- Operate the Kafka pipeline of all parcels'
  expect(reason(text, ['Painted portraits'])).toBeNull()
  expect(reason(text, ['Built a team'])).toBeNull()
})

test('a long duty ends where a clause does, and never within a list', () => {
  const text =
    '- Build and maintain the pipelines that feed our training workloads at scale, partnering with all of the research and infrastructure teams of the company'
  expect(reason(text)?.[1]).toBe(
    'build and maintain the pipelines that feed your training workloads at scale',
  )
})

test('in other languages, duties end a sentence of the writer’s own', () => {
  const german =
    'Wir sind ein Hersteller von Anlagen für die Industrie.\nDu entwickelst mit dem Team die Plattform für unsere Dienste'
  expect(reason(german)).toEqual([
    'duty',
    'mit dem Team die Plattform für die Dienste zu entwickeln',
  ])
  const spanish =
    'Buscamos una persona para el equipo de los datos.\nElaborar cuadros de mando para la dirección de las líneas'
  expect(reason(spanish)).toEqual([
    'duty',
    'elaborar cuadros de mando para la dirección de las líneas',
  ])
})

test('sentences and list items are separated', () => {
  expect(sentencesOf('• One thing.\n- Two of 14 Mio. Euro. Three')).toEqual([
    'One thing.',
    'Two of 14 Mio. Euro.',
    'Three',
  ])
})

test('a line about the opening comes before one about the company', () => {
  const own = '- Operate the Kafka pipeline of all parcels'
  const description = `We help companies understand the footprint of their products.\n${own}`
  const found = listingReason({ description, own }, [])
  expect(found?.words).toBe('operate the Kafka pipeline of all parcels')
})
