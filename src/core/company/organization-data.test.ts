import { expect, test } from 'vitest'
import { organizationData } from './organization-data.ts'

const COMPANY = { name: 'Acme Labs', website: 'https://acme.com/' }
const read = (...data: unknown[]) =>
  organizationData(
    data.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))),
    COMPANY,
  )
const NOTHING = { emails: [], phones: [], accounts: [] }
const EMAIL = { email: 'mailto:info@acme.com' }

test.each([
  ['an organization', { '@type': 'Organization', ...EMAIL }],
  [
    'in a graph',
    { '@graph': [{ '@type': 'WebSite', publisher: { '@type': 'Corporation', ...EMAIL } }] },
  ],
  ['in a list', [{ '@type': ['Thing', 'https://schema.org/LocalBusiness'], ...EMAIL }]],
  [
    'by its address',
    { '@type': 'Organization', name: 'Other Inc', url: 'https://www.acme.com', ...EMAIL },
  ],
  ['at a contact point', { '@type': 'Organization', contactPoint: { ...EMAIL } }],
])('data of the company: %s', (_, data) => expect(read(data).emails).toEqual(['info@acme.com']))

test.each([
  ['another company', { '@type': 'Organization', name: 'Birch', ...EMAIL }],
  ['another address', { '@type': 'Organization', url: 'https://birch.com', ...EMAIL }],
  ['a person', { '@type': 'Person', ...EMAIL }],
  [
    'an employer of a job',
    { '@type': 'JobPosting', hiringOrganization: { '@type': 'Organization', ...EMAIL } },
  ],
  ['broken JSON', '{"@type":"Organization","email":"info@acme.com",}'],
  ['no object', 'null'],
])('data that does not count: %s', (_, data) => expect(read(data)).toEqual(NOTHING))

test('nested data without end is not followed', () => {
  const deep = `${'{"publisher":'.repeat(5_000)}{}${'}'.repeat(5_000)}`
  expect(read(deep)).toEqual(NOTHING)
})
