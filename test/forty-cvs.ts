/**
 * Forty generated CVs of invented people, always the same. They cover every kind of name, length and section that a
 * writer has to format and a reader has to find again. No two dates, names or lines within a CV are alike.
 */
import { type Cv, type CvEmployment, type CvLine, EMPTY_CV } from '#core/cv/cv.ts'

export type NamedCv = { about: string; cv: Cv }

const NAMES: readonly (readonly [name: string, about: string])[] = [
  ['Ada Ångström', 'Swedish letters'],
  ['Łukasz Żółć-Gęślą', 'Polish letters'],
  ['Nguyễn Thị Ánh Tuyết', 'Vietnamese letters'],
  ['Юлия Щербакова', 'a name in Cyrillic'],
  ['Ελένη Παπαδοπούλου', 'a name in Greek'],
  ['נועה לוי', 'a name in Hebrew'],
  ['ليلى الهاشمي', 'a name in Arabic'],
  ['José María Fernández de la Vega y Ruiz-Peña', 'a long name'],
  ['Bo Li', 'a short name'],
  ["Siobhán O'Connor-D’Arcy", 'two kinds of apostrophe'],
]

const LABELS = [
  'Senior Data Engineer',
  'Product Designer',
  'Registered Nurse',
  'Backend Developer',
  'Head of Finance',
]
const PLACES = [
  'Stockholm, Sweden',
  'Porto, Portugal',
  'Austin, TX',
  'Leeds, United Kingdom',
  'Graz, Austria',
]
const COMPANIES = [
  'Nordlys Analytics',
  'Bluefin Logistics GmbH',
  'Harbour & Sons Ltd',
  'Quartz Robotics Inc.',
  'Meridian Health Group',
  'Oakline Software',
  'Petrel Energy AB',
  'Sable Insurance',
  'Tern & Heron Studio',
  'Umber Foods',
]
const TITLES = [
  'Staff Engineer',
  'Senior Software Engineer',
  'Software Engineer',
  'Data Analyst',
  'Project Manager',
  'Product Designer',
  'Team Lead',
  'Junior Developer',
  'Consultant',
  'Intern',
]
const VERBS = [
  'Cut',
  'Built',
  'Led',
  'Wrote',
  'Moved',
  'Introduced',
  'Measured',
  'Taught',
  'Repaired',
  'Planned',
]
const THINGS = [
  'the nightly load of 120 tables',
  'a payment service for 14 markets',
  'the team of five that keeps billing running',
  'contracts between publishers and readers of data',
  'four warehouses onto one order system',
  'code review and a style that all follow',
  'the cost of storage and halved it',
  'new colleagues in testing and on-call work',
  'a search that had been slow for years',
  'the move of two offices without a day of standstill',
]
const ENDS = [
  'in eight weeks.',
  'with two colleagues from operations.',
  'before the busiest season, without a night of overtime.',
  'so that reports arrive at seven in the morning instead of at noon, every day of the year.',
  'after asking 30 customers what they miss.',
]
const SCHOOLS = [
  'University of Uppsala',
  'Technical University of Graz',
  'Leeds City College',
  'ETH Zürich',
]
const DEGREES: readonly (readonly [degree: string, area: string])[] = [
  ['MSc', 'Computer Science'],
  ['BSc', 'Mathematics'],
  ['Bachelor of Arts', 'Graphic Design'],
  ['Diploma', 'Nursing'],
]
const SKILLS: readonly (readonly [name: string, keywords: string[]])[] = [
  ['Programming', ['Python', 'TypeScript', 'Go', 'C#', 'SQL']],
  ['Databases', ['PostgreSQL', 'Redis', 'ClickHouse']],
  ['Tools', ['Docker', 'Terraform', 'Kafka', 'Figma', 'Git']],
]

const at = <Item>(list: readonly Item[], n: number): Item => list[n % list.length] as Item

/** The content of a CV apart from its name. `n` makes each of the forty different. */
type Shape = {
  about: string
  make: (cv: Cv, n: number) => Cv
}

