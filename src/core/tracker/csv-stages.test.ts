import { expect, test } from 'vitest'
import { STAGES } from './application.ts'
import { stageOf } from './csv-stages.ts'

test.each([
  ['Wishlist', 'Interested'], // Huntr
  ['BOOKMARKED', 'Interested'], // Teal
  ['Saved', 'Interested'], // Simplify
  ['Not started', 'Interested'], // Notion
  ['  applied ', 'Applied'],
  ['✅ Applied', 'Applied'],
  ['In review', 'Applied'],
  ['follow-up', 'Follow Up'],
  ['3. Phone Screen 📞', 'Pre-Screen'],
  ['1st round', 'Pre-Screen'],
  ['Interviewing', 'Tech Interview'],
  ['Take-home', 'Tech Interview'],
  ['On-site', 'Final Interview'],
  ['Negotiating', 'Offer Received'],
  ['Hired', 'Accepted'],
  ['I withdrew', 'Declined'],
  ['Not selected', 'Rejected'],
  ['No response', 'Ghosted'],
])('%s is %s', (word, stage) => {
  expect(stageOf(word)).toBe(stage)
})

test('our own stages are recognized', () => {
  expect(STAGES.map(stageOf)).toEqual([...STAGES])
})

test.each(['', 'Phase 7', 'maybe?', '__proto__', 'rejected and then applied again'])(
  '%j is not guessed',
  (word) => {
    expect(stageOf(word)).toBeNull()
  },
)
