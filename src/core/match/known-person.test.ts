import { expect, test } from 'vitest'
import { knownPerson, type Lack } from './known-person.ts'
import type { MatchPerson } from './match-person.ts'

const NOBODY: MatchPerson = {
  skills: [],
  titles: [],
  kinds: [],
  level: null,
  months: null,
  home: [],
  wished: [],
  remote: null,
  jobTypes: [],
  languages: [],
  minPayUsd: null,
}
const CV = { id: null, name: 'My Profile', version: 1 }
const skills = (count: number): MatchPerson['skills'] =>
  Array.from({ length: count }, (_, at) => ({ skill: `S${at}`, stand: 'listed', months: 0 }))

test.each<[string, Partial<MatchPerson>, boolean, Lack[]]>([
  ['nobody is known', {}, false, ['skills', 'work', 'place', 'wishes']],
  ['a place alone suits no job', { home: ['DE'] }, false, ['skills', 'work', 'wishes']],
  ['one skill is a beginning', { skills: skills(1) }, true, ['skills', 'work', 'place', 'wishes']],
  [
    'a kind of work is enough',
    { kinds: [{ kind: 'backend', agedYears: 0 }] },
    true,
    ['skills', 'place', 'wishes'],
  ],
  [
    'everything is told',
    {
      skills: skills(5),
      kinds: [{ kind: 'backend', agedYears: 0 }],
      wished: ['DE/berlin'],
      minPayUsd: 1,
    },
    true,
    [],
  ],
])('%s', (_, told, isKnown, lacks) => {
  const read = { ...NOBODY, ...told }
  expect(knownPerson(read, CV)).toEqual({ person: isKnown ? read : null, cv: CV, lacks })
})
