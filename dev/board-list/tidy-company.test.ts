/** Names of companies as open lists of boards write them. */
import { expect, test } from 'vitest'
import { tidyCompany } from './tidy-company.ts'

test.each([
  ['', 'acme-robotics', 'Acme Robotics'],
  ['acmeworks', 'acmeworks', 'Acmeworks'],
  ['acme-works-gmbh', 'acme-works-gmbh', 'Acme Works'],
  ['n8n', 'n8n', 'n8n'],
  ['acmeworkscareers', 'acmeworkscareers', 'Acmeworks'],
  ['Acmecareers', 'acmecareers', 'Acme'],
  ['Acmeworksgmbh', 'acmeworksgmbh', 'Acmeworks'],
  ['Troost Management Llc', 'troost', 'Troost Management'],
  ['LinkedIn', 'linkedin3', 'LinkedIn'],
  ['Careers Site | Acme', 'acme', 'Acme'],
  ['External', 'acme-works', 'Acme Works'],
  ['AcmeWorks', 'acmeworks', 'AcmeWorks'],
  ['dbt labs', 'dbtlabs', 'dbt labs'],
  ['Acme, Inc.', 'acme', 'Acme'],
  ['Acme Inc', 'acme', 'Acme'],
  ['Acme Pte. Ltd.', 'acme', 'Acme'],
  ['Acme GmbH & Co. KG', 'acme', 'Acme'],
  ['Acme B.V.', 'acme', 'Acme'],
  ['Acme Technology Corporation', 'acme', 'Acme Technology'],
  ['Acme AI', 'acmeai', 'Acme AI'],
  ['Inc', 'inc', 'Inc'],
  ['Ben &amp; Jerry', 'benjerry', 'Ben & Jerry'],
  ['ACME ROBOTICS', 'acme', 'ACME Robotics'],
  ['ROBOTICS', 'robotics', 'Robotics'],
  ['NVIDIA', 'nvidia', 'NVIDIA'],
  ['TENEX.AI', 'tenex', 'TENEX.AI'],
  ['Lemon.io', 'lemonio', 'Lemon.io'],
  ['https://acme.com', 'acme', 'Acme'],
  ['www.acme.com', 'acme', 'Acme'],
  ['EOS https://app.example/job_boards/4008206002', 'eos', 'EOS'],
  ['Acme™', 'acme', 'Acme'],
  ['Acme (Lever)', 'acme', 'Acme'],
  ['Acme (UK)', 'acme', 'Acme (UK)'],
  ['Acme Careers', 'acme', 'Acme'],
  ['Acme Careers Page', 'acme', 'Acme'],
  ['Careers at Acme', 'acme', 'Acme'],
  ['Hiring at N2', 'n2company', 'N2'],
  ['Acme - LinkedIn', 'acme', 'Acme'],
  ['for LinkedIn', 'acme-works', 'Acme Works'],
  ['Sony Music Global Job Board', 'sonymusic', 'Sony Music'],
  ['Wolt - English', 'wolt', 'Wolt'],
  ['ThoughtWorks_new', 'abc', 'ThoughtWorks'],
  ['SpaceX_Global', 'spacexglobal', 'SpaceX'],
  ['TDA_Boulder', 'tdaboulder', 'TDA Boulder'],
  ['_nology', 'nology', '_nology'],
  ['internal', 'acmeworks', 'Acmeworks'],
  ['Third Party Job Board', 'nfl-posting', 'Nfl Posting'],
  ['  Acme   Works ', 'acme', 'Acme Works'],
  ['Contact SE Consulting', 'contact', 'Contact SE Consulting'],
  ['株式会社GOAT', 'goat', '株式会社GOAT'],
])('"%s" on the board %s is %s', (written, token, name) =>
  expect(tidyCompany(written, token)).toBe(name),
)

test('a tidied name stays as it is', () => {
  for (const name of ['Acme Robotics', 'ACME Robotics', 'Ben & Jerry', '_nology', 'Lemon.io']) {
    expect(tidyCompany(name, 'some-token')).toBe(name)
  }
})
