import { describe, expect, test } from 'vitest'
import { CvReading } from '#core/cv/cv-reading.ts'
import { madeDocument } from '#cv/read/made-document.ts'
import { readTxt } from '#cv/read/txt/read-txt.ts'
import { readCv } from './read-cv.ts'

const DRAWN = `
# Ada Brunn
Data Engineer
ada@example.com | +49 89 1234567 | Ulm, Germany
xyzzy
## Experience
**Fernhollow** || Ulm, Germany
_Data Engineer_ || Mar 2019 – Present
• Moved the billing to events
• Trained 30 people
## Education
MSc in Physics, University of Ulm || 2014 – 2016
## Certifications
AWS Certified Solutions Architect – Associate, Amazon Web Services, 2022
Certified Kubernetes Administrator (CKA) || Mar 2021
## Projects
**Tidepool** || 2020
Tide forecasts for surfers
• Used in 12 ports
## Volunteering
Medic, Fire Brigade of Ulm || 2012 – 2014
• Saved cats
## Publications
Brunn, A. (2021). Soil carbon under cover crops, and what it hides. Journal of Soils, 12(3), 44–59.
## References
Available upon request`

describe('a CV', () => {
  test('keeps what its sections contain, each with an id', () => {
    const { cv } = readCv(madeDocument(DRAWN))
    expect(cv.certificates.map(({ id, title, by, date }) => [id, title, by, date])).toEqual([
      ['c1', 'AWS Certified Solutions Architect – Associate', 'Amazon Web Services', '2022'],
      ['c2', 'Certified Kubernetes Administrator (CKA)', null, '2021-03'],
    ])
    expect(cv.projects.map(({ id, name, end }) => [id, name, end])).toEqual([
      ['p1', 'Tidepool', '2020'],
    ])
    expect(
      cv.volunteer.map(({ id, organization, position }) => [id, organization, position]),
    ).toEqual([['v1', 'Fire Brigade of Ulm', 'Medic']])
    expect(cv.publications.map(({ date }) => date)).toEqual(['2021'])
    expect(cv.references).toEqual([{ id: 'f1', name: '', reference: 'Available upon request' }])
  })

  test('has the origin and certainty of every value', () => {
    const { marks, lines } = readCv(madeDocument(DRAWN))
    const originOf = (key: string) => [
      marks[key]?.sure,
      marks[key]?.lines.map((at) => lines[at]?.text),
    ]
    expect(originOf('email')).toEqual(['sure', ['ada@example.com | +49 89 1234567 | Ulm, Germany']])
    expect(originOf('name')).toEqual(['sure', ['Ada Brunn']])
    expect(originOf('w1.company')).toEqual(['likely', ['Fernhollow  Ulm, Germany']])
    expect(originOf('w1r1.title')).toEqual(['sure', ['Data Engineer  Mar 2019 – Present']])
    expect(originOf('w1r1.start')).toEqual(['sure', ['Data Engineer  Mar 2019 – Present']])
    expect(originOf('w1r1h2')).toEqual(['sure', ['Trained 30 people']])
    expect(originOf('e1.degree')).toEqual([
      'sure',
      ['MSc in Physics, University of Ulm  2014 – 2016'],
    ])
  })

  test('in plain text never has a heading of two names as an issuer', () => {
    const text = `Ada Brunn

Experience
Data Engineer, Fernhollow, Ulm
2019 – 2021

Certifications
Professional Scrum Master I, Scrum.org, 2022

Talks and volunteering
"Types at the edges", LisboaJS meetup, 2023. Mentor at a coding club, since 2019.`
    const { certificates, publications } = readCv(readTxt(new TextEncoder().encode(text))).cv
    expect(certificates.map(({ title, by, summary }) => [title, by, summary])).toEqual([
      ['Professional Scrum Master I', 'Scrum.org', null],
    ])
    expect(publications).toHaveLength(1)
  })

  test('lists the lines that became no value', () => {
    const { unread, lines } = readCv(madeDocument(DRAWN))
    expect(unread.map((at) => lines[at]?.text)).toEqual(['xyzzy'])
  })

  test('is empty if there is nothing to read', () => {
    const { cv, unread } = readCv({ format: 'txt', pages: [], lines: [], troubles: [] })
    expect([cv.name, cv.work, unread]).toEqual([null, [], []])
  })
})

/** Long enough to reveal a pattern whose time grows faster than its text. */
const MANY = 3_000
const HOSTILE: Record<string, string> = {
  dates: `2019 – `.repeat(MANY),
  brackets: '('.repeat(MANY * 4),
  commas: 'a, '.repeat(MANY),
  dashes: 'Engineer - '.repeat(MANY),
  'one word': 'a'.repeat(MANY * 10),
  'email addresses': 'a.b@'.repeat(MANY),
  'web addresses': 'www.a.'.repeat(MANY),
  digits: '1 2-3.'.repeat(MANY),
  colons: 'Company: '.repeat(MANY),
  blanks: ` ${' \t'.repeat(MANY)}x`,
  places: 'Berlin, '.repeat(MANY),
}

describe('a hostile text', () => {
  for (const [what, text] of Object.entries(HOSTILE)) {
    test(`of ${what} is read in time and fits a CV's limits`, () => {
      const drawn = `# ${text}\n## Experience\n${text}\n• ${text}\n## Education\n${text}\n## Skills\n${text}`
      expect(CvReading.safeParse(readCv(madeDocument(drawn))).error).toBeUndefined()
    }, 3_000)
  }

  test('of very many lines is read in time and cut at the limit', () => {
    const entry = 'Engineer, Fernhollow || 2019 – 2020\n• Did things\n'
    const { cv, troubles } = readCv(madeDocument(`## Experience\n${entry.repeat(6_000)}`))
    expect([cv.work.length, troubles]).toEqual([100, ['cut']])
  }, 10_000)
})
