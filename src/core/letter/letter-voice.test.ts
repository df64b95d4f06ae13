import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { letterVoice } from './letter-voice.ts'

const voice = (text: string) =>
  letterVoice({ ...EMPTY_CV, summary: [{ id: 'm1', text }] })?.text ?? null

test.each([
  ['I like small services and loud alarms.', 'I like small services and loud alarms.'],
  [
    'Data scientist in credit. Builds models that survive real users and explains them in plain words.',
    'I build models that survive real users and explain them in plain words.',
  ],
  [
    'Sketches first, prototypes in code when it helps.',
    'I sketch first, and prototype in code when it helps.',
  ],
  ['Enjoys pairing and small pull requests.', 'I enjoy pairing and small pull requests.'],
  ['Wants to go further into tooling.', null],
  ['Leads a group of people in three offices.', null],
  ['Builds 40 services for the whole company.', null],
  ['Backend engineer with nine years in payments.', null],
  ['Delivers results-driven solutions for everybody.', null],
])('“%s” says how the person works: %s', (text, said) => expect(voice(text)).toBe(said))

test('the sentence names the part of the summary that it is from', () => {
  const summary = [
    { id: 'm1', text: 'Backend engineer.' },
    { id: 'm2', text: 'Writes short notes and long benchmarks.' },
  ]
  expect(letterVoice({ ...EMPTY_CV, summary })?.sources).toEqual(['m2'])
})
