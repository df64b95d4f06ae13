import { expect, test } from 'vitest'
import type { LetterLanguage } from './letter-language.ts'
import { askedTopics, namesTopic, showsTopic } from './letter-topics.ts'

const answered = (listing: string, line: string, language: LetterLanguage = 'en') =>
  askedTopics([{ text: listing, weight: 1 }], language)
    .filter((topic) => showsTopic(topic, line))
    .map(({ noun }) => noun)

test.each<[string, string, string[], LetterLanguage?]>([
  [
    'Shave microseconds off I/O paths and debug kernel internals.',
    'Replaced the write path with io_uring and doubled throughput per node',
    ['I/O paths', 'kernel internals'],
  ],
  [
    'We work with a lot of hardware.',
    'Paired Bluetooth Low Energy door locks with a Swift app',
    ['hardware'],
  ],
  [
    'You work on machine-checked proofs of protocols.',
    'Mechanised the error analysis of a flight control filter in Coq',
    ['machine-checked proofs'],
  ],
  ['You shape our documentation.', 'Wrote 80 knowledge base articles', ['documentation']],
  ['You shape our documentation.', 'Handled chat and phone in two time zones', []],
  ['We want to scale up.', 'Introduced Kafka for orders, 9 million messages a day', ['scaling']],
  ['You run our payments.', 'Built card settlement jobs for 1,100 merchants', ['payments']],
  ['You run our payments.', 'Double-entry ledger, $2.1B moved a year', ['payments']],
  [
    'Software for medical devices.',
    'IEC 62304 documents and two FDA submissions',
    ['medical devices', 'healthcare'],
  ],
  ['Strong performance matters.', 'Cut the first load from 5.8 s to 1.6 s', ['performance']],
  // Words with other meanings.
  ['Charts that are accessible to all.', 'Fixed 210 accessibility findings', []],
  ['We ship customer-facing products.', 'Run 90 customer interviews a year', []],
  ['You plan our campaigns.', 'Leads a team of five', []],
  ['You plan our campaigns.', 'Brought in 400 qualified leads a month', ['campaigns']],
  ['Mentoring matters. You do leading a team.', 'Trained a churn model on 4 million rows', []],
  ['You are leading a team.', 'Managed a cluster of 40 nodes', []],
  ['You are leading a team.', 'Led the migration to Kafka', []],
  ['You are leading a team.', 'Leads a team of five', ['leading a team']],
  ['You do the teaching.', 'Trained a churn model on 4 million rows', []],
  ['You do the teaching.', 'Trained 40 nurses on the new system', ['teaching']],
  ['Software for healthcare.', 'Added health checks to all services', []],
  ['Software for healthcare.', 'Built a dashboard for public health', ['healthcare']],
  ['You will publish papers.', 'Wrote the service that grants access to files', []],
  ['You will publish papers.', 'Won research grants of two million euros', ['publications']],
  ['You own test automation.', 'Ran A/B tests on the checkout page', []],
  ['You own test automation.', 'Run usability tests every month', []],
  ['You own test automation.', 'Wrote 300 integration tests', ['automated testing']],
  ['You own cloud security.', 'Moved 40 services to Kubernetes', []],
  ['You own cloud security.', 'Wrote the Terraform modules of the cloud', []],
  ['You own cloud security.', 'Signed all container images with Sigstore', ['cloud security']],
  ['You own cloud infrastructure.', 'Moved 40 services to Kubernetes', ['cloud infrastructure']],
  ['We are a hospital.', 'Built card settlement jobs for 1,100 merchants', []],
  ['Sie leiten Projekte im Anlagenbau.', 'Leitung von acht Projekten', ['Projektleitung'], 'de'],
  ['Vous pilotez les campagnes.', 'Campagnes de lancement', ['les campagnes'], 'fr'],
])('“%s” is answered by “%s”', (listing, line, nouns, language = 'en') =>
  expect(answered(listing, line, language)).toEqual(nouns),
)

test('a subject quotes the sentence that says most about the opening', () => {
  const sentences = [
    { text: 'Our payments are global.', weight: 1 },
    { text: 'You own payments.', weight: 2 },
  ]
  expect(askedTopics(sentences, 'en').map(({ noun, quote }) => [noun, quote])).toEqual([
    ['payments', 'You own payments.'],
  ])
})

test.each([
  ['Agentic citation checker with agents', true],
  ['Retrieval over 30 million pages', false],
])('the listing’s own word for AI agents is in “%s”: %s', (line, isNamed) => {
  const [topic] = askedTopics([{ text: 'You build AI agents.', weight: 1 }], 'en')
  expect(topic && namesTopic(topic, line)).toBe(isNamed)
})

test('a subject of several sentences counts for more', () => {
  const once = { text: 'You own reliability.', weight: 1 }
  const weight = (sentences: readonly (typeof once)[]) => askedTopics(sentences, 'en')[0]?.weight
  expect(weight([once, once])).toBeGreaterThan(weight([once]) ?? 0)
})
