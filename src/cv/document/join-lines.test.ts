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
  test(`"${lines.join('" and "')}" are "${whole}"`, () => expect(joinLines(lines)).toBe(whole))
}

test('a word that the document has in one is joined, one that it has with a hyphen is not', () => {
  const vocabulary = vocabularyOf(['A database of micro-services'])
  expect(joinLines(['the data-', 'base'], vocabulary)).toBe('the database')
  expect(joinLines(['many micro-', 'services'], vocabulary)).toBe('many micro-services')
})
