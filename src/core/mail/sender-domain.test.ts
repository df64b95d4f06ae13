/** What the doctor says about DNS records. */
import { expect, test } from 'vitest'
import {
  dkimProblem,
  dmarcNames,
  dmarcProblem,
  dmarcRecord,
  isAligned,
  spfLookups,
  spfNames,
  spfProblem,
  spfRecord,
} from './sender-domain.ts'

test('records that we recommend have nothing wrong with them', () => {
  expect(spfProblem([spfRecord('mail.example.org')])).toBe(null)
  expect(dmarcProblem([dmarcRecord('postmaster@example.org')])).toBe(null)
  expect(dmarcProblem([dmarcRecord(null)])).toBe(null)
})

test.each([
  ['mail.example.org', 'v=spf1 a:mail.example.org ~all'],
  ['192.0.2.7', 'v=spf1 ip4:192.0.2.7 ~all'],
  ['2001:db8::7', 'v=spf1 ip6:2001:db8::7 ~all'],
])('the SPF record for %s', (host, record) => {
  expect(spfRecord(host)).toBe(record)
})

test.each([
  [[], 'There is no SPF record.'],
  [['google-site-verification=x', 'v=spf10 all'], 'There is no SPF record.'],
  [['v=spf1 ip4:192.0.2.7 -all', 'v=spf1 mx -all'], /several/],
  [['v=spf1 +all'], /every server/],
  [['v=spf1 all'], /every server/],
  [['v=spf1 ip4:192.0.2.7'], /decides nothing/],
  [['v=spf1 ip4:192.0.2.7 ?all'], /decides nothing/],
  [['V=SPF1 include:_spf.example.com -all', 'other'], null],
  [['v=spf1 redirect=_spf.example.com'], null],
])('SPF records %j', (texts, problem) => {
  const found = spfProblem(texts)
  if (problem instanceof RegExp) expect(found).toMatch(problem)
  else expect(found).toBe(problem)
})

test('the lookups of an SPF record are those of its names', () => {
  const record =
    'v=spf1 a mx/24 ip4:192.0.2.7 ?include:a.example exists:%{i}.b.example ptr redirect=c.example'
  expect(spfLookups(record)).toEqual({ domains: ['a.example', 'c.example'], others: 4 })
  expect(spfLookups('v=spf1 ip4:192.0.2.7 -all')).toEqual({ domains: [], others: 0 })
})

const OURS = 'v=DKIM1; k=rsa; p=MIIBI+jANBg/kq='

test.each([
  [[], 'There is no DKIM record.'],
  [['v=spf1 -all'], 'There is no DKIM record.'],
  [[OURS], null],
  [['k=rsa; p=MIIBI+jANB g/kq='], null],
  [['v=DKIM1; p='], /revoked/],
  [['v=DKIM1; p=AAAA'], /not the one that signs/],
])('DKIM records %j', (texts, problem) => {
  const found = dkimProblem(texts, OURS)
  if (problem instanceof RegExp) expect(found).toMatch(problem)
  else expect(found).toBe(problem)
})

test.each([
  [[], 'There is no DMARC record.'],
  [['v=DMARC1; p=reject; rua=mailto:a@example.org'], null],
  [['v=DMARC1; rua=mailto:a@example.org'], 'It has no policy. Add p=none.'],
  [['v=DMARC1; sp=none'], 'It has no policy. Add p=none.'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], /several/],
])('DMARC records %j', (texts, problem) => {
  const found = dmarcProblem(texts)
  if (problem instanceof RegExp) expect(found).toMatch(problem)
  else expect(found).toBe(problem)
})

test('DMARC is looked for at the domain and those above it', () => {
  expect(dmarcNames('news.jobs.example.org')).toEqual([
    '_dmarc.news.jobs.example.org',
    '_dmarc.jobs.example.org',
    '_dmarc.example.org',
  ])
})

test.each([
  ['v=spf1 a:mail.example.org ~all', true],
  ['v=spf1 +A:Mail.Example.org ~all', true],
  ['v=spf1 ip4:192.0.2.7 -all', true],
  ['v=spf1 ip6:2001:db8::7 -all', true],
  ['v=spf1 a mx ~all', false],
  ['v=spf1 -a:mail.example.org ~all', false],
  ['v=spf1 include:provider.example ~all', false],
])('whether %s names the host: %s', (record, isNamed) => {
  const addresses = ['192.0.2.7', '2001:db8::7']
  const given = { domain: 'example.org', host: 'mail.example.org', addresses }
  expect(spfNames(record, given)).toBe(isNamed)
})

test('a record may name its own domain without repeating it', () => {
  const given = { domain: 'example.org', host: 'example.org', addresses: [] }
  expect(spfNames('v=spf1 a ~all', given)).toBe(true)
})

test.each([
  ['example.org', 'example.org', true],
  ['jobs.example.org', 'example.org', true],
  ['example.org', 'bounces.example.org', true],
  ['example.org', 'otherexample.org', false],
  ['example.org', 'example.net', false],
])('SPF for the envelope of mail from %s at %s counts: %s', (visible, envelope, counts) => {
  expect(isAligned(visible, envelope)).toBe(counts)
})
