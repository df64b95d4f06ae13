import { expect, test } from 'vitest'
import { kindNearness, roleKindsOf } from './role-kind.ts'

test.each([
  ['Senior Backend Engineer (Go)', ['backend']],
  ['Software Engineer, Data Infrastructure', ['data-engineer', 'devops']],
  ['Software Engineer', ['software']],
  ['Staff Software Engineer, Backend', ['backend']],
  ['Frontend and Backend Engineers', ['frontend', 'backend']],
  ['Engineering Manager, Core Platform', ['eng-manager']],
  ['Product Manager, Developer Tools', ['product-manager']],
  ['Senior Product Designer', ['product-designer']],
  ['Sales Engineer', ['solutions']],
  ['Technical Recruiter, Engineering', ['recruiting']],
  ['Senior iOS Engineer', ['mobile-ios']],
  ['Applied Scientist, Search', ['research']],
  ['Account Executive, Mid-Market', ['sales']],
  ['Softwareentwickler (m/w/d)', ['software']],
  ['Head of Data', ['data-lead']],
  ['Berlin, Germany', []],
])('%s is %j', (title, kinds) => {
  expect(roleKindsOf(title)).toEqual(kinds)
})

test('nearness is symmetric and highest for equal kinds', () => {
  expect(kindNearness('backend', 'fullstack')).toBe(7)
  expect(kindNearness('fullstack', 'backend')).toBe(7)
  expect(kindNearness('qa', 'qa')).toBe(8)
  expect(kindNearness('legal', 'backend')).toBe(0)
})
