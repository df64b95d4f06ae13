import { expect, test } from 'vitest'
import { ROLE_FAMILIES } from '#core/title/role-kind-table.ts'
import { canonicalSkill } from './skill.ts'
import { STACK_NAMES, stackNearness, stackOf } from './stack.ts'
import { NEAR_STACKS, STACKS } from './stack-table.ts'

test.each([
  ['Django', 'Python', 'back'],
  ['C#', '.NET', 'back'],
  ['Next.js', 'React', 'front'],
  ['TypeScript', 'TypeScript', 'both'],
])('%s is %s', (skill, name, side) => expect(stackOf(skill)).toMatchObject({ name, side }))

test.each(['Git', 'Docker', 'PostgreSQL', 'AWS', 'Agile', ''])('“%s” is of no stack', (skill) =>
  expect(stackOf(skill)).toBeNull(),
)

test.each([
  ['Go', 'Go', 8],
  ['Java', 'Kotlin', 6],
  ['C++', 'C', 6],
  ['TypeScript', 'JavaScript', 8],
  ['JavaScript', 'TypeScript', 6],
  ['Go', 'Ruby', 0],
  ['.NET', 'Java', 0],
])('%s says %s: %d of 8', (from, to, nearness) => expect(stackNearness(from, to)).toBe(nearness))

test('every skill of the table is one that we know, and is of one stack', () => {
  const skills = STACKS.trim()
    .split('\n')
    .flatMap((line) => line.split(': ')[2]?.split(', ') ?? [])
  expect(skills.filter((skill) => canonicalSkill(skill) !== skill)).toEqual([])
  expect(new Set(skills).size).toBe(skills.length)
})

test('every stack has a side, families of roles and skills', () => {
  for (const line of STACKS.trim().split('\n')) {
    const [, side, families = '', skills = ''] =
      /^\s*[\w.+# ]+: (front|back|both), ([a-z -]+): (.+)$/.exec(line) ?? []
    expect(side, line).toBeDefined()
    expect(
      families.split(' ').filter((one) => !ROLE_FAMILIES.some((known) => known === one)),
    ).toEqual([])
    expect(skills.split(', ').every((skill) => stackOf(skill) !== null)).toBe(true)
  }
})

test('every line of the nearness names stacks and a reason', () => {
  for (const line of NEAR_STACKS.trim().split('\n')) {
    const [, from, to = '', reason] = /^ *[3-8] (.+?) > (.+?): (.+)$/.exec(line) ?? []
    expect(reason, line).toBeDefined()
    expect(
      [from, ...to.split(', ')].filter((name) => !STACK_NAMES.some((one) => one === name)),
    ).toEqual([])
  }
})
