/** Names of role families. */
import { expect, test } from 'vitest'
import { COMPARED_FAMILIES, FAMILY_LABELS } from './role-family-labels.ts'
import { ROLE_FAMILIES } from './role-kind-table.ts'

test('every family except other work has a name of its own', () => {
  const families = ROLE_FAMILIES.filter((family) => family !== 'other')
  expect([...COMPARED_FAMILIES].sort()).toEqual([...families].sort())
  const labels = Object.values(FAMILY_LABELS).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})