const SHAPES: readonly Shape[] = [
  { about: 'everything', make: (cv, n) => ({ ...everything(cv, n) }) },
  { about: 'two employers', make: (cv, n) => ({ ...usual(cv, n), work: employments(n, 2, 3) }) },
  {
    about: 'several roles at one employer',
    make: (cv, n) => ({
      ...usual(cv, n),
      work: [severalRoles(n), ...employments(n + 3, 1, 3, 2012)],
    }),
  },
  {
    about: 'no work yet',
    make: (cv, n) => ({
      ...usual(cv, n),
      work: [],
      projects: projects(n, 3),
      education: schools(n, 2),
    }),
  },
  {
    about: 'volunteering and projects, one job',
    make: (cv, n) => ({
      ...usual(cv, n),
      work: employments(n, 1, 2),
      projects: projects(n, 2),
      volunteer: volunteering(n),
    }),
  },
  {
    about: 'one line',
    make: (cv, n) => ({ ...EMPTY_CV, name: cv.name, summary: n % 2 ? lines('s', n, 1) : [] }),
  },
  {
    about: 'many pages',
    make: (cv, n) => ({ ...everything(cv, n), work: employments(n, 20, 7) }),
  },
  {
    about: 'long words and addresses',
    make: (cv, n) => ({
      ...usual(cv, n),
      links: [
        {
          id: 'l1',
          network: null,
          username: null,
          url: `https://example.org/people/${'a-very-long-path/'.repeat(7)}cv`,
        },
      ],
      work: employments(n, 2, 2).map((employment) => ({
        ...employment,
        roles: employment.roles.map((role) => ({
          ...role,
          title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragter',
        })),
      })),
    }),
  },
]

export function fortyCvs(): NamedCv[] {
  return Array.from({ length: 40 }, (_, n) => {
    const [name, nameAbout] = at(NAMES, n)
    // Each shape is combined with five names.
    const shape = at(SHAPES, n + Math.floor(n / 8))
    return { about: `${shape.about}, ${nameAbout}`, cv: shape.make(head(name, n), n) }
  })
}

function head(name: string, n: number): Cv {
  const place = at(PLACES, n)
  return {
    ...EMPTY_CV,
    name,
    label: at(LABELS, n),
    email: `person${n}@example.org`,
    phone: `+46 70 123 4${n % 10} ${10 + n}`,
    place: {
      text: place,
      address: null,
      postalCode: null,
      city: place.split(', ')[0] as string,
      region: null,
      countryCode: null,
    },
  }
}

function usual(cv: Cv, n: number): Cv {
  return {
    ...cv,
    links: [
      { id: 'l1', network: 'GitHub', username: `person${n}`, url: `https://github.com/person${n}` },
      {
        id: 'l2',
        network: 'LinkedIn',
        username: `person-${n}`,
        url: `https://www.linkedin.com/in/person-${n}`,
      },
    ],
    summary: lines('s', n, 2),
    work: employments(n, 3, 3),
    education: schools(n, 1),
    skills: SKILLS.map(([group, keywords], k) => ({
      id: `k${k}`,
      name: group,
      level: null,
      keywords,
    })),
    languages: [
      { id: 'g1', language: 'English', fluency: 'C2' },
      { id: 'g2', language: 'Spanish', fluency: 'Native' },
    ],
  }
}

function everything(cv: Cv, n: number): Cv {
  return {
    ...usual(cv, n),
    url: `https://person${n}.example.net`,
    projects: projects(n, 2),
    volunteer: volunteering(n),
    certificates: [
      credit('t1', 'Certified Scrum Master', 'Scrum Alliance', '2021-05'),
      credit('t2', 'Solutions Architect Associate', 'Amazon Web Services', '2019-11'),
    ],
    awards: [credit('a1', 'Engineer of the Year', 'Society of Builders', '2018')],
    publications: [
      credit('u1', 'On Tables That Tell the Truth', 'Journal of Dull Systems', '2017-02'),
    ],
    interests: [{ id: 'i1', name: null, level: null, keywords: ['Rowing', 'Chess', 'Bread'] }],
    references: [
      { id: 'r1', name: 'Maria Lindqvist', reference: 'Finds the fault before the customer does.' },
    ],
    other: [
      {
        id: 'o1',
        heading: 'Memberships',
        lines: [{ id: 'o1l1', text: 'Rowing Club of the Harbour since 2009' }],
      },
    ],
  }
}

