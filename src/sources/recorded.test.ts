/**
 * Real answers, recorded and cut short, read as a run would read them: what they say is what a job shows. The answers
 * lie beside the checkout, if anywhere.
 */
import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { jobFacts } from '#core/job-facts.ts'
import { Listing } from '#core/listing.ts'
import { formatSalary } from '#core/salary.ts'
import { gatherText, listingsOf, problemsOf } from '#test/source-answers.ts'
import { sourceNamed } from './sources.ts'

const RECORDED = new URL('../../../shared/data/fixtures/', import.meta.url)
const title = fs.existsSync(RECORDED)
  ? ''
  : ' (skipped: ../shared/data with the answers is missing)'

/** Title, company, places, setting, type, pay, day of publication. */
type Shown = [string, string, string, string | null, string | null, string, string | undefined]

// One line an answer: file, source, board, what is shown of its jobs.
const ROWS: readonly (readonly [string, string, string, readonly Shown[]])[] = [
  [
    'careerkit/greenhouse.json',
    'greenhouse',
    'amplitude',
    [
      [
        'Customer Data Scientist - Experimentation',
        'Amplitude',
        'London',
        'onsite',
        'full_time',
        'Not specified',
        '2026-07-16',
      ],
      [
        'Emerging Account Executive (India)',
        'Amplitude',
        'Bengaluru',
        'onsite',
        'full_time',
        'Not specified',
        '2026-07-27',
      ],
    ],
  ],
  [
    'radar/greenhouse.json',
    'greenhouse',
    'gitlab',
    [
      ['Account Executive - Italy', 'GitLab', 'IT', 'remote', null, 'Not specified', '2026-04-17'],
      ['AI Engineer', 'GitLab', 'US', 'remote', null, '$108,400 - $129,600', '2026-05-29'],
    ],
  ],
  [
    'careerkit/lever.json',
    'lever',
    'idealistconsulting',
    [
      [
        '(1099 Contract) Nonprofit Salesforce Consultant: Enterprise Project Manager',
        'Idealist Consulting',
        'Chicago',
        'remote',
        'contract',
        'Not specified',
        '2025-11-27',
      ],
      [
        '(1099 Contract) Salesforce for Nonprofits: Solution Architect',
        'Idealist Consulting',
        'Washington',
        'remote',
        'contract',
        'Not specified',
        '2023-01-29',
      ],
    ],
  ],
  [
    'radar/lever.json',
    'lever',
    'matchgroup',
    [
      [
        'Android Engineer III',
        'Matchgroup',
        'New York',
        'hybrid',
        'full_time',
        '$150,000 - $180,000',
        '2026-05-19',
      ],
      [
        'Android Software Engineer (Azar)',
        'Matchgroup',
        'Seoul',
        'hybrid',
        'full_time',
        'Not specified',
        '2026-01-05',
      ],
    ],
  ],
  [
    'careerkit/ashby.json',
    'ashby',
    'HighlightTA',
    [
      [
        'Senior Technical Recruiter',
        'HighlightTA',
        'CA',
        'remote',
        'full_time',
        'Not specified',
        '2026-04-20',
      ],
      [
        'Senior Site Reliability Engineer',
        'HighlightTA',
        'Toronto',
        'hybrid',
        'full_time',
        'CA$102,800 - CA$137,000',
        '2026-07-08',
      ],
    ],
  ],
  [
    'radar/ashby.json',
    'ashby',
    'linear',
    [
      [
        'Senior / Staff Fullstack Engineer',
        'Linear',
        '',
        'remote',
        'full_time',
        'Not specified',
        '2021-04-27',
      ],
      [
        'Senior / Staff Fullstack Engineer',
        'Linear',
        '',
        'remote',
        'full_time',
        'Not specified',
        '2021-08-18',
      ],
    ],
  ],
  [
    'careerkit/workable.json',
    'workable',
    'zaelab',
    [
      [
        'Business Analyst - Spanish Speaking',
        'Zaelab',
        'ES, PT',
        'remote',
        null,
        'Not specified',
        '2026-08-05',
      ],
    ],
  ],
  [
    'careerkit/recruitee.json',
    'recruitee',
    'acme',
    [
      [
        '(Senior) Financial Accountant (f/m/d) - Berlin/Brandenburg Region, Germany',
        'Acme',
        'Berlin',
        'hybrid',
        'full_time',
        '€60,000 - €75,000',
        '2026-08-05',
      ],
      [
        'Partner Development Representative (f/m/d) - Berlin, Germany',
        'Acme',
        'Berlin',
        'hybrid',
        'full_time',
        '€75,000 - €90,000',
        '2026-07-31',
      ],
    ],
  ],
  [
    'careerkit/personio.xml',
    'personio',
    'acme',
    [
      [
        'Staff Software Engineer, Data Platform',
        'Acme SE & Co. KG',
        'Munich, Berlin',
        'onsite',
        'full_time',
        'Not specified',
        '2024-11-13',
      ],
    ],
  ],
  [
    'careerkit/smartrecruiters.json',
    'smartrecruiters',
    'Knight',
    [
      [
        'CNA / LPN - Consistent Hours. Start Next Week.',
        'Knight Gayles',
        'St. Louis',
        'onsite',
        'part_time',
        'Not specified',
        '2018-06-08',
      ],
    ],
  ],
]

test.each(ROWS)(`%s is read as %s${title}`, async (file, name, token, shown) => {
  const source = sourceNamed(name)
  if (title || !source) return
  const found = await gatherText(source, token, fs.readFileSync(new URL(file, RECORDED), 'utf8'))
  const listings = listingsOf(found)
  expect(problemsOf(found)).toEqual([])
  for (const listing of listings) expect(Listing.parse(listing)).toEqual(listing)
  expect(listings.map(toShown)).toEqual(shown)
})

function toShown(listing: Listing): Shown {
  const facts = jobFacts(listing)
  return [
    facts.title,
    facts.company,
    facts.location.places.map(({ city, country }) => city ?? country).join(', '),
    facts.workSetting,
    facts.jobType,
    formatSalary(facts.salary),
    listing.postedAt?.slice(0, 10),
  ]
}
