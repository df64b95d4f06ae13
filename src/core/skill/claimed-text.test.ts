import { expect, test } from 'vitest'
import { claimedText } from './claimed-text.ts'
import { findSkills } from './skill.ts'

const skills = (text: string) => findSkills(claimedText(text)).sort().join(' ')

test.each([
  ['No experience with Kubernetes', ''],
  ['I have no experience with Python, Java or Kotlin', ''],
  ['No Java, but Kotlin', 'Kotlin'],
  ['Kotlin (no Java)', 'Kotlin'],
  ['I have never used Terraform; I use Ansible', 'Ansible'],
  ['I do not know Kubernetes. I know Docker', 'Docker'],
  ["I haven't used Python", ''],
  ['Looking to learn Kubernetes', ''],
  ['Learning TypeScript', ''],
  ['Currently learning Python and Kubernetes', ''],
  ['Happy to learn Terraform, but strong in Docker', 'Docker'],
  ['Interested in Kubernetes and Terraform', ''],
  ['I want to work with PostgreSQL', ''],
  ['I hope to use TypeScript one day', ''],
  ['Python without any Django', 'Python'],
  ['Unfamiliar with Docker', ''],
  ['I have yet to use Docker', ''],
])('%j claims %j', (text, claimed) => {
  expect(skills(text)).toBe(claimed)
})

test.each([
  'not only Java but Kotlin',
  'Kotlin without fuss',
  'Deployed without downtime using Kubernetes',
  'Moved to PostgreSQL with no downtime on Kubernetes',
  'Shipped without outages, wrote tests in Python',
  'machine learning and deep learning with PyTorch',
  'Built no-code tools in TypeScript',
  'MongoDB and other NoSQL stores',
  'learned Kubernetes on the job',
  'Models in scikit-learn and Python',
  'Built a learning platform with TypeScript',
  'Learning platform in TypeScript',
  'Never-ending love of Python',
  'A team of no less than five Python developers',
  'Desenvolvimento no backend com Python',
])('%j claims all its skills', (text) => {
  expect(skills(text)).toBe(findSkills(text).sort().join(' '))
  expect(skills(text)).not.toBe('')
})

test('offsets stay the same, and long texts are fast', () => {
  const text = 'No Java, but Kotlin. '
  expect(claimedText(text).indexOf('Kotlin')).toBe(text.indexOf('Kotlin'))
  expect(claimedText('no not never learn, '.repeat(20_000))).toHaveLength(400_000)
})
