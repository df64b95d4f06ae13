/** Which jobs a person's lists hide, by example. */
import { expect, test } from 'vitest'
import type { JobId } from './job.ts'
import { type JobMarks, NO_MARKS, plainWord, whyHidden } from './job-lists.ts'

const id = 7 as JobId
const JOB = {
  id,
  title: 'Senior C++ Engineer (Node.js), Backend, Berlin',
  tags: ['Go', 'gRPC'],
  companySlug: 'acme',
}

test.each<[string, Partial<JobMarks>, ReturnType<typeof whyHidden>]>([
  ['nothing is hidden by empty lists', {}, null],
  ['a dismissed job', { dismissed: [id] }, 'dismissed'],
  ['another job that was dismissed', { dismissed: [8 as JobId] }, null],
  ['a hidden company', { companies: ['acme'] }, 'company'],
  ['a word of the title', { words: ['senior'] }, 'word'],
  ['a skill', { words: ['go'] }, 'word'],
  ['a part of a word', { words: ['engine'] }, null],
  ['a word with signs', { words: ['c++'] }, 'word'],
  ['the word without its signs', { words: ['c'] }, null],
  ['a word with a stop in it', { words: ['node.js'] }, 'word'],
  ['a phrase', { words: ['senior c++'] }, 'word'],
  ['a word before a comma', { words: ['backend'] }, 'word'],
  ['words of two skills are no phrase', { words: ['go grpc'] }, null],
  ['an opened job that is not to be hidden', { viewed: [id] }, null],
  ['an opened job', { viewed: [id], hideViewed: true }, 'viewed'],
  ['a tracked job', { tracked: [id], hideApplied: true }, 'tracked'],
  ['a saved job', { saved: [id], hideViewed: true, hideApplied: true }, null],
])('%s', (_, marks, why) => {
  expect(whyHidden(JOB, { ...NO_MARKS, ...marks })).toBe(why)
})

test.each([
  ['  Senior   Manager ', 'senior manager'],
  ['C++', 'c++'],
  ['Node.js', 'node.js'],
  ['Sr.', 'sr'],
  ['Zürich', 'zurich'],
  ['!?', null],
  ['', null],
  ['x'.repeat(70), 'x'.repeat(60)],
])('the word %s is compared as %s', (typed, word) => {
  expect(plainWord(typed)).toBe(word)
})
