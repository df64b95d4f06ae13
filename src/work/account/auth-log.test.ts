import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { reasonOf } from './auth-log.ts'

test('an outage is logged with its reason, and nothing that was sent', () => {
  expect(reasonOf([{ body: { password: 'x' } }, new Refusal('database_away')])).toMatch(
    /^database_away: /,
  )
  expect(reasonOf([new Error('odd')])).toBe('odd')
  expect(reasonOf(['a text'])).toBeUndefined()
})
