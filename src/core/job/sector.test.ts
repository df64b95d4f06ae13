import { expect, test } from 'vitest'
import { SECTORS } from './job.ts'
import { sectorOf } from './sector.ts'

test.each(SECTORS)('the sector "%s" of the filter is recognized', (name) =>
  expect(sectorOf(name)).toBe(name),
)

test.each([
  ['information services & technology', 'Information Services and Technology'],
  ['Information Technology & Services', 'Information Services and Technology'],
  ['Information Technology', 'Information Services and Technology'],
  ['IT Services and IT Consulting', 'Information Services and Technology'],
  ['IT', 'Information Services and Technology'],
  ['  SOFTWARE  DEVELOPMENT ', 'Software Development'],
  ['Software', 'Software Development'],
  ['Software industry', 'Software Development'],
  ['Computer Software', 'Software Development'],
  ['SaaS', 'Software Development'],
  ['Internet Marketplaces', 'Internet Marketplace Platforms'],
  ['Online Marketplace', 'Internet Marketplace Platforms'],
  ['Technology, Information and Internet', 'Information and Internet'],
  ['Internet', 'Information and Internet'],
  ['Information & Internet', 'Information and Internet'],
])('"%s" is %s', (text, sector) => expect(sectorOf(text)).toBe(sector))

test.each([
  'Hospitals and Health Care',
  'Financial Services',
  'Fintech',
  'Technology',
  'Media',
  'Automotive Software',
  'Banking, Software',
  'Internet of Things',
  'Non-profit',
  'Italy',
  'Developer Tools',
  'Gaming',
  'Consulting',
  'Telecommunications',
  'E-commerce',
  'Education',
  'Government',
  'Semiconductors',
  'Human Resources',
  'Advertising Services',
  '',
  null,
])('%j is not a known sector', (text) => expect(sectorOf(text)).toBeNull())
