import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { requireJobId, requireSavedJobId } from './require-job-id.ts'

const answer = (read: typeof requireJobId, text: string | undefined) => {
  try {
    return read(text)
  } catch (error) {
    return error instanceof Refusal ? error.message : error
  }
}

test.each([
  ['42', 42, 42],
  ['abc', 'Invalid job ID', 'Invalid job ID format'],
  ['0', 'Invalid job ID', 'Invalid job ID format'],
  ['', 'Missing job ID', 'Cannot save job: Invalid job ID'],
  [undefined, 'Missing job ID', 'Cannot save job: Invalid job ID'],
])('%j gives %s when shown and %s when saved', (text, shown, saved) => {
  expect([answer(requireJobId, text), answer(requireSavedJobId, text)]).toEqual([shown, saved])
})
