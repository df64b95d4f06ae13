import { expect, test } from 'vitest'
import {
  AUDIT_ACTIONS,
  type AuditAction,
  auditActionOf,
  formatAuditDetail,
  readAuditAction,
} from './audit-event.ts'

test.each([
  ['password_changed', undefined, 'password_changed'],
  ['data_exported', undefined, 'data_exported'],
  ['limit_reached', 'passwordByPair', 'limit_reached'],
  ['limit_reached', 'proofByStranger', 'limit_reached'],
  ['limit_reached', 'deviceByNetwork', 'limit_reached'],
  // About load, or about emails: anybody reaches them.
  ['limit_reached', 'askByNetwork', null],
  ['limit_reached', 'mcpOverall', null],
  ['limit_reached', undefined, null],
  // Anybody causes these as often as they like.
  ['sign_in', undefined, null],
  ['sign_in_failed', undefined, null],
  ['input_refused', undefined, null],
  // Its use case writes the entry, before nothing leads to the account.
  ['account_deleted', undefined, null],
] as const)('%s (%s) becomes the entry %s', (event, limit, action) => {
  expect(auditActionOf(event, limit)).toBe(action)
})

test('only known actions are read', () => {
  for (const action of Object.keys(AUDIT_ACTIONS)) {
    expect(readAuditAction(action)).toBe(action as AuditAction)
  }
  for (const text of [null, '', 'sign_in', 'constructor', '__proto__']) {
    expect(readAuditAction(text)).toBeNull()
  }
})

test('details are one line', () => {
  expect(formatAuditDetail({})).toBe('')
  expect(formatAuditDetail({ limit: 'passwordByPair', board: 7, all: true })).toBe(
    'limit passwordByPair, board 7, all true',
  )
  expect(formatAuditDetail({ change: 'factor-on' })).toBe('Two-step sign-in turned on')
  expect(formatAuditDetail({ change: 'constructor' })).toBe('change constructor')
})
