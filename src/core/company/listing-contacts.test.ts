import { expect, test } from 'vitest'
import { listingContacts, ownWebsite } from './listing-contacts.ts'

const COMPANY = { name: 'Acme', website: 'https://acme.com/' }
const values = (html: string) =>
  listingContacts(html, COMPANY).map(({ kind, value, about }) =>
    [kind, value, about].join(' ').trim(),
  )

test.each([
  ['<p>Apply: jobs@acme.com', ['hr jobs@acme.com']],
  ['<p>Send your CV to jane.doe@acme.com', ['hr jane.doe@acme.com Named in a listing']],
  [
    '<p>Questions? <a href="mailto:jane@acme.com">Write to Jane</a>',
    ['hr jane@acme.com Named in a listing'],
  ],
  ['<p>Bewerbung an acme.hr@gmail.com', ['hr acme.hr@gmail.com Named in a listing']],
  ['<p>Jane Doe, jane.doe@acme.com, founded Acme.', []],
  ['<p>Beware of fraud: we never contact you from hr@acme-jobs.com', []],
  ['<p>For adjustments contact accommodations@acme.com', []],
  ['<p>Questions? Phone: +1 312 555 0170', ['phone +13125550170 Phone']],
  ['<p>Since 1999 we had 5550170 users. Phone: +1 312 555 0170', []],
])('%s states %j', (html, expected) => expect(values(html)).toEqual(expected))

test.each([
  ['acme.com', 'https://acme.com/'],
  ['http://acme.com/jobs', 'http://acme.com/jobs'],
  ['https://www.linkedin.com/company/acme', null],
  ['https://boards.greenhouse.io/acme', null],
  ['http://localhost/', null],
  ['https://user@acme.com/', null],
  ['https://acme.com:8080/', null],
  ['not an address', null],
  ['', null],
  [null, null],
])('the website "%s" is %s', (given, website) => expect(ownWebsite(given)).toBe(website))