function lines(prefix: string, n: number, count: number): CvLine[] {
  return Array.from({ length: count }, (_, k) => ({
    id: `${prefix}${k + 1}`,
    text: `${at(VERBS, n + k * 3)} ${at(THINGS, n * 3 + k * 7)} ${at(ENDS, n + k)}`,
  }))
}

/** Newest first. The newest ends in 2026, and employments do not overlap. */
function employments(n: number, count: number, each: number, until = 2026): CvEmployment[] {
  const years = count > 8 ? 1 : 3
  return Array.from({ length: count }, (_, k) => {
    const end = until - k * years
    return {
      id: `w${k + 1}`,
      company: `${at(COMPANIES, n + k)}${k < COMPANIES.length ? '' : ' II'}`,
      url: null,
      place: k % 2 === 0 ? at(PLACES, n + k + 1) : null,
      about: null,
      roles: [
        {
          id: `w${k + 1}r1`,
          title: at(TITLES, n + k * 3),
          start: `${end - years}-0${1 + (n % 9)}`,
          end:
            k === 0 && until === 2026
              ? ('present' as const)
              : (`${end - 1 + (years > 1 ? 1 : 0)}-12` as const),
          place: null,
          summary: null,
          highlights: lines(`w${k + 1}h`, n + k * 5, each),
        },
      ],
    }
  })
}

function severalRoles(n: number): CvEmployment {
  const [employment] = employments(n, 1, 2) as [CvEmployment]
  const [role] = employment.roles as [CvEmployment['roles'][number]]
  return {
    ...employment,
    roles: [
      { ...role, start: '2022-04' },
      {
        ...role,
        id: 'w1r2',
        title: at(TITLES, n + 1),
        start: '2019-02',
        end: '2022-03',
        highlights: lines('w1r2h', n + 11, 3),
      },
      {
        ...role,
        id: 'w1r3',
        title: at(TITLES, n + 2),
        start: '2017-06',
        end: '2019-01',
        highlights: lines('w1r3h', n + 17, 1),
      },
    ],
  }
}

function schools(n: number, count: number): Cv['education'] {
  return Array.from({ length: count }, (_, k) => {
    const [degree, area] = at(DEGREES, n + k)
    return {
      id: `e${k + 1}`,
      institution: at(SCHOOLS, n + k),
      url: null,
      place: null,
      degree,
      area,
      start: `${2010 - k * 4}-09`,
      end: `${2013 - k * 4}-06`,
      score: n % 3 === 0 ? '4.8 / 5' : null,
      courses: [],
      highlights: [],
    }
  })
}

function projects(n: number, count: number): Cv['projects'] {
  const names = ['Lantern', 'Gull', 'Copper Kettle']
  return Array.from({ length: count }, (_, k) => ({
    id: `p${k + 1}`,
    name: at(names, n + k),
    url: `https://github.com/person${n}/${at(names, n + k)
      .toLowerCase()
      .replace(' ', '-')}`,
    entity: null,
    roles: [],
    start: `${2016 + k * 2}`,
    end: `${2017 + k * 2}`,
    description: 'Groups the lines of a log that say the same.',
    highlights: lines(`p${k + 1}h`, n + 23 + k, 1),
    keywords: ['Rust', 'SQLite'],
  }))
}

function volunteering(n: number): Cv['volunteer'] {
  return [
    {
      id: 'v1',
      organization: 'Harbour Food Bank',
      position: 'Driver',
      url: null,
      start: '2014-03',
      end: '2016-10',
      summary: null,
      highlights: lines('v1h', n + 29, 1),
    },
  ]
}

function credit(id: string, title: string, by: string, date: string): Cv['certificates'][number] {
  return { id, title, by, date, url: null, summary: null }
}
