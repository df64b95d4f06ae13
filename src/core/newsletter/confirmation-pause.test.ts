/** Nobody can fill another person's mailbox by signing them up for the newsletter. */
import { expect, test } from 'vitest'
import { confirmationPauseMs } from './confirmation-pause.ts'

test('MA-04 the pause between two emails about signing up doubles, up to a day', () => {
  const minutes = [0, 1, 2, 3, 8, 9, 60, 2_000].map((mails) => confirmationPauseMs(mails) / 60_000)
  expect(minutes).toEqual([0, 10, 20, 40, 1_280, 1_440, 1_440, 1_440])
})

test('MA-04 a day of requests for one address causes at most eight emails', () => {
  let mails = 0
  for (let at = 0; at < 24 * 3_600_000; at += confirmationPauseMs(mails)) mails++
  expect(mails).toBeLessThanOrEqual(8)
})
