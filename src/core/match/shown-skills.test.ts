import { expect, test } from 'vitest'
import { shownSkills } from './shown-skills.ts'

test('a text shows what it names and what it does not name, and nothing that it only wishes for', () => {
  expect(shownSkills('A Go service for 40,000 requests per second')).toEqual([
    'Go',
    'Large-Scale Systems',
  ])
  expect(shownSkills('Looking to learn Go and computer vision')).toEqual([])
})
