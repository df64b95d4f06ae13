import { expect, test } from 'vitest'
import type { MatchPerson } from './match-person.ts'
import { type MissingInput, matchReadiness } from './match-readiness.ts'

const NOBODY: MatchPerson = {
  skills: [],
  stack: null,
  worked: null,
  titles: [],
  kinds: [],
  level: null,
  months: null,
  home: [],
  wished: [],
  rights: { citizenOf: [], mayWorkIn: [], needsVisa: false },
  staysPut: false,
  remote: null,
  jobTypes: [],
  languages: [],
  minPayUsd: null,
}
const CV = { id: null, name: 'My Profile', version: 1 }
const skills = (count: number): MatchPerson['skills'] =>
  Array.from({ length: count }, (_, at) => ({ skill: `S${at}`, evidence: 'listed', months: 0 }))

test.each<[string, Partial<MatchPerson>, boolean, MissingInput[]]>([
  ['an empty profile', {}, false, ['skills', 'work', 'place', 'wishes']],
  ['only a place', { home: ['DE'] }, false, ['skills', 'work', 'wishes']],
  ['one skill', { skills: skills(1) }, true, ['skills', 'work', 'place', 'wishes']],
  [
    'a kind of work',
    { kinds: [{ kind: 'backend', agedYears: 0 }] },
    true,
    ['skills', 'place', 'wishes'],
  ],
  [
    'a complete profile',
    {
      skills: skills(5),
      kinds: [{ kind: 'backend', agedYears: 0 }],
      wished: ['DE/berlin'],
      minPayUsd: 1,
    },
    true,
    [],
  ],
])('%s', (_, given, isKnown, lacks) => {
  const read = { ...NOBODY, ...given }
  expect(matchReadiness(read, CV)).toEqual({ person: isKnown ? read : null, cv: CV, lacks })
})
