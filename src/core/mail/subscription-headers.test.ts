/** A subscription can be ended with one click, from a mail program. */
import { expect, test } from 'vitest'
import { isSubscriptionMail, listIdOf, subscriptionHeaders } from './subscription-headers.ts'

test('a subscription email names its list and can be unsubscribed from with one click', () => {
  const headers = subscriptionHeaders({
    listId: 'Alerts.jobs.example.org',
    unsubscribeUrl: 'https://jobs.example.org/unsubscribe/abc?list=alerts',
  })
  expect(headers).toEqual({
    'List-Id': '<alerts.jobs.example.org>',
    'List-Unsubscribe': '<https://jobs.example.org/unsubscribe/abc?list=alerts>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(isSubscriptionMail(headers)).toBe(true)
})

test('without https there is a link, and no one-click button', () => {
  const headers = subscriptionHeaders({
    listId: 'alerts.localhost',
    unsubscribeUrl: 'http://localhost:3000/unsubscribe/abc',
  })
  expect(Object.keys(headers)).toEqual(['List-Id', 'List-Unsubscribe'])
})

test('an address cannot end its brackets or start another header', () => {
  const { 'List-Unsubscribe': header } = subscriptionHeaders({
    listId: 'alerts.localhost',
    unsubscribeUrl: 'https://jobs.example.org/a>b\r\nBcc: v@example.org?c>d',
  })
  expect(header).toBe('<https://jobs.example.org/a%3EbBcc:%20v@example.org?c%3Ed>')
})

test.each(['alerts', 'alerts example.org', 'alerts.example.org>\r\nBcc: x', '', '.example.org'])(
  '%j is not the name of a list',
  (listId) => {
    const unsubscribeUrl = 'https://jobs.example.org/u/abc'
    expect(() => subscriptionHeaders({ listId, unsubscribeUrl })).toThrow('name of a list')
  },
)

test.each([
  ['https://jobs.example.org', 'newsletter.jobs.example.org'],
  ['https://xn--bcher-kva.example', 'newsletter.xn--bcher-kva.example'],
  ['http://localhost:3000', 'newsletter.localhost'],
  ['http://[2001:db8::1]:3000', 'newsletter.-2001-db8--1-'],
  ['https://job_board', 'newsletter.job-board'],
  ['https://jobs.example.org.', 'newsletter.jobs.example.org'],
])('the newsletter of %s is the list %s', (publicUrl, listId) => {
  expect(listIdOf(publicUrl, 'newsletter')).toBe(listId)
  const headers = subscriptionHeaders({ listId, unsubscribeUrl: `${publicUrl}/u/abc` })
  expect(headers['List-Id']).toBe(`<${listId}>`)
})

test('a code is not subscription mail', () => {
  expect(isSubscriptionMail({})).toBe(false)
  expect(isSubscriptionMail({ 'Feedback-ID': 'codes' })).toBe(false)
})
