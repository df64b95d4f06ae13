import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { personOf } from './match-person.ts'

test('wishes and negations are not skills', () => {
  const summary = [
    { id: 'u1', text: 'No Java, but Kotlin' },
    { id: 'u2', text: 'Looking to learn Kubernetes' },
  ]
  const person = personOf({
    cv: { ...EMPTY_CV, summary },
    profile: null,
    today: '2026-05-01',
  })
  expect(person.skills).toEqual([{ skill: 'Kotlin', evidence: 'mentioned', months: 0 }])
})
