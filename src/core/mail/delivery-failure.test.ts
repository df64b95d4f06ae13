/** Only refusals about the mailbox count against it. */
import { expect, test } from 'vitest'
import { judgeReply, judgeStatus } from './delivery-failure.ts'

// As the named servers write them.
test.each([
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'gone'], // Gmail
  ['550 5.2.1 The email account that you tried to reach is inactive.', 'gone'], // Gmail
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found', 'gone'], // Exchange
  ['556 5.1.10 Recipient address has null MX', 'gone'], // Postfix
  ['550 5.1.2 <ada@nowhere.example>: Domain not found', 'gone'],
  ['552 5.2.2 The recipient’s inbox is out of storage space.', 'unclear'], // Gmail
  ['550 5.4.1 Recipient address rejected: Access denied.', 'unclear'], // Microsoft 365
  ['550 5.5.0 Requested action not taken: mailbox unavailable', 'unclear'], // Outlook.com
  ['550 No Such User Here', 'unclear'], // Exim
  ['553 sorry, no mailbox here by that name', 'unclear'], // qmail
  ['550 5.7.26 Your email has been blocked because the sender is unauthenticated.', 'other'], // Gmail
  ['550 5.7.515 Access denied, sending domain does not meet the required level', 'other'], // Outlook.com
  ['550 5.7.1 Service unavailable, client host blocked using Spamhaus', 'other'],
  ['550 5.4.5 Daily user sending limit exceeded.', 'other'], // Gmail, about our own account
  ['552 5.3.4 Message size exceeds fixed limit', 'other'],
  ['554 5.6.0 Invalid message content', 'other'],
  ['550 5.1.0 Sender rejected', 'other'],
  ['553 5.1.7 Bad sender’s mailbox address syntax', 'other'],
  ['553 5.1.8 Sender address rejected: Domain not found', 'other'],
  ['554 Transaction failed', 'other'],
  ['', 'other'],
])('%s is %s', (reply, verdict) => {
  expect(judgeReply(reply, true).verdict).toBe(verdict)
})

test('a 550 without an enhanced code is about the recipient only in answer to the recipient', () => {
  expect(judgeReply('550 blocked', false)).toEqual({ verdict: 'other', status: null })
  expect(judgeReply('550 blocked', true)).toEqual({ verdict: 'unclear', status: null })
})

test('what looks like an address of the network is not a status', () => {
  expect(judgeReply('550 5.1.1.7 is blocked', false)).toEqual({ verdict: 'other', status: null })
})

test.each([
  ['5.1.1', { verdict: 'gone', status: '5.1.1' }],
  ['4.4.1', { verdict: 'unclear', status: '4.4.1' }],
  ['4.7.0', { verdict: 'other', status: '4.7.0' }],
  ['2.1.5', { verdict: 'other', status: '2.1.5' }],
  ['nonsense', { verdict: 'other', status: null }],
])('a report with the status %s', (status, failure) => {
  expect(judgeStatus(status)).toEqual(failure)
})
