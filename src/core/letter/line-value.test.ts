import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { employment } from '../../../test/sample-cover-letters.ts'
import { craftOf } from './letter-craft.ts'
import { letterFindings } from './letter-findings.ts'
import { letterLines } from './letter-lines.ts'
import { askedTopics } from './letter-topics.ts'
import { answersOf, isImplied, mentionsOf, strengthOf, valuedLine } from './line-value.ts'

/** The lines of one job, against a listing of one opening. */
function valued(title: string, asks: readonly string[], lines: readonly string[]) {
  const cv = {
    ...EMPTY_CV,
    work: [employment('w1', 'Northwind', title, ['2021', 'present'], [...lines])],
  }
  const job = { title, company: 'Contoso', description: asks.join('\n') }
  const sentences = [{ text: title, weight: 2 }, ...asks.map((text) => ({ text, weight: 1 }))]
  const asked = {
    findings: letterFindings(cv, job),
    topics: askedTopics(sentences, 'en'),
    about: mentionsOf(sentences),
    craft: craftOf(title),
    inTitle: new Set<string>(),
  }
  return letterLines(cv, 'en').map((line) => valuedLine(line, asked))
}

test.each<[string, string, string[], string, string]>([
  [
    'a line of the title’s craft is stronger than one of the employer’s field',
    'QA Engineer',
    ['We have software for logistics.', 'You improve our quality.'],
    'Wrote 140 Playwright tests for the web shop',
    'Planned 140 logistics tours for the web shop',
  ],
  [
    'a line with the listing’s own noun is stronger than one that has only to do with it',
    'ML Engineer',
    ['You build AI agents.'],
    'Built agents for contract comparison in one year',
    'Built retrieval for contract comparison in one year',
  ],
  [
    'a word that the listing repeats counts for more',
    'Research Engineer',
    ['We do evaluation.', 'Evaluation is hard.', 'You own evaluation and tracing.'],
    'Built the evaluation harness of two model teams',
    'Built the tracing harness of two model teams',
  ],
])('%s', (_, title, asks, strong, weak) => {
  const [first, second] = valued(title, asks, [strong, weak]).map(strengthOf)
  expect(first).toBeGreaterThan(second ?? 0)
})

test('a skill that the line’s own skills imply answers the listing, and is not named', () => {
  const asks = ['Requirements: Kubernetes.']
  const [line] = valued('DevOps Engineer', asks, ['Ran an EKS platform for 50 services'])
  expect(line?.met.map((it) => [isImplied(it), it.skills])).toEqual([[true, []]])
  expect(line && answersOf(line, new Set(), new Set())).toBeGreaterThan(0)
})

test('an answer that the letter has given counts for less', () => {
  const [line] = valued('Engineer', ['Requirements: Kafka.'], ['Moved all events to Kafka in 2023'])
  const id = line?.met[0]?.requirement.id ?? ''
  expect(line && answersOf(line, new Set([id]), new Set())).toBeLessThan(
    (line && answersOf(line, new Set(), new Set())) ?? 0,
  )
})
