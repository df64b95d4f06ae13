import { expect, test } from 'vitest'
import { fittingTags, PHONE_LINE } from './fitting-tags.ts'

const LONG = 'Natural Language Processing'

test.each([
  [[], 0, 0],
  [['Go'], 0, 1],
  [['Go', 'Rust', 'Python', 'Kafka'], 0, 4],
  [['Go', 'Rust', 'Python', 'Kafka', 'Redis', 'AWS'], 0, 4],
  [['Compliance', 'GDPR', 'ISO 27001', 'Risk Management', 'Audits'], 0, 3],
  [['Machine Learning', 'Google Cloud', 'TensorFlow', 'Kubernetes'], 0, 3],
  [[LONG, 'Computer Vision', 'Python'], 0, 2],
  [[LONG, LONG, LONG], 0, 1],
  [['Go', 'Rust', 'Python', 'Kafka'], 27, 3],
  [[LONG, 'Go'], 50, 1],
])('of %s with %i letters taken, %i fit on a line', (tags, taken, expected) => {
  expect(fittingTags(tags, taken)).toBe(expected)
})

test.each([
  [['HTML', 'Figma', 'Prototyping', 'User Research'], 3],
  [['Product Ownership', 'SQL', 'Experimentation'], 2],
  [['Business Intelligence', 'SQL', 'Tableau', 'Excel'], 2],
  [[LONG, 'Go'], 1],
])('of %s, %i fit on a phone', (tags, expected) => {
  expect(fittingTags(tags, 0, PHONE_LINE)).toBe(expected)
})
