import { expect, test } from 'vitest'
import { claimedSkills, isBasicEntry, skillsOfEntry } from './skills-of-entry.ts'

test.each<[string, string[]]>([
  ['k8s', ['Kubernetes']],
  ['Python (primary)', ['Python']],
  ['Go, Rust', ['Go', 'Rust']],
  ['Word/Excel', ['Word', 'Excel']],
  ['Quxlang', []],
  ['Rust (basic)', ['Rust']],
])('%s names %j', (entry, skills) => {
  expect(skillsOfEntry(entry)).toEqual(skills)
})

test('a wish is not claimed', () => {
  expect(claimedSkills('Built it in Go. I want to learn Rust.')).toEqual(['Go'])
})

test.each([
  ['Rust (basic)', true],
  ['Grundkenntnisse in Rust', true],
  ['Rust (learning)', true],
  ['Learning Rust', true],
  ['C (reading)', true],
  ['Rust', false],
  ['Visual Basic', false],
  ['Machine Learning', false],
  ['Learning management systems', false],
])('%s is at a beginner’s level: %s', (entry, isBasic) => {
  expect(isBasicEntry(entry)).toBe(isBasic)
})

test('the level of a list counts for its entries', () => {
  expect([isBasicEntry('Rust', 'Learning'), isBasicEntry('Rust', 'Expert')]).toEqual([true, false])
})
