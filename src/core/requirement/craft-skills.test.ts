import { expect, test } from 'vitest'
import { isBesideEngineering, isOfCraft } from './craft-skills.ts'

const STACK = ['Go', 'TypeScript', 'React', 'Kubernetes', 'PostgreSQL', 'Kotlin', 'Figma']

test.each([
  ['Senior Product Designer', ['Figma']],
  ['Customer Support Specialist', ['Figma']],
  ['Backend Engineer', ['Go', 'TypeScript', 'Kubernetes', 'PostgreSQL', 'Kotlin']],
  ['Frontend Engineer', ['TypeScript', 'React', 'Figma']],
  ['Android Developer', ['TypeScript', 'React', 'Kotlin']],
  ['Full Stack Engineer', ['Go', 'TypeScript', 'React', 'Kubernetes', 'PostgreSQL', 'Kotlin']],
  ['Ninja', STACK],
])('of a shared stack, a %s is asked for %j', (title, asked) =>
  expect(STACK.filter(isOfCraft(title))).toEqual(asked),
)

test.each([
  ['Product Manager', true],
  ['Product Designer', true],
  ['Backend Engineer', false],
  ['Technical Support Engineer', false],
  ['Ninja', false],
])('%s works beside engineering: %s', (title, isBeside) =>
  expect(isBesideEngineering(title)).toBe(isBeside),
)
