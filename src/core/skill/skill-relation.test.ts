import { expect, test } from 'vitest'
import { canonicalSkill } from './skill.ts'
import { relatedSkills } from './skill-relation.ts'
import { IMPLIED, NEAR_SKILLS } from './skill-relation-table.ts'

test('a framework implies its language, a related skill counts in part', () => {
  expect(relatedSkills('Django').get('Python')).toBe(7)
  expect(relatedSkills('Python').get('Django')).toBeUndefined()
  expect(relatedSkills('PostgreSQL').get('MySQL')).toBe(5)
  expect(relatedSkills('MySQL').get('PostgreSQL')).toBe(5)
  expect(relatedSkills('Nothing of the kind').size).toBe(0)
})

test('implying goes one way: AngularJS shows JavaScript, not TypeScript', () => {
  expect(relatedSkills('AngularJS').get('JavaScript')).toBe(7)
  expect(relatedSkills('AngularJS').get('TypeScript')).toBeUndefined()
  expect(relatedSkills('Angular').get('TypeScript')).toBe(7)
})

test('every name in the tables is a known skill', () => {
  const implied = IMPLIED.trim()
    .split('\n')
    .flatMap((line) => line.trim().split(/ > |, /))
  const near = NEAR_SKILLS.trim()
    .split('\n')
    .flatMap((line) => line.trim().slice(2).split(', '))
  const unknown = [...new Set([...implied, ...near])].filter(
    (name) => canonicalSkill(name) !== name,
  )
  expect(unknown).toEqual([])
})
