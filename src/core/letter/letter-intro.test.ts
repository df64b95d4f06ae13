import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { letterIntro } from './letter-intro.ts'

test.each([
  [
    'en',
    'Backend engineer with nine years in payments. I like logs.',
    'a backend engineer with nine years in payments',
  ],
  [
    'en',
    'Senior iOS Developer with a love of detail',
    'a senior iOS developer with a love of detail',
  ],
  [
    'en',
    'I’m a data analyst with six years in health care',
    'a data analyst with six years in health care',
  ],
  [
    'en',
    'Platform engineer. Nine years of Kubernetes and Terraform.',
    'a platform engineer with nine years of Kubernetes and Terraform',
  ],
  ['en', 'QA engineer, eight years in travel', 'a QA engineer with eight years in travel'],
  [
    'en',
    'Designer for complex forms and public services in three countries. Ten years in agencies.',
    'a designer for complex forms and public services in three countries, with ten years in agencies',
  ],
  [
    'en',
    'Backend engineer, seventeen years, mostly on the JVM.',
    'a backend engineer with seventeen years of experience',
  ],
  ['en', 'Product manager, former UX designer.', 'a product manager and former UX designer'],
  [
    'en',
    'Analyst with a statistics degree and six years in retail',
    'an analyst with a statistics degree and six years in retail',
  ],
  [
    'en',
    'Analyst with a statistics degree, six years in retail.',
    'an analyst with a statistics degree and six years in retail',
  ],
  ['en', 'Frontend engineer, 8 years.', 'a frontend engineer with 8 years of experience'],
  ['en', 'Backend engineer, 6 yrs. Go.', 'a backend engineer with 6 years of experience'],
  ['en', 'Research on program verification for numerical code', null],
  ['en', 'Passionate engineer with a proven track record', null],
  [
    'de',
    'Ingenieur mit zwölf Jahren Erfahrung im Anlagenbau',
    'Ingenieur mit zwölf Jahren Erfahrung im Anlagenbau',
  ],
  [
    'es',
    'Analista de datos con seis años de experiencia',
    'analista de datos con seis años de experiencia',
  ],
  ['fr', 'Backend engineer with nine years in payments', null],
] as const)('%s: “%s” becomes %s', (language, text, words) => {
  const cv = { ...EMPTY_CV, summary: [{ id: 'm1', text }] }
  expect(letterIntro(cv, language)).toEqual(words === null ? null : { words, sources: ['m1'] })
})

test('a title under the name introduces who has only years in the summary', () => {
  const cv = {
    ...EMPTY_CV,
    label: 'Frontend Developer',
    summary: [{ id: 'm1', text: 'I build interfaces. Seven years of React and TypeScript.' }],
  }
  expect(letterIntro(cv, 'en')).toEqual({
    words: 'a frontend developer with seven years of React and TypeScript',
    sources: ['label', 'm1'],
  })
})
