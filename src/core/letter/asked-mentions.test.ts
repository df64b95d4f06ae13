import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { ASK, JOB } from '../../../test/sample-cover-letters.ts'
import { sourceDrafts, statusDrafts } from './asked-mentions.ts'

const ask = (
  description: string,
  summary: string,
): Parameters<typeof statusDrafts>[0] & Parameters<typeof sourceDrafts>[0] => ({
  ...ASK,
  cv: { ...EMPTY_CV, summary: [{ id: 's1', text: summary }] },
  job: { ...JOB, description },
})

test.each([
  ['Apply here (and mention HN): jobs.example', true],
  ['Please use "hackernews" as your referral source.', true],
  ['please mention Hackernews in submission!', true],
  ['Many of our hires came through Hacker News.', false],
])('“%s” asks to name Hacker News: %s', (description, isAsked) => {
  expect(sourceDrafts(ask(description, '')).length).toBe(isAsked ? 1 : 0)
})

test.each([
  ['US citizenship required.', 'Ten years in security. US citizen.', 'I’m a US citizen.'],
  [
    'Acme | REMOTE (US)\nNo visa sponsorship.',
    'Authorized to work in the US.',
    'I’m authorized to work in the US.',
  ],
  [
    'This role requires German/European citizenship.',
    'Greek citizen living in Berlin.',
    'I’m a Greek citizen.',
  ],
  ['This role requires German/European citizenship.', 'I am an EU citizen.', 'I’m an EU citizen.'],
  ['US citizenship required.', 'Greek citizen living in Berlin.', null],
  ['Remote in the US.', 'US citizen.', null],
])('“%s” and “%s” give “%s”', (description, summary, said) => {
  expect(statusDrafts(ask(description, summary))[0]?.text ?? null).toBe(said)
})
