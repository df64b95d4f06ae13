/** The rules read the facts in a source's own fields, whatever the source calls them. */
import { expect, test } from 'vitest'
import { jobFacts } from '#core/job/job-facts.ts'
import type { Listing } from '#core/job/listing.ts'
import { formatSalary } from '#core/pay/salary.ts'
import { fixture } from '#test/source-answers.ts'

/** One line per listing of a fixture: places, remote scope, setting, type, level, pay. */
const ROWS: readonly (readonly [source: string, facts: readonly string[]])[] = [
  [
    'greenhouse',
    [
      'London+New York none | hybrid full_time senior | $120,000.50 - $200,000',
      'San Francisco none | null null null | $22.50 - $28 / hour',
      'US restricted | remote null senior | $125,000 - $155,000',
    ],
  ],
  [
    'lever',
    [
      'New York+Chicago none | hybrid full_time senior | $150,000 - $180,000',
      'DE none | onsite part_time null | €17.50 - €21 / hour',
      ' anywhere | remote null null | $5,000',
    ],
  ],
  [
    'ashby',
    [
      'Toronto+Montreal none | hybrid full_time senior | CA$102,800 - CA$150,000',
      ' none | remote contract null | Not specified',
      'US+Lisbon restricted | remote part_time null | $25 - $30 / hour',
    ],
  ],
  [
    'smartrecruiters',
    [
      'St. Louis none | null part_time null | $30 - $35 / hour',
      'Cologne none | hybrid full_time mid | Not specified',
      'PT none | remote contract null | Not specified',
    ],
  ],
  [
    'workable',
    [
      'Leeds none | null null null | Not specified',
      'ES+Lisbon none | remote full_time mid | Not specified',
    ],
  ],
  [
    'recruitee',
    [
      'Berlin+Vienna none | hybrid full_time mid | €60,000 - €75,000',
      'Hamburg none | remote part_time entry | Not specified',
    ],
  ],
  [
    'personio',
    [
      'London none | null part_time lead | Not specified',
      'Munich+Berlin+DE restricted | remote full_time senior | €75,000 - €95,000.50',
      'Hamburg none | null internship entry | €16 - €18 / hour',
      'Vienna none | null part_time null | Not specified',
    ],
  ],
  [
    'breezy',
    [
      'Austin+Mérida none | null part_time null | $17.50 - $21 / hour',
      'CA none | remote full_time null | Not specified',
    ],
  ],
  [
    'teamtailor',
    [
      'Malmö+Copenhagen none | null full_time null | Not specified',
      'SE restricted | remote part_time null | SEK 28,000 - SEK 31,000 / month',
      ' none | null null null | Not specified',
    ],
  ],
  [
    'rippling',
    [
      'Montreal none | null full_time null | CA$78,000 - CA$92,000',
      'US+New York restricted | remote full_time null | $80,000 - $120,000',
      ' none | null part_time null | $18 - $25.50 / hour',
    ],
  ],
  [
    'pinpoint',
    [
      'US none | remote full_time senior | $135,000 - $198,000',
      'Leeds none | hybrid contract null | Not specified',
      ' none | onsite null null | Not specified',
    ],
  ],
  [
    'bamboohr',
    [
      'Fort Lauderdale none | onsite full_time mid | $62,000 - $70,000',
      'Montreal none | hybrid internship entry | Not specified',
      ' none | remote null null | Not specified',
    ],
  ],
  [
    'workday',
    [
      'US+US+Chicago+New York restricted | remote full_time null | Not specified',
      'Vienna none | null part_time null | Not specified',
      'Gdańsk none | null null lead | Not specified',
    ],
  ],
  [
    'jsonld',
    [
      'Tromsø none | null contract null | NOK 620,000 - NOK 700,000',
      'NO+SE restricted | remote contract null | €62.50 / hour',
      'Bodø+Tórshavn none | null null null | Not specified',
    ],
  ],
  [
    'hn-hiring',
    [
      'Zurich none | hybrid full_time senior | CHF 120,000 - CHF 140,000',
      ' restricted | remote null senior | Not specified',
      ' restricted | remote null lead | Not specified',
      'Zurich none | hybrid full_time senior | Not specified',
    ],
  ],
  [
    'feed',
    [
      'Atlanta none | null null null | $135,000 - $175,000',
      'Cologne none | null part_time null | €18 - €21 / hour',
      'Gothenburg+Oslo none | remote null null | Not specified',
    ],
  ],
  [
    'weworkremotely',
    [
      ' anywhere | remote full_time senior | $110,000 - $130,000',
      'US restricted | remote null null | Not specified',
    ],
  ],
]

test.each(ROWS)('%s', (source, facts) => {
  const listings = JSON.parse(fixture(`${source}.expected.json`)) as Listing[]
  expect(listings.map(formatFacts)).toEqual(facts)
})

test.each(ROWS)('%s leaves no escaped markup in visible text', (source) => {
  const listings = JSON.parse(fixture(`${source}.expected.json`)) as Listing[]
  const texts = listings.map(jobFacts).map(({ title, descriptionText }) => title + descriptionText)
  expect(texts.filter((text) => /&\w+;|<\/?\w+>|[ÂÃ][\u0080-\u00bf]|â€/.test(text))).toEqual([])
})

function formatFacts(listing: Listing): string {
  const { location, workSetting, jobType, level, salary } = jobFacts(listing)
  const places = location.places.map(({ city, country }) => city ?? country).join('+')
  const work = `${workSetting} ${jobType} ${level}`
  return `${places} ${location.remote} | ${work} | ${formatSalary(salary)}`
}
