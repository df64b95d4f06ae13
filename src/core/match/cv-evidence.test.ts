import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { cvEvidence } from './cv-evidence.ts'

test('each part that names a skill is evidence, with work before lists', () => {
  const evidence = cvEvidence({
    ...EMPTY_CV,
    summary: [{ id: 'u1', text: 'I like Rust' }],
    skills: [{ id: 's1', name: null, level: null, keywords: ['Go', 'Swimming'] }],
    projects: [
      {
        id: 'p1',
        name: 'Bot',
        url: null,
        entity: null,
        roles: [],
        start: null,
        end: null,
        description: 'A bot in Python',
        highlights: [{ id: 'h1', text: 'Runs on Kubernetes' }],
        keywords: ['Redis'],
      },
    ],
  })
  expect(evidence.map(({ id, kind, skills }) => [id, kind, [...skills].sort().join(' ')])).toEqual([
    ['h1', 'done', 'Kubernetes Running Infrastructure'],
    ['p1', 'done', 'Python Redis'],
    ['s1', 'listed', 'Go'],
    ['u1', 'said', 'Rust'],
  ])
})

test('wishes and negations are not evidence', () => {
  const summary = [
    { id: 'u1', text: 'Looking to learn Kubernetes' },
    { id: 'u2', text: 'No Java, but Kotlin' },
  ]
  expect(cvEvidence({ ...EMPTY_CV, summary }).map(({ id, skills }) => [id, ...skills])).toEqual([
    ['u2', 'Kotlin'],
  ])
})
