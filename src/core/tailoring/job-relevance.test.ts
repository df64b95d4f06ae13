import { expect, test } from 'vitest'
import { relevanceTo, sortByRelevance } from './job-relevance.ts'

const worth = relevanceTo({
  title: 'Backend Engineer',
  company: 'Lighthouse Maps',
  skills: [
    { anyOf: ['Python'], need: 'must' },
    { anyOf: ['Java', 'Kotlin'], need: 'must' },
    { anyOf: ['Terraform', 'Python'], need: 'nice' },
  ],
})

test.each([
  ['Wrote pipelines in Python', 3],
  ['Kotlin', 3],
  ['Moved hosts to Terraform', 1],
  ['Python, Java and Terraform', 7],
  ['Python in one team and Python in another', 3],
  ['Looking to learn Python', 0],
  ['Organised the summer party', 0],
])('%j is worth %i to the job', (text, points) => {
  expect(worth(text)).toBe(points)
})

test('ties keep their order', () => {
  const items = ['party', 'Terraform', 'quiz', 'Python', 'Java']
  expect(sortByRelevance(items, worth)).toEqual(['Python', 'Java', 'Terraform', 'party', 'quiz'])
  expect(items).toEqual(['party', 'Terraform', 'quiz', 'Python', 'Java'])
})
