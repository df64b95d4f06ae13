/**
 * Real answers, recorded and shortened, read as in a run and compared as jobs show them. They may be stored beside
 * the checkout.
 */
import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import { formatSalary } from '#core/pay/salary.ts'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, gatherText, listingsOf, problemsOf } from '#test/source-answers.ts'
import { sourceNamed } from './sources.ts'

const RECORDED = new URL('../../../../shared/data/fixtures/', import.meta.url)
const title = fs.existsSync(RECORDED)
  ? ''
  : ' (skipped: ../shared/data with the answers is missing)'

// File, source, board; for each of its jobs: title, company | places | setting, type | pay | publication date.
const ROWS: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'careerkit/greenhouse.json',
    'greenhouse',
    'amplitude',
    [
      'Customer Data Scientist - Experimentation, Amplitude | London | null full_time | Not specified | 2026-07-16',
      'Emerging Account Executive (India), Amplitude | Bengaluru | null full_time | Not specified | 2026-07-27',
    ],
  ],
  [
    'radar/greenhouse.json',
    'greenhouse',
    'gitlab',
    [
      'Account Executive - Italy, GitLab | IT | remote null | Not specified | 2026-04-17',
      'AI Engineer, GitLab | US | remote null | $108,400 - $129,600 | 2026-05-29',
    ],
  ],
  [
    'careerkit/lever.json',
    'lever',
    'idealistconsulting',
    [
      '(1099 Contract) Nonprofit Salesforce Consultant: Enterprise Project Manager, Idealist Consulting | Chicago | remote contract | Not specified | 2025-11-27',
      '(1099 Contract) Salesforce for Nonprofits: Solution Architect, Idealist Consulting | Washington | remote contract | Not specified | 2023-01-29',
    ],
  ],
  [
    'radar/lever.json',
    'lever',
    'matchgroup',
    [
      'Android Engineer III, Match Group | New York | hybrid full_time | $150,000 - $180,000 | 2026-05-19',
      'Android Software Engineer (Azar), Match Group | Seoul | hybrid full_time | Not specified | 2026-01-05',
    ],
  ],
  [
    'careerkit/ashby.json',
    'ashby',
    'HighlightTA',
    [
      'Senior Technical Recruiter, HighlightTA | CA | remote full_time | Not specified | 2026-04-20',
      'Senior Site Reliability Engineer, HighlightTA | Toronto | hybrid full_time | CA$102,800 - CA$137,000 | 2026-07-08',
    ],
  ],
  [
    'radar/ashby.json',
    'ashby',
    'linear',
    [
      'Senior / Staff Fullstack Engineer, Linear |  | remote full_time | Not specified | 2021-04-27',
      'Senior / Staff Fullstack Engineer, Linear |  | remote full_time | Not specified | 2021-08-18',
    ],
  ],
  [
    'careerkit/workable.json',
    'workable',
    'zaelab',
    [
      'Business Analyst - Spanish Speaking, Zaelab | ES, PT | remote null | Not specified | 2026-08-05',
    ],
  ],
  [
    'careerkit/recruitee.json',
    'recruitee',
    'acme',
    [
      '(Senior) Financial Accountant (f/m/d) - Berlin/Brandenburg Region, Germany, Acme | Berlin | hybrid full_time | €60,000 - €75,000 | 2026-08-05',
      // its field for pay has the target earnings of its text: "€75–90k OTE"
      'Partner Development Representative (f/m/d) - Berlin, Germany, Acme | Berlin | hybrid full_time | Not specified | 2026-07-31',
    ],
  ],
  [
    'careerkit/personio.xml',
    'personio',
    'acme',
    [
      'Staff Software Engineer, Data Platform, Acme SE & Co. KG | Munich, Berlin | null full_time | Not specified | 2024-11-13',
    ],
  ],
  [
    'careerkit/smartrecruiters.json',
    'smartrecruiters',
    'Knight',
    [
      'CNA / LPN - Consistent Hours. Start Next Week., Knight Gayles | St. Louis | null part_time | Not specified | 2018-06-08',
    ],
  ],
  [
    'careerkit/teamtailor.json',
    'teamtailor',
    'career.teamtailor.com',
    [
      'Account Executive - Italy (Madrid based), Teamtailor | Madrid | null null | Not specified | 2026-02-04',
      'Mid-Market Account Executive - Copenhagen, Teamtailor | Stockholm, Copenhagen | null null | Not specified | 2026-01-18',
    ],
  ],
  [
    'careerkit/pinpoint.json',
    'pinpoint',
    'acme',
    [
      'Enterprise Applications Architect, Acme | US | remote null | $135,000 - $198,000 | ',
      'CRM Program Consultant, Acme | Atlanta | hybrid null | $70 - $90 / hour | ',
    ],
  ],
  [
    'careerkit/neogov.xml',
    'feed',
    'https://www.governmentjobs.com/SearchEngine/JobsFeed?agency=exampleagency',
    [
      'Enterprise Applications Manager, Example Public Agency | Atlanta | null null | $135,000 - $175,000 | 2026-08-19',
      'CRM Project Consultant, Example Public Agency |  | remote null | $65 - $85 / hour | 2026-08-18',
    ],
  ],
  [
    'jsonld_pages/ats-paylocity__detail-fermi-4248451.html',
    'jsonld',
    'https://recruiting.paylocity.com/jobs/4248451',
    ['Corporate Tax Director, Fermi LLC | Dallas | null null | Not specified | 2026-06-12'],
  ],
  [
    'jsonld_pages/ats-workatastartup__detail-diode-senior.html',
    'jsonld',
    'https://www.ycombinator.com/companies/diode/jobs/1',
    [
      'Senior Software Engineer, Diode Computers, Inc. | New York | null full_time | $140,000 - $240,000 | 2025-05-28',
    ],
  ],
  [
    'jsonld_pages/ats-workatastartup__detail-diode-staff.html',
    'jsonld',
    'https://www.ycombinator.com/companies/diode/jobs/2',
    [
      'Staff Electrical Engineer, Diode Computers, Inc. | New York | null full_time | $140,000 - $200,000 | 2025-11-05',
    ],
  ],
  [
    'jsonld_pages/ats-workatastartup__detail-loombotic-software.html',
    'jsonld',
    'https://www.ycombinator.com/companies/loombotic/jobs/3',
    [
      'Software Engineer, Loombotic | Toronto, Austin | null full_time | $120,000 - $185,000 | 2026-06-04',
    ],
  ],
  [
    'jsonld_pages/company-avalanchefusion__open-positions.html',
    'jsonld',
    'https://avalanchefusion.com/careers/open-positions',
    [
      'Radiation Safety Officer (FusionWERX), Avalanche Energy | Seattle | null null | Not specified | ',
      'Experimental Plasma Scientist, Avalanche Energy | Seattle | null null | Not specified | ',
      'Integration & Test Systems Engineer, Avalanche Energy | Seattle | null null | Not specified | ',
      'Integration & Test Manager, Avalanche Energy | Seattle | null null | Not specified | ',
      'Technical Subcontracts & Supplier Lead, Avalanche Energy | Seattle | null null | Not specified | ',
      'Financial Operations Manager, Avalanche Energy | Seattle | null null | Not specified | ',
      'Human Resources Generalist, Avalanche Energy | Seattle | null null | Not specified | ',
      'High Voltage Engineer, Avalanche Energy | Seattle | null null | Not specified | ',
      'Mechanical Engineer, Avalanche Energy | Seattle | null null | Not specified | ',
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
  expect(listings.map(formatShown)).toEqual(shown)
})

