import { expect, test } from 'vitest'
import { ROLE_KINDS } from '#core/title/role-kind-table.ts'
import { familyOf, kindNearness } from './role-nearness.ts'

test.each([
  ['backend', 'backend', 8],
  ['data-scientist', 'ml-engineer', 6],
  ['technical-support', 'customer-support', 5],
  ['sales', 'marketing', 0],
  ['systems', 'backend', 5],
  ['systems', 'frontend', 1],
  ['ai-engineer', 'ml-engineer', 7],
  ['ai-engineer', 'fullstack', 5],
  ['ml-systems', 'data-scientist', 3],
  ['operations', 'operations', 5],
  ['backend', 'recruiting', 0],
  ['frontend', 'fullstack', 5],
  ['fullstack', 'frontend', 7],
  ['backend', 'fullstack', 6],
  ['fullstack', 'backend', 7],
  ['eng-manager', 'cto', 6],
  ['eng-manager', 'tech-lead', 6],
  ['product-manager', 'project-manager', 4],
  ['forward-deployed', 'fullstack', 4],
  ['platform', 'devops', 7],
  ['technical-support', 'forward-deployed', 3],
  ['product-designer', 'ux-research', 3],
  ['platform', 'network', 3],
] as const)('%s and %s: %d of 8', (one, other, near) => {
  expect(kindNearness(one, other)).toBe(near)
})

test('nearness is the same in both directions, except towards work on both sides of the stack', () => {
  const unlike = ROLE_KINDS.flatMap((one) =>
    ROLE_KINDS.filter((other) => kindNearness(one, other) < kindNearness(other, one)).map(
      (other) => `${familyOf(one)} to ${familyOf(other)}`,
    ),
  )
  expect([...new Set(unlike)].sort()).toEqual(['backend to full-stack', 'frontend to full-stack'])
})
