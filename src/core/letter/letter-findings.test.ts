import { expect, test } from 'vitest'
import { CV } from '../../../test/sample-cover-letters.ts'
import { letterFindings, skillsOfPart } from './letter-findings.ts'

const job = {
  title: 'Kubernetes Engineer',
  company: 'Datadog',
  description: [
    'Requirements',
    '- Python and PostgreSQL',
    '- Docker or Podman',
    '- A bachelor degree in computer science',
    '- Fluent German',
    'Nice to have',
    '- Azure',
    '- Rust',
  ].join('\n'),
}

test('a requirement is met by the CV parts that name it', () => {
  const cv = { ...CV, languages: [{ id: 'l1', language: 'Norwegian', fluency: null }] }
  const found = letterFindings(cv, job).map(({ requirement: it, verdict, proofs }) => [
    it.kind === 'skill' ? it.anyOf.join() : it.kind,
    it.need,
    verdict,
    proofs.map(({ id }) => id).join(' '),
  ])
  expect(found).toEqual(
    expect.arrayContaining([
      ['Kubernetes', 'must', 'met', 'w1r1h1'],
      ['Python', 'must', 'met', 'w2r1h1'],
      ['PostgreSQL', 'must', 'gap', ''],
      ['Docker,Podman', 'must', 'met', 'k1'],
      ['degree', 'must', 'met', 'e1'],
      ['language', 'must', 'gap', ''],
      ['Azure', 'nice', 'partly', 'w1r1h1'],
      ['Rust', 'nice', 'gap', ''],
    ]),
  )
})

test('list items count as skills', () => {
  expect([...skillsOfPart('Go, R, cooking')]).toEqual(expect.arrayContaining(['Go', 'R']))
})
