import { expect, test } from 'vitest'
import { CV } from '../../../test/sample-cover-letters.ts'
import { improvementsOf, readBack } from './cv-improvements.ts'

const target = {
  title: 'Platform Engineer',
  company: 'Contoso',
  skills: [
    { anyOf: ['Kubernetes'], need: 'must' as const },
    { anyOf: ['Docker', 'Podman'], need: 'must' as const },
    { anyOf: ['Python'], need: 'nice' as const },
  ],
}

test('added skills and entries that open with what the job asks for are counted', () => {
  const skills = CV.skills.map((it) => ({ ...it, keywords: [...it.keywords, 'Kubernetes'] }))
  const before = {
    ...CV,
    work: CV.work.map((job) => ({
      ...job,
      roles: job.roles.map((role) => ({ ...role, highlights: role.highlights.toReversed() })),
    })),
  }
  expect(improvementsOf(before, { ...CV, skills }, target)).toEqual({
    skills: { asked: 3, before: 1, after: 2, added: ['Kubernetes'] },
    order: { entries: 2, before: 0, after: 2 },
  })
})

test('what a reader finds is counted by part', () => {
  const read = { ...CV, phone: null, work: CV.work.slice(0, 1) }
  expect(readBack(CV, read)).toEqual([
    { part: 'name', found: 1, of: 1 },
    { part: 'email', found: 1, of: 1 },
    { part: 'phone', found: 0, of: 1 },
    { part: 'jobs', found: 1, of: 2 },
    { part: 'schools', found: 1, of: 1 },
    { part: 'skills', found: 2, of: 2 },
  ])
})
