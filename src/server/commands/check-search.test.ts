import { expect, test } from 'vitest'
import { judgeHealth, judgeVersion } from './check-search.ts'

test.each([
  [{ number: '2.19.6', distribution: 'opensearch' }, undefined],
  [{ number: '3.1.0', distribution: 'opensearch' }, undefined],
  [{ number: '2.9.0', distribution: 'opensearch' }, 'fix'],
  [{ number: '8.15.0' }, 'fix'],
])('a cluster of %j is judged by its version', (version, state) => {
  expect(judgeVersion(version)?.state).toBe(state)
})

test.each([
  ['green', 3, 1, 'ok'],
  ['yellow', 3, 1, 'note'],
  ['yellow', 1, 1, 'fix'],
  ['red', 3, 1, 'fix'],
] as const)(
  'a cluster that is %s with %d nodes and %d copies is %s',
  (status, nodes, replicas, state) => {
    expect(judgeHealth({ status, number_of_nodes: nodes }, replicas).state).toBe(state)
  },
)