/** Lists recorded without details: every job is seen, and none is shown without its details. */
const LISTS = [
  ['careerkit/rippling.json', 'rippling', 'acme', ['2f0674e6-f01f-4ecd-b459-e947241c211f']],
  ['careerkit/bamboohr.json', 'bamboohr', 'acme', ['86', '87']],
  ['careerkit/workday.json', 'workday', 'acme/wd12/External', ['JR354232', 'JR332446']],
] as const

test.each(LISTS)(
  `the jobs of %s are requested one by one${title}`,
  async (file, name, token, ids) => {
    const source = sourceNamed(name)
    if (title || !source) return
    const list = fs.readFileSync(new URL(file, RECORDED), 'utf8')
    const asked: string[] = []
    const context = contextOf(({ url }) => {
      asked.push(url)
      if (asked.length === 1) return list
      throw new Unreadable('no such job')
    })
    const found = await gatherAll(source, token, context)
    expect(found.map((one) => ('problem' in one ? one.id : one))).toEqual(ids)
    expect(new Set(asked).size).toBe(ids.length + 1)
  },
)

test(`a page without a job in its structured data is unreadable, not empty${title}`, async () => {
  const source = sourceNamed('jsonld')
  if (title || !source) return
  const page = new URL('jsonld_pages/company-mara_inc__mara_inc-careers.html', RECORDED)
  const text = fs.readFileSync(page, 'utf8')
  await expect(gatherText(source, 'https://mara.inc/career', text)).rejects.toThrow(Unreadable)
})

function formatShown(listing: Listing): string {
  const { title, company, location, workSetting, jobType, salary } = jobFacts(listing)
  const places = location.places.map(({ city, country }) => city ?? country).join(', ')
  const day = listing.postedAt?.slice(0, 10)
  const work = `${workSetting} ${jobType}`
  return [`${title}, ${company}`, places, work, formatSalary(salary), day].join(' | ')
}
