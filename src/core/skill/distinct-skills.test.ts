import { expect, test } from 'vitest'
import { distinctSkills } from './distinct-skills.ts'

test.each<[string[], string[]]>([
  [['JS', 'javascript', 'JavaScript', 'ECMAScript'], ['JS']],
  [
    ['Kubernetes', 'k8s', 'Postgres', 'PostgreSQL'],
    ['Kubernetes', 'Postgres'],
  ],
  [
    ['Java', 'JavaScript'],
    ['Java', 'JavaScript'],
  ],
  [['Quxlang', ' quxlang ', ''], ['Quxlang']],
])('%j are %j', (skills, distinct) => {
  expect(distinctSkills(skills)).toEqual(distinct)
})
