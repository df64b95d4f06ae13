import { expect, test } from 'vitest'
import { arrangedSections, type CvSection, withSectionAt } from './cv-sections.ts'

const USUAL: readonly CvSection[] = ['summary', 'work', 'projects', 'education', 'skills']

test.each<[string, CvSection[], CvSection[]]>([
  ['nothing chosen', [], [...USUAL]],
  [
    'all chosen',
    ['skills', 'education', 'projects', 'work', 'summary'],
    ['skills', 'education', 'projects', 'work', 'summary'],
  ],
  [
    'a section that came later follows its usual neighbour',
    ['skills', 'work', 'summary', 'education'],
    ['skills', 'work', 'projects', 'summary', 'education'],
  ],
  [
    'the first of the usual order comes first',
    ['skills', 'work'],
    ['summary', 'skills', 'work', 'projects', 'education'],
  ],
  [
    'a chosen section that the CV usually lacks stays',
    ['awards', 'summary', 'work', 'projects', 'education', 'skills'],
    ['awards', 'summary', 'work', 'projects', 'education', 'skills'],
  ],
])('%s', (_, chosen, expected) => {
  expect(arrangedSections(USUAL, chosen)).toEqual(expected)
})

test.each<[CvSection, number, CvSection[]]>([
  ['skills', 0, ['skills', 'summary', 'work', 'projects', 'education']],
  ['summary', 1, ['work', 'summary', 'projects', 'education', 'skills']],
  ['work', 4, ['summary', 'projects', 'education', 'skills', 'work']],
  ['work', 1, [...USUAL]],
])('%s at %i', (section, index, expected) => {
  expect(withSectionAt(USUAL, section, index)).toEqual(expected)
})
