import { expect, test } from 'vitest'
import { boardsInWords, failuresInWords, jobsInWords, mailInWords } from './figure-words.ts'

const day = '2026-03-02'
const NO_BOARDS = { '6h': 0, '1d': 0, '2d': 0, '7d': 0, older: 0, never: 0 }

test('each chart is said in one sentence', () => {
  expect([
    jobsInWords([{ day, added: 0, closed: 0 }], false),
    jobsInWords([{ day, added: 0, closed: 0 }], true),
    jobsInWords(
      [
        { day, added: 1_200, closed: 3 },
        { day, added: 1, closed: 0 },
      ],
      true,
    ),
    failuresInWords({ days: [day], read: 0, failures: [] }),
    failuresInWords({ days: [day], read: 12, failures: [] }),
    failuresInWords({ days: [day], read: 12, failures: [{ day, source: 'lever', failed: 2 }] }),
    failuresInWords({
      days: [day],
      read: 12,
      failures: [
        { day, source: 'lever', failed: 2 },
        { day, source: 'ashby', failed: 4 },
      ],
    }),
    boardsInWords(NO_BOARDS),
    boardsInWords({ ...NO_BOARDS, '6h': 3, '1d': 1 }),
    boardsInWords({ ...NO_BOARDS, '6h': 3, never: 2 }),
    mailInWords([{ day, waiting: 0, sent: 0, failed: 0 }]),
    mailInWords([{ day, waiting: 2, sent: 10, failed: 1 }]),
    mailInWords([{ day, waiting: 4, sent: 0, failed: 0 }]),
  ]).toEqual([
    'No jobs added or closed in the last 1 days',
    'No jobs added or closed in the last 1 days, not counting sample jobs',
    '1,201 new jobs and 3 closed in the last 2 days',
    'No boards were read in the last 1 days',
    'None of 12 reads of boards failed in the last 1 days',
    '2 of 12 reads of boards failed in the last 1 days at lever',
    '6 of 12 reads of boards failed in the last 1 days, 4 of them at ashby',
    'There are no boards to read',
    'All 4 boards were read whole within a day',
    '2 of 5 boards were not read whole within a day',
    'No email in the last 1 days',
    '10 emails sent in the last 1 days, 2 waiting, 1 failed',
    '4 emails waiting, none sent in the last 1 days',
  ])
})
