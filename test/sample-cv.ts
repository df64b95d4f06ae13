/** The CV of an invented person with an entry in every list, for tests. */
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import type { CvReading } from '#core/cv/cv-reading.ts'

export const madeCv: Cv = {
  ...EMPTY_CV,
  name: 'Ada Example',
  label: 'Data Engineer',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  place: {
    text: 'London, UK',
    address: null,
    postalCode: null,
    city: 'London',
    region: null,
    countryCode: 'GB',
  },
  links: [{ id: 'u1', network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
  summary: [{ id: 's1', text: 'Builds data platforms that people trust.' }],
  work: [
    {
      id: 'w1',
      company: 'Acme Ltd',
      url: null,
      place: 'London',
      about: null,
      roles: [
        {
          id: 'w1r1',
          title: 'Lead Engineer',
          start: '2022-01',
          end: 'present',
          place: null,
          summary: null,
          highlights: [
            { id: 'w1r1h1', text: 'Cut the cost of storage by 40 % in one year.' },
            { id: 'w1r1h2', text: 'Led a team of five engineers.' },
          ],
        },
        {
          id: 'w1r2',
          title: 'Engineer',
          start: '2020-03',
          end: '2021-12',
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
      institution: 'Example University',
      url: null,
      place: null,
      degree: 'BSc',
      area: 'Physics',
      start: '2016',
      end: '2019',
      score: null,
      courses: [{ id: 'e1c1', text: 'Statistics' }],
      highlights: [],
    },
  ],
  skills: [{ id: 'k1', name: null, level: null, keywords: ['Python', 'SQL'] }],
  languages: [{ id: 'l1', language: 'English', fluency: 'native' }],
}

const LINES = [
  'Ada Example',
  'Data Engineer',
  'ada@example.org | +44 20 7946 0000 | London, UK',
  'Builds data platforms that people trust.',
  'Acme Ltd, London',
  'Lead Engineer, Jan 2022 – Present',
  'Cut the cost of storage by 40 % in one year.',
  'Led a team of five engineers.',
  'Engineer, Mar 2020 – Dec 2021',
  'Example University, BSc Physics, 2016 – 2019',
  'Skills',
  'Python, SQL',
  'English (native)',
  'Driving licence B',
]

/** The same CV as read from a text file. Its last line was not used, and one title is uncertain. */
export const sampleReading: CvReading = {
  rules: 1,
  format: 'txt',
  pages: [],
  lines: LINES.map((text) => ({ text, page: 0, box: null })),
  cv: madeCv,
  marks: {
    name: { sure: 'likely', lines: [0] },
    label: { sure: 'likely', lines: [1] },
    email: { sure: 'sure', lines: [2] },
    phone: { sure: 'sure', lines: [2] },
    place: { sure: 'likely', lines: [2] },
    s1: { sure: 'likely', lines: [3] },
    'w1.company': { sure: 'likely', lines: [4] },
    'w1r1.title': { sure: 'unsure', lines: [5] },
    'w1r1.start': { sure: 'sure', lines: [5] },
    'w1r1.end': { sure: 'sure', lines: [5] },
    w1r1h1: { sure: 'sure', lines: [6] },
    w1r1h2: { sure: 'sure', lines: [7] },
    w1r2: { sure: 'likely', lines: [8] },
    e1: { sure: 'likely', lines: [9] },
    k1: { sure: 'likely', lines: [11] },
    l1: { sure: 'likely', lines: [12] },
  },
  troubles: [],
  unread: [13],
}
