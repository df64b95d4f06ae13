import { expect, test } from 'vitest'
import { joinLines, vocabularyOf } from './join-lines.ts'

const CASES: [lines: string[], whole: string][] = [
  [['three', 'days'], 'three days'],
  [['inference optimiza-', 'tion at scale'], 'inference optimization at scale'],
  [['the organi-', 'zation of'], 'the organization of'],
  [['a program-', 'ming language'], 'a programming language'],
  [['submis­', 'sions)'], 'submissions)'],
  [['incident-', 'response runbook'], 'incident-response runbook'],
  [['cloud-', 'driven software'], 'cloud-driven software'],
  [['full-', 'size models'], 'full-size models'],
  [['Müller-', 'Lüdenscheidt'], 'Müller-Lüdenscheidt'],
  [['read/', 'write paths'], 'read/write paths'],
  [['soft­hyphens', 'go'], 'softhyphens go'],
  [['', '  '], ''],
]

for (const [lines, whole] of CASES) {
  test(`"${lines.join('" and "')}" become "${whole}"`, () => expect(joinLines(lines)).toBe(whole))
}

test('a hyphen is kept if the document has the hyphenated word, removed if it has the joined one', () => {
  const vocabulary = vocabularyOf(['A database of micro-services'])
  expect(joinLines(['the data-', 'base'], vocabulary)).toBe('the database')
  expect(joinLines(['many micro-', 'services'], vocabulary)).toBe('many micro-services')
})
