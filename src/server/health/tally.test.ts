import { expect, test } from 'vitest'
import { createCounter, createHistogram } from './tally.ts'

test('a counter has a line for each set of labels, whose values are escaped', () => {
  const counter = createCounter('things_total', 'Things')
  for (const kind of ['a', 'a', 'b"\\\n']) counter.add({ kind, of: 'x' })
  expect(counter.lines()).toEqual([
    '# HELP rolecall_things_total Things',
    '# TYPE rolecall_things_total counter',
    'rolecall_things_total{kind="a",of="x"} 2',
    'rolecall_things_total{kind="b\\"\\\\\\n",of="x"} 1',
  ])
})

test('each bucket of a histogram counts what is at most its bound', () => {
  const labeled = createHistogram('wait_seconds', 'Waits', [0.5, 1])
  for (const seconds of [0.5, 0.75, 3]) labeled.add({ of: 'x' }, seconds)
  expect(labeled.lines().slice(2)).toEqual([
    'rolecall_wait_seconds_bucket{of="x",le="0.5"} 1',
    'rolecall_wait_seconds_bucket{of="x",le="1"} 2',
    'rolecall_wait_seconds_bucket{of="x",le="+Inf"} 3',
    'rolecall_wait_seconds_sum{of="x"} 4.25',
    'rolecall_wait_seconds_count{of="x"} 3',
  ])
  const plain = createHistogram('wait_seconds', 'Waits', [1])
  plain.add({}, 2)
  expect(plain.lines().slice(2)).toEqual([
    'rolecall_wait_seconds_bucket{le="1"} 0',
    'rolecall_wait_seconds_bucket{le="+Inf"} 1',
    'rolecall_wait_seconds_sum 2',
    'rolecall_wait_seconds_count 1',
  ])
})
