import { expect, test } from 'vitest'
import { clausesOf } from './need-words.ts'

const clauseTexts = (sentence: string) =>
  clausesOf(sentence, 'must').map(({ need, text }) => `${need}: ${text.trim()}`)

test.each([
  [
    'Strong experience with Python is essential and Django experience is preferred.',
    ['must: Strong experience with Python is essential', 'nice: Django experience is preferred'],
  ],
  ['Kubernetes is a plus', ['nice: Kubernetes is a plus']],
  ['Ideally you know Kafka', ['nice: Ideally you know Kafka']],
  ['You know Go; bonus points for Rust', ['must: You know Go', 'nice: bonus points for Rust']],
  ['The ideal candidate knows Go', ['must: The ideal candidate knows Go']],
  ['React plus Node.js', ['must: React plus Node.js']],
  ['You build useful tools in Rust', ['must: You build useful tools in Rust']],
  ['Rust is very welcome', ['nice: Rust is very welcome']],
  ['Ideally a tool, i.e. Ansible', ['nice: Ideally a tool, i.e. Ansible']],
  ['React, TypeScript and Next.js', ['must: React, TypeScript and Next.js']],
  ['Experience with Go (Rust a plus)', ['must: Experience with Go', 'nice: Rust a plus']],
])('the clauses of “%s”', (sentence, clauses) => {
  expect(clauseTexts(sentence)).toEqual(clauses)
})
