import { expect, test } from 'vitest'
import { CV } from '../../../test/sample-cover-letters.ts'
import { improvementsOf, isBetter, readBack } from './cv-improvements.ts'

const target = {
  title: 'Platform Engineer',
  company: 'Contoso',
  skills: [
    { anyOf: ['Kubernetes'], need: 'must' as const },
    { anyOf: ['Docker', 'Podman'], need: 'must' as const },
    { anyOf: ['Python'], need: 'nice' as const },
  ],
}
const samePages = { before: 1, after: 1 }

const pointsReversed = {
  ...CV,
  work: CV.work.map((job) => ({
    ...job,
    roles: job.roles.map((role) => ({ ...role, highlights: role.highlights.toReversed() })),
  })),
}
const withKubernetes = {
  ...CV,
  skills: CV.skills.map((it) => ({ ...it, keywords: [...it.keywords, 'Kubernetes'] })),
}

test('where must-haves are shown, and what moved up, is compared', () => {
  const found = improvementsOf(pointsReversed, withKubernetes, target)
  expect(found.coverage.map(({ anyOf }) => anyOf)).toEqual([['Kubernetes'], ['Docker', 'Podman']])
  expect(found.coverage[0]?.before).not.toContain('Skills')
  expect(found.coverage[0]?.after[0]).toBe('Skills')
  expect(found.moves.length).toBeGreaterThan(0)
  expect(isBetter({ ...found, pages: samePages })).toBe(true)
})

test('a CV in which nothing changed is not better, and a shorter one is', () => {
  const same = improvementsOf(CV, CV, target)
  expect(same.moves).toEqual([])
  expect(isBetter({ ...same, pages: samePages })).toBe(false)
  expect(isBetter({ ...same, pages: { before: 1, after: 2 } })).toBe(false)
  expect(isBetter({ ...same, pages: { before: 2, after: 1 } })).toBe(true)
})

test('a CV that no longer shows a must-have is not better, however short', () => {
  const lost = improvementsOf(withKubernetes, CV, target)
  expect(isBetter({ ...lost, pages: { before: 2, after: 1 } })).toBe(false)
})

test('what a reader finds is counted by part, and what it misses is named', () => {
  const read = { ...CV, phone: null, work: CV.work.slice(0, 1) }
  const [, second] = CV.work
  const title = second?.roles[0]?.title
  const found = readBack(CV, read)
  expect(found.map(({ part, found, of }) => [part, found, of])).toEqual([
    ['name', 1, 1],
    ['email', 1, 1],
    ['phone', 0, 1],
    ['jobs', 1, 2],
    ['dates', 1, 2],
    ['schools', 1, 1],
    ['skills', 2, 2],
  ])
  expect(found.find(({ part }) => part === 'jobs')?.missing).toEqual([
    `${title}, ${second?.company}`,
  ])
  expect(found.find(({ part }) => part === 'phone')?.missing).toEqual([CV.phone])
})

test('a date that is read differently is missing', () => {
  const read = {
    ...CV,
    work: CV.work.map((job) => ({
      ...job,
      roles: job.roles.map((role) => ({ ...role, start: '1999' })),
    })),
  }
  expect(readBack(CV, read).find(({ part }) => part === 'dates')).toMatchObject({ found: 0 })
})
