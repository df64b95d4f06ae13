import { expect, test } from 'vitest'
import {
  formatJobGate,
  type JobGate,
  parseJobGate,
  type WhyLeftOut,
  whyLeftOut,
} from './job-gate.ts'

test.each([
  ['tech', 'tech'],
  [' All ', 'all'],
  ['design, backend', ['design', 'backend']],
  ['backend,', ['backend']],
  ['tech,backend', null],
  ['nursing', null],
  ['', null],
  [',', null],
] as const)('"%s" is %j', (text, gate) => {
  expect(parseJobGate(text)).toEqual(gate)
})

test('a list in another order is the same gate', () => {
  expect(formatJobGate(['design', 'backend'])).toBe(formatJobGate(['backend', 'design']))
  expect(formatJobGate('tech')).toBe('tech')
})

const LEFT_OUT: [gate: JobGate, title: string, why: WhyLeftOut | null][] = [
  ['tech', 'Senior Backend Engineer', null],
  ['tech', 'Product Designer', null],
  ['tech', 'Registered Nurse', 'field'],
  ['tech', 'Truck Driver', 'field'],
  ['tech', 'Account Executive', 'field'],
  ['tech', 'Barista', 'field'],
  ['tech', 'Open roles', null],
  ['tech', 'Multiple roles', null],
  ['tech', 'Various positions', null],
  ['tech', 'ソフトウェアエンジニア', null],
  ['tech', '后端工程师', null],
  ['tech', 'Programátor', null],
  [['design'], 'Open roles', null],
  ['all', 'Truck Driver', null],
  ['all', 'Test job', 'test'],
  ['tech', 'Backend Engineer (do not apply)', 'test'],
  ['tech', 'Nurses’ talent pool', 'pool'],
  [['design'], 'Product Designer', null],
  [['design'], 'Senior Backend Engineer', 'field'],
]

test.each(LEFT_OUT)('with %j, "%s" is left out for: %j', (gate, title, why) => {
  expect(whyLeftOut(gate, { title })).toBe(why)
})
