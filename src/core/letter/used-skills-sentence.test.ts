import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { ASK, employment } from '../../../test/sample-cover-letters.ts'
import { letterText } from './letter-text.ts'
import { writeLetter } from './write-letter.ts'

const work = [
  employment(
    'w1',
    'Northwind',
    'Engineer',
    ['2020', 'present'],
    ['Built the payout service for 300 shops', 'Technologies: Java, Kafka'],
  ),
  employment(
    'w2',
    'Fabrikam',
    'Engineer',
    ['2016', '2020'],
    ['Wrote the billing jobs of 20 clinics', 'Technologies: Java, Oracle'],
  ),
]
const cv = { ...EMPTY_CV, work }
const written = (text: string) =>
  letterText(
    writeLetter({
      ...ASK,
      cv,
      job: { title: 'Backend Engineer', company: 'Contoso', description: text },
      findings: [],
    }),
  )

test.each([
  ['Our backend is written in Java.', 'I’ve worked with Java since 2016.'],
  ['You will run services on the JVM.', 'I’ve worked with Java since 2016.'],
  ['We move events through Kafka.', 'Kafka'],
  ['Our data is in Oracle.', 'I’ve also worked with Oracle.'],
])('for "%s" the letter says "%s"', (text, said) => {
  expect(written(text)).toContain(said)
})

test('tools that the listing does not name are left out', () => {
  expect(written('We sell bicycles.')).not.toMatch(/Java|Kafka|Oracle/)
})

test('tools of the present job that the listing names follow the job, with their lines and its words', () => {
  const job = {
    title: 'Backend Engineer',
    company: 'Contoso',
    description: 'We meet twice a year. You write Java and move events through Kafka.',
  }
  const { sentences } = writeLetter({ ...ASK, cv, job, findings: [] })
  const said = sentences.filter(({ text }) => /(?:both|use) .*\bthere\b|there, both/.test(text))
  expect(said.map(({ sources, quote }) => [sources, quote])).toEqual([
    [['w1r1h2', 'w1r1', 'w1'], 'You write Java and move events through Kafka.'],
  ])
})
