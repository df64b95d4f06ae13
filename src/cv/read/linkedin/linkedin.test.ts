import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { docx, zipped } from '#test/sample-files.ts'
import { fromLinkedIn } from './linkedin.ts'

const exported = (tables: Record<string, string>) =>
  zipped(Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, strToU8(text)])))

const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
  'Ada,Example,,,"Dec 10, 1815","Engineer, Writer","First paragraph.\n\nSecond, with ""quotes"".",Software,10115,"Berlin, Germany",[ada],"[PERSONAL:https://ada.example],[OTHER:https://b.example]",\n'
const POSITIONS =
  'Company Name,Title,Description,Location,Started On,Finished On\r\n' +
  'Acme,Lead,"• Built engines • Led two","Berlin, Germany",Jan 2020,\r\n' +
  'Acme,Engineer,"Wrote programs.\n- Fast ones",Berlin,Sep 2017,Dec 2019\r\n' +
  'Other Ltd,Intern,,,2016,2016\r\n'

test('every table becomes its part of the CV', () => {
  const cv = fromLinkedIn(
    exported({
      'Basic_LinkedInDataExport/Profile.csv': `\ufeff${PROFILE}`,
      'Basic_LinkedInDataExport/Positions.csv': POSITIONS,
      'Basic_LinkedInDataExport/Email Addresses.csv':
        'Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,\nada@example.org,Yes,Yes,\n',
      'Basic_LinkedInDataExport/PhoneNumbers.csv':
        'Extension,Number,Type\n,030 555,Work\n+49,171 5550100,Mobile\n',
      'Basic_LinkedInDataExport/Education.csv':
        'School Name,Start Date,End Date,Notes,Degree Name,Activities\nTU Berlin,2012,2016,,"Bachelor of Science - BS, Computer Science",Chess\n',
      'Basic_LinkedInDataExport/Skills.csv': 'Name\nRust\nGo\nRust\n',
      'Basic_LinkedInDataExport/Languages.csv':
        'Name,Proficiency\nGerman,Native or bilingual proficiency\n',
      'Basic_LinkedInDataExport/Certifications.csv':
        'Notes:\n"When exporting your data, some of it may be missing"\n\nName,Url,Authority,Started On,Finished On,License Number\nCKA,https://c.example,CNCF,Mar 2022,,X-1\n',
      'Basic_LinkedInDataExport/Projects.csv':
        'Title,Description,Url,Started On,Finished On\nEngine,Counts things,https://p.example,Jan 2019,Feb 2019\n',
      'Basic_LinkedInDataExport/Volunteering.csv':
        'Company Name,Role,Cause,Started On,Finished On,Description\nFood Bank,Driver,Hunger,Jan 2015,,Drove\n',
      'Basic_LinkedInDataExport/Publications.csv':
        'Name,Published On,Description,Publisher,Url\nNotes,2025-08-01,A paper,IEEE,https://d.example\n',
      'Basic_LinkedInDataExport/Honors.csv': 'Title,Description,Issued On\nPrize,First,Aug 2025\n',
      'Basic_LinkedInDataExport/Courses.csv': 'Name,Number\nCompilers,CS1\n',
      'Basic_LinkedInDataExport/messages.csv': 'FROM,TO\nsecret,secret\n',
    }),
  )
  expect(cv).toEqual({
    ...EMPTY_CV,
    name: 'Ada Example',
    label: 'Engineer, Writer',
    email: 'ada@example.org',
    phone: '+49 171 5550100',
    place: {
      text: 'Berlin, Germany',
      address: null,
      postalCode: '10115',
      city: 'Berlin',
      region: 'Germany',
      countryCode: null,
    },
    links: [
      { id: 'k1', network: 'Personal', username: null, url: 'https://ada.example' },
      { id: 'k2', network: null, username: null, url: 'https://b.example' },
      { id: 'k3', network: 'Twitter', username: null, url: 'https://twitter.com/ada' },
    ],
    summary: [
      { id: 'm1', text: 'First paragraph.' },
      { id: 'm2', text: 'Second, with "quotes".' },
    ],
    work: [
      {
        id: 'w1',
        company: 'Acme',
        url: null,
        place: null,
        about: null,
        roles: [
          {
            id: 'w1r1',
            title: 'Lead',
            start: '2020-01',
            end: 'present',
            place: 'Berlin, Germany',
            summary: null,
            highlights: [
              { id: 'w1r1h1', text: 'Built engines' },
              { id: 'w1r1h2', text: 'Led two' },
            ],
          },
          {
            id: 'w1r2',
            title: 'Engineer',
            start: '2017-09',
            end: '2019-12',
            place: 'Berlin',
            summary: 'Wrote programs.',
            highlights: [{ id: 'w1r2h1', text: 'Fast ones' }],
          },
        ],
      },
      {
        id: 'w2',
        company: 'Other Ltd',
        url: null,
        place: null,
        about: null,
        roles: [
          {
            id: 'w2r1',
            title: 'Intern',
            start: '2016',
            end: '2016',
            place: null,
            summary: null,
            highlights: [],
          },
        ],
      },
    ],
    education: [
      {
        id: 'e1',
        institution: 'TU Berlin',
        url: null,
        place: null,
        degree: 'Bachelor of Science - BS',
        area: 'Computer Science',
        start: '2012',
        end: '2016',
        score: null,
        courses: [],
        highlights: [{ id: 'e1h1', text: 'Chess' }],
      },
    ],
    skills: [{ id: 's1', name: null, level: null, keywords: ['Rust', 'Go'] }],
    projects: [
      {
        id: 'p1',
        name: 'Engine',
        url: 'https://p.example',
        entity: null,
        roles: [],
        start: '2019-01',
        end: '2019-02',
        description: 'Counts things',
        highlights: [],
        keywords: [],
      },
    ],
    volunteer: [
      {
        id: 'v1',
        organization: 'Food Bank',
        position: 'Driver',
        url: null,
        start: '2015-01',
        end: 'present',
        summary: 'Drove',
        highlights: [],
      },
    ],
    certificates: [
      {
        id: 'c1',
        title: 'CKA',
        by: 'CNCF',
        date: '2022-03',
        url: 'https://c.example',
        summary: 'X-1',
      },
    ],
    awards: [{ id: 'a1', title: 'Prize', by: null, date: '2025-08', url: null, summary: 'First' }],
    publications: [
      {
        id: 'u1',
        title: 'Notes',
        by: 'IEEE',
        date: '2025-08-01',
        url: 'https://d.example',
        summary: 'A paper',
      },
    ],
    languages: [{ id: 'l1', language: 'German', fluency: 'Native or bilingual proficiency' }],
    other: [{ id: 'o1', heading: 'Courses', lines: [{ id: 'o1l1', text: 'Compilers, CS1' }] }],
  })
})

test('one table is enough, and long values are cut', () => {
  const long = 'x'.repeat(30_000)
  const cv = fromLinkedIn(
    exported({ 'Positions.csv': `${POSITIONS}${long},${long},"${long}",,,\n` }),
  )
  expect(Cv.safeParse(cv).error).toBeUndefined()
  expect(cv?.work.at(-1)?.company).toHaveLength(500)
})

test.each([
  ['a document', docx('Ada')],
  ['an archive without the tables', exported({ 'Skills.csv': 'Name\nRust\n' })],
  ['no archive', Buffer.from('Ada')],
])('%s is not an export', (_, bytes) => {
  expect(fromLinkedIn(bytes)).toBeNull()
})
