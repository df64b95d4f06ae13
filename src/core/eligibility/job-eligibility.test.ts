import { expect, test } from 'vitest'
import { NO_FACTS } from './eligibility.ts'
import { jobEligibility, NOT_READ } from './job-eligibility.ts'

const read = {
  facts: { ...NO_FACTS, remote: { in: ['DE'], anywhere: false } },
  evidence: { remote: 'Remote (Germany)' },
}

test('a verdict comes with its words and the text behind it', () => {
  expect(jobEligibility(read, { home: 'DE', mayWorkIn: [] })).toEqual({
    verdict: 'yes',
    friction: [],
    reason: 'Remote (Germany)',
    words: 'Open to Germany',
  })
  expect(jobEligibility(read, { home: 'US', mayWorkIn: [] })).toMatchObject({
    verdict: 'no',
    reason: 'Remote (Germany)',
    words: 'Not from the United States',
  })
})

test('a listing that says nothing is like one that no rule has read', () =>
  expect(jobEligibility({ facts: NO_FACTS, evidence: {} }, { home: 'DE', mayWorkIn: [] })).toEqual(
    NOT_READ,
  ))
