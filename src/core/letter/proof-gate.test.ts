import { describe, expect, test } from 'vitest'
import { isSupportedBy, sharedWords, unsupportedClaims } from './proof-gate.ts'

const LINE = 'Led migration of 40 services to Kubernetes, cutting costs by 30% ($1.2M a year)'
const ROLE = 'Senior Software Engineer, 2019-03 to 2021-08'
const EMPLOYER = 'Northwind Traders, Oslo'
const SOURCES = [LINE, ROLE, EMPLOYER]

describe('paraphrases pass', () => {
  test.each([
    'I led the migration of 40 services to Kubernetes.',
    'Leading the migration of forty services to Kubernetes cut costs by 30 percent.',
    'At Northwind Traders, I led a migration of 40 services to k8s.',
    'At Northwind, I led the migration to Kubernetes and saved $1.2M a year.',
    'Costs went down by thirty per cent, 1.2 million dollars a year.',
    'As a Senior Software Engineer in Oslo, I led this migration from March 2019.',
    'From 2019 to August 2021 I led migrations at Northwind Traders.',
    'Kubernetes cut the cost of 40 services by 30%.',
    'Migrating services was my work at Northwind Traders; I headed the migration.',
    'I managed the migration of our services to Kubernetes.',
  ])('%s', (text) => expect(unsupportedClaims(text, SOURCES)).toEqual([]))
})

describe('new claims are refused', () => {
  test.each([
    ['I led the migration of 45 services.', 'number', '45'],
    ['I led the migration of forty-five services.', 'number', 'forty-five'],
    ['It cut costs by 40%.', 'number', '40%'],
    ['It cut 30 services.', 'number', '30'],
    ['It made services 40 times faster.', 'number', '40'],
    ['It saved $1.2bn a year.', 'number', '$1.2bn'],
    ['It halved costs.', 'number', 'halved'],
    ['I led a dozen services.', 'number', 'a dozen'],
    ['I led it for five years.', 'number', 'five'],
    ['I led it from 2018.', 'number', '2018'],
    ['I led it from April 2019.', 'date', 'April 2019'],
    ['I led it from 04/2019.', 'date', '04/2019'],
    ['I led the migration to Kubernetes with Terraform.', 'skill', 'Terraform'],
    ['I led the migration in golang.', 'skill', 'Go'],
    ['I led the migration with helm, docker and ansible.', 'skill', 'Docker'],
    ['With my MSc I led the migration.', 'degree', 'MSc'],
    ['I hold a PhD and led the migration.', 'degree', 'PhD'],
    ['I am a certified lead of migrations.', 'degree', 'certified'],
    ['As the principal engineer I led the migration.', 'title', 'principal'],
    ['As CTO I led the migration.', 'title', 'CTO'],
    ['I led migrations as an architect.', 'title', 'architect'],
    ['I won a prize for the migration.', 'claim', 'won'],
    ['I am an expert in migrations to Kubernetes.', 'claim', 'expert'],
    ['I founded the services.', 'claim', 'founded'],
    ['I led the migration for Contoso.', 'name', 'Contoso'],
    ['Contoso had me lead the migration.', 'name', 'Contoso'],
    ['I worked at contoso and led the migration.', 'name', 'contoso'],
    ['I led the migration in Bergen.', 'name', 'Bergen'],
    ['I led the migration, see https://example.org/me.', 'address', 'https://example.org/me.'],
    [
      'I led the migration ![x](http://canary.test/?cv=1).',
      'address',
      '![x](http://canary.test/?cv=1)',
    ],
    ['I led <b>the migration</b>.', 'address', '<b>'],
    ['I led the migration, write to me@example.org.', 'address', 'me@example.org.'],
    ['I led the mig\u200bration.', 'hidden', ''],
  ] as const)('%s', (text, kind, what) => {
    expect(unsupportedClaims(text, SOURCES)).toContainEqual(
      expect.objectContaining({ kind, text: what }),
    )
  })
})

test('a team member is not its lead', () => {
  const sources = ['Member of the team that migrated the shop to React', 'Developer']
  expect(unsupportedClaims('I led the team that migrated the shop to React.', sources)).toEqual([
    { kind: 'claim', text: 'led', says: 'The source doesn’t say “led”.' },
  ])
  expect(
    unsupportedClaims('I was part of the team that migrated the shop to React.', sources),
  ).toEqual([])
})

test('full-width digits count as digits', () => {
  expect(unsupportedClaims('I led ４５ services', SOURCES).map(({ kind }) => kind)).toEqual([
    'number',
  ])
})

describe('a sentence is supported as long as it is about the same thing', () => {
  test.each([
    ['I led the migration of all 40 services to Kubernetes.', true],
    ['At Northwind Traders, my migration to Kubernetes cut costs.', true],
    ['I like cats, music and long walks.', false],
    ['I led the migration of 41 services to Kubernetes.', false],
    ['', false],
  ])('%s: %s', (text, rests) => expect(isSupportedBy(text, SOURCES)).toBe(rests))
})

test('the share of a text that its sources contain is measured', () => {
  expect(sharedWords('I led migrations', SOURCES)).toBe(1)
  expect(sharedWords('I led migrations of cats and dogs', SOURCES)).toBe(0.5)
})

test('hostile texts are checked in linear time', () => {
  const long = '1,234 '.repeat(2_000) + 'a.'.repeat(8_000) + 'Aa'.repeat(8_000)
  expect(unsupportedClaims(long, [long])).toEqual([])
})

test('"cycle time fell" names no employer', () => {
  const said = 'I brought agents into the team. Cycle time fell by 23%.'
  expect(unsupportedClaims(said, ['Brought agents into the team: cycle time −23%'])).toEqual([])
})
