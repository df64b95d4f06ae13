import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { MAX_HIDDEN_COMPANIES, MAX_HIDDEN_WORDS } from '#core/settings/account-limits.ts'
import {
  type JobMarks,
  MAX_COMPANY_SLUG,
  MAX_HIDDEN_WORD,
  MAX_MARKED_JOBS,
  NO_MARKS,
  plainWord,
  whyHidden,
  withinListLimits,
} from './job-lists.ts'

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
  ['words of two skills are not a phrase', { words: ['go grpc'] }, null],
  ['a viewed job while viewed jobs are shown', { viewed: [id] }, null],
  ['a viewed job', { viewed: [id], hideViewed: true }, 'viewed'],
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

test('lists that a browser kept are cut to the newest entries that an account accepts', () => {
  const ids = Array.from({ length: MAX_MARKED_JOBS + 1 }, (_, at) => (at + 1) as JobId)
  const names = (count: number) => Array.from({ length: count + 1 }, (_, at) => `name${at}`)
  const companies = names(MAX_HIDDEN_COMPANIES)
  const words = names(MAX_HIDDEN_WORDS)
  expect(withinListLimits({ viewed: ids, dismissed: ids, companies, words })).toEqual({
    viewed: ids.slice(1),
    dismissed: ids.slice(0, -1),
    companies: companies.slice(0, -1),
    words: words.slice(0, -1),
  })
})

test('entries that an account would reject are dropped', () => {
  const odd = [0 as JobId, -3 as JobId, 5 as JobId]
  const kept = withinListLimits({
    viewed: odd,
    dismissed: odd,
    companies: ['', 'acme', 'acme', 'a'.repeat(MAX_COMPANY_SLUG + 1)],
    words: ['', '--', 'Senior', 'senior', 'x'.repeat(MAX_HIDDEN_WORD + 1)],
  })
  expect(kept).toEqual({
    viewed: [5],
    dismissed: [5],
    companies: ['acme'],
    words: ['senior', 'x'.repeat(MAX_HIDDEN_WORD)],
  })
})

test('what an account already hides counts towards the limits', () => {
  const mine = {
    companies: Array.from({ length: MAX_HIDDEN_COMPANIES - 1 }, (_, at) => `mine${at}`),
    words: Array.from({ length: MAX_HIDDEN_WORDS }, (_, at) => `mine${at}`),
  }
  const kept = { viewed: [], dismissed: [], companies: ['mine0', 'new', 'old'], words: ['new'] }
  expect(withinListLimits(kept, mine)).toMatchObject({ companies: ['new'], words: [] })
})
