/** Which boards of open lists are not shipped. */
import { expect, test } from 'vitest'
import { whyNotShipped } from './why-not-shipped.ts'

const STAFF = 'for the employer’s own staff'
const TEST = 'a test or an archive'

test.each([
  ['lever', 'acme', 'Acme', null],
  ['lever', 'sandboxinteractive', 'Sandbox Interactive', null],
  ['recruitee', 'testimonials', 'testimonials.de', null],
  ['greenhouse', 'aim', 'American Internal Medicine', null],
  ['teamtailor', 'acme', 'Acme', 'its employers must be asked first'],
  ['gopher', 'acme', 'Acme', 'unknown source'],
  ['ashby', 'acme works', 'Acme Works', null],
  ['lever', 'ac\u0000me', 'Acme', 'invalid token'],
  ['greenhouse', 'liginternal', 'liginternal', STAFF],
  ['greenhouse', 'international', 'International', null],
  ['greenhouse', 'acme', 'Acme LinkedIn Board', 'for another site'],
  ['greenhouse', 'acme', 'GDPR test', TEST],
  ['workable', 'kleen-test-products', 'Kleen Test Products', null],
  ['greenhouse', 'corp', 'Z - Acme Internal Job Board (Corp Use Only)', STAFF],
  ['greenhouse', 'acmeunlisted', 'Acme Unlisted/Referral Jobs', STAFF],
  ['greenhouse', 'acme-erp', 'Acme - Employee Referral', STAFF],
  ['lever', 'jobvite', 'LinkedIn Test - Ada', TEST],
  ['greenhouse', 'acme', 'zDO NOT POST - ARCHIVED - Acme', TEST],
  ['greenhouse', 'acme', 'Acme (TEST, DO NOT REMOVE)', TEST],
  ['ashby', 'ashby-embed-demo-org', 'ashby-embed-demo-org', TEST],
  ['smartrecruiters', 'sandbox', 'Sandbox', TEST],
])('%s/%s, "%s": %s', (source, token, company, why) =>
  expect(whyNotShipped({ source, token, company })).toBe(why),
)
