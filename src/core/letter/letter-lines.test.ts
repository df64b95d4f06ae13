import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { employment } from '../../../test/sample-cover-letters.ts'
import type { LetterLanguage } from './letter-language.ts'
import { letterLines } from './letter-lines.ts'

const GERMAN = [
  '40 Services von EC2 nach EKS migriert',
  'Rufbereitschaft mit vier Kollegen für das Portal organisiert',
  'Terraform-Module',
]
const ENGLISH = [
  'Moved 40 services of the portal from EC2 to EKS',
  'Set up alerts for the teams that are on call',
  'Terraform modules',
]

test.each<[string, string[], LetterLanguage, string[]]>([
  ['an English letter, a German CV', GERMAN, 'en', ['quote']],
  ['a German letter, an English CV', ENGLISH, 'de', ['quote']],
  ['an English letter, an English CV', ENGLISH, 'en', ['clause', 'noun']],
])('%s: a note too short to tell its language is in that of the CV', (_, lines, language, ways) => {
  const cv = {
    ...EMPTY_CV,
    work: [employment('w1', 'Acme', 'Engineer', ['2020', 'present'], lines)],
  }
  expect([...new Set(letterLines(cv, language).map(({ said }) => said.how))].sort()).toEqual(ways)
})
