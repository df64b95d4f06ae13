/** Specific to Personio: one language at a time, undocumented elements. */
import { expect, test } from 'vitest'
import { jobFacts } from '#core/job/job-facts.ts'
import type { Listing } from '#core/job/listing.ts'
import { formatSalary } from '#core/pay/salary.ts'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, gatherText, listingsOf } from '#test/source-answers.ts'
import { personio } from './personio.ts'

const xml = (...positions: string[]) =>
  `<workzag-jobs>${positions.map((one) => `<position>${one}</position>`).join('')}</workzag-jobs>`

const advert = (text: string) =>
  `<jobDescriptions><jobDescription><name>You</name><value><![CDATA[${text}]]></value></jobDescription></jobDescriptions>`

async function read(fields: string): Promise<Listing> {
  const text = xml(`<id>1</id><name>Miller</name>${fields}`)
  const [listing] = listingsOf(await gatherText(personio, 'acme', text))
  if (!listing) throw new Error('nothing was read')
  return listing
}

test('a board is requested in English and in its own language; each job is read where it has an advert', async () => {
  const asked: string[] = []
  const context = contextOf(({ url }) => {
    asked.push(url)
    return url.endsWith('language=en')
      ? xml(
          `<id>1</id><name>Engineer</name>${advert('Build')}`,
          '<id>2</id><name>Clerk</name><jobDescriptions/>',
          '<id>4</id><name>Cook</name>',
        )
      : xml(
          `<id>1</id><name>Ingenieur</name>${advert('Bauen')}`,
          `<id>2</id><name>Sachbearbeiter</name>${advert('Bearbeiten')}`,
          `<id>3</id><name>Bäcker</name>${advert('Backen')}`,
          '<id>4</id><name>Koch</name>',
        )
  })
  const listings = listingsOf(await gatherAll(personio, 'acme', context))
  expect(listings.map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Engineer',
    '2 Sachbearbeiter',
    '4 Cook',
    '3 Bäcker',
  ])
  expect(asked).toEqual([
    'https://acme.jobs.personio.de/xml?language=en',
    'https://acme.jobs.personio.de/xml',
  ])
})

test('a job that is listed twice is one job', async () => {
  const position = `<id>1</id><name>Miller</name>${advert('Mill')}`
  expect(listingsOf(await gatherText(personio, 'acme', xml(position, position)))).toHaveLength(1)
})

test.each([
  '<html><body>Page not found</body></html>',
  '<!DOCTYPE x [<!ENTITY e "x">]><workzag-jobs><position><id>1</id><name>&e;</name></position></workzag-jobs>',
  '<feed/>',
])('%s is unreadable', async (text) => {
  await expect(gatherText(personio, 'acme', text)).rejects.toThrow(Unreadable)
})

test('a token cannot name another host', () => {
  expect(personio.page('evil.example/')).toBe('https://evil.example%2F.jobs.personio.de/')
})

test.each([
  ['<office>Munich</office>', 'Munich'],
  [
    '<office>Munich</office><additionalOffices><office>Berlin</office></additionalOffices>',
    'Munich; Berlin',
  ],
  ['<additionalOffices><office>A</office><office>B</office></additionalOffices>', 'A; B'],
  ['<office>Munich</office><additionalOffices/>', 'Munich'],
  ['<office/>', null],
])('%s is at %s', async (fields, location) => {
  expect((await read(fields)).location).toBe(location)
})

const work = (type: string, schedule: string) =>
  `<employmentType>${type}</employmentType><schedule>${schedule}</schedule>`

test.each([
  ['permanent', 'full-time', 'full_time'],
  ['permanent', 'part-time', 'part_time'],
  ['permanent', 'full-or-part-time', 'full_time'],
  ['intern', 'full-time', 'internship'],
  ['trainee', 'full-time', 'internship'],
  ['freelance', 'full-time', 'freelance'],
  ['working_student', 'part-time', 'part_time'],
  ['androids', '', null],
])('%s and %s is %s', async (type, schedule, jobType) => {
  expect(jobFacts(await read(work(type, schedule))).jobType).toBe(jobType)
})

test.each([
  ['entry-level', 'lt-1', 'entry'],
  ['experienced', '2-5', 'mid'],
  ['experienced', '7-10', 'senior'],
  ['experienced', 'gt-15', 'senior'],
  ['executive', 'gt-15', 'lead'],
  ['student', '', 'entry'],
  ['wizard', '', null],
])('%s with %s years is %s', async (seniority, years, level) => {
  const listing = await read(
    `<seniority>${seniority}</seniority><yearsOfExperience>${years}</yearsOfExperience>`,
  )
  expect(jobFacts(listing).level).toBe(level)
})

const stated = (min: string, max: string, type: string) =>
  `<salaryInformation><min>${min}</min><max>${max}</max><currencyCode>EUR</currencyCode><type>${type}</type></salaryInformation>`

test.each([
  [stated('75000', '95000', 'yearly'), '€75,000 - €95,000'],
  [stated('3000', '', 'Monthly'), '€3,000+ / month'],
  [stated('18', '20', 'hourly'), '€18 - €20 / hour'],
  [stated('500', '600', 'fortnightly'), '€500 - €600'],
  [stated('', '', 'yearly'), 'Not specified'],
  ['<publishedSalary>16 – 18 EUR per hour</publishedSalary>', '€16 - €18 / hour'],
  [
    '<salaryRange><from>60.000 €</from><to>- 70.000 € per year</to></salaryRange>',
    '€60,000 - €70,000',
  ],
  ['<bonus>5000</bonus>', 'Not specified'],
])('%s is %s', async (fields, shown) => {
  expect(formatSalary(jobFacts(await read(fields)).salary)).toBe(shown)
})

test('adverts are read from raw sections and from escaped text', async () => {
  const escaped =
    '<jobDescriptions><jobDescription><value>&lt;p&gt;a &amp;amp; b&lt;/p&gt;</value></jobDescription></jobDescriptions>'
  expect((await read(escaped)).description).toBe('<p>a &amp; b</p>')
  expect((await read(advert('<p>a &amp; b</p>'))).description).toBe(
    '<h3>You</h3>\n<p>a &amp; b</p>',
  )
})

test('a job without a company gets the row’s, otherwise the one that most jobs name', async () => {
  const job = (id: number, company = '') =>
    `<id>${id}</id><name>M</name><subcompany>${company}</subcompany>`
  const text = xml(job(1), job(2, 'Acme GmbH'), job(3, 'Acme GmbH'), job(4, 'Acme AG'))
  const companies = async (employer: string | null) => {
    const context = contextOf(() => text, { employer })
    return listingsOf(await gatherAll(personio, 'acme', context)).map(({ company }) => company)
  }
  expect(await companies(null)).toEqual(['Acme GmbH', 'Acme GmbH', 'Acme GmbH', 'Acme AG'])
  expect((await companies('Acme'))[0]).toBe('Acme')
  expect((await read('')).company).toBe('Acme')
})
