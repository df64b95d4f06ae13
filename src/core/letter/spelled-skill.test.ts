import { expect, test } from 'vitest'
import { CV, JOB } from '../../../test/sample-cover-letters.ts'
import { spelledSkill } from './spelled-skill.ts'

test.each([
  ['Kotlin', 'Kotlin'],
  ['Accessibility', 'accessibility'],
  ['User Research', 'user research'],
  ['Jetpack Compose', 'Jetpack Compose'],
])('%s is written %s', (name, spelled) => {
  const job = { ...JOB, description: 'You like user research and Jetpack Compose.' }
  expect(spelledSkill(name, { cv: CV, job })).toBe(spelled)
})
