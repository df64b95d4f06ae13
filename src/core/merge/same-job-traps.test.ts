/** Cases that break a comparison based only on words, or only on addresses as written. */
import { describe, expect, it } from 'vitest'
import type { Comparable } from './dedupe-features.ts'
import { type Sameness, sameJob } from './same-job.ts'

type Side = Partial<Comparable>
type Case = readonly [expected: Sameness, one: Side, other: Side]

const JOB = { source: 'one', id: '1', title: 'Data Engineer, Billing', company: 'Acme' }
const LEVER = '5ac21346-8e0c-4494-8e7a-3eb92ff77902'

/** Words that are unique to each seed. */
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => `w${(seed * 7919 + at * 104_729) % 99_991}`).join(' ')

const name = (company: string) => ({ company })
const title = (written: string) => ({ title: written })
const place = (location: string) => ({ location })
const link = (url: string, more: Side = {}) => ({ url, ...more })
const advert = (written: string, description: string) => ({ title: written, description })

const TRAPS: Readonly<Record<string, readonly Case[]>> = {
  'the id in a parameter of the employer’s own page': [
    [
      'same',
      link('https://www.acme.com/careers/?gh_jid=7605753&utm_source=feed', title('Engineer 1')),
      link('https://job-boards.greenhouse.io/acmeinc/jobs/7605753', title('Software Engineer I')),
    ],
    [
      'same',
      link(`https://acme.com/open-roles?ashby_jid=${LEVER}`, name('Acme Labs')),
      link(`https://jobs.ashbyhq.com/acme/${LEVER}/application`, title('Data Eng - Billing')),
    ],
    [
      'same',
      link(`https://acme.com/jobs?lever=${LEVER}`, place('Oslo')),
      link(`https://jobs.lever.co/acme/${LEVER}/apply?lever-source=x`, place('Bergen')),
    ],
    [
      'other',
      link('https://www.acme.com/careers/?gh_jid=7605753', title('Software Engineer I')),
      link('https://www.acme.com/careers/?gh_jid=7605999', title('Software Engineer II')),
    ],
  ],
  'two ids, one of them on the employer’s own page': [
    [
      'opening',
      link('https://www.acme.com/careers/?gh_jid=7605753', title('Software Engineer')),
      link('https://job-boards.greenhouse.io/acme/jobs/7605999', title('Software Engineer')),
    ],
  ],
  'one id on several hosts': [
    [
      'same',
      link('https://boards.greenhouse.io/embed/job_app?token=7669159003', title('Developer')),
      link('https://job-boards.eu.greenhouse.io/acme/jobs/7669159003', title('Data Developer')),
    ],
    [
      'same',
      link('https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/Oslo/Engineer_R-49164'),
      link('https://acme.wd5.myworkdayjobs.com/Inside/job/Oslo/Data-Engineer--Billing_R-49164-1'),
    ],
    [
      'same',
      link('https://careers-acme.icims.com/jobs/71514/data-engineer/job', title('Data Engineer')),
      link('https://uscareers-acme.icims.com/jobs/71514/job?mobile=true', title('Engineer, Data')),
    ],
    [
      'other',
      link('https://careers-acme.icims.com/jobs/71514/job', title('Data Engineer')),
      link('https://careers-boats.icims.com/jobs/71514/job', name('Boats')),
    ],
  ],
  'an address instead of a name': [
    ['same', name('Sea Breeze Labs'), name('seabreezelabs')],
    ['same', name('Sea Breeze'), name('sea-breeze-inc')],
    ['same', name('SEA BREEZE GmbH & Co. KG'), name('seabreeze')],
    ['same', name('Björk & Søn ApS'), name('bjorkandson')],
    ['same', name('🔥 Sea Breeze'), name('Sea Breeze, Inc.')],
    [
      'same',
      { ...name('The Sea Breeze Company'), ...place('Oslo') },
      { ...name('seabreeze'), ...place('Oslo') },
    ],
    ['other', name('Sea Breeze'), name('seabreezefoods')],
  ],
  'a city under another name, a list in another order': [
    ['same', place('Bangalore, India'), place('Bengaluru, Karnataka, IN')],
    ['same', place('Praha'), place('Prague, Czech Republic')],
    ['same', place('NYC Office'), place('New York, NY, United States')],
    ['same', place('Seattle, WA; SF'), place('San Francisco, CA | Seattle, WA')],
    ['same', place('Berlin'), place('Munich, Germany; Berlin, Germany; Hamburg, Germany')],
    ['same', place('Remote in USA'), place('United States (Remote)')],
    ['opening', place('Cambridge, MA'), place('Cambridge, UK')],
    ['opening', place('Paris, KY'), place('Paris, France')],
    ['opening', place('South San Francisco, CA'), place('San Francisco, CA')],
    ['opening', place('Berlin; Munich'), place('Berlin; Hamburg; Cologne')],
  ],
  'two roles with mostly the same text': [
    [
      'other',
      advert('Data Engineer, Billing', `${words(1, 800)} ${words(2, 60)}`),
      advert('Data Engineer, Search', `${words(1, 800)} ${words(3, 60)}`),
    ],
    [
      'other',
      advert('Senior Data Engineer', words(1, 800)),
      advert('Staff Data Engineer', words(1, 800)),
    ],
    [
      'other',
      advert('Backend Engineer (Java)', `${words(1, 800)} ${words(2, 40)}`),
      advert('Backend Engineer (Go)', `${words(1, 800)} ${words(3, 40)}`),
    ],
    [
      'same',
      advert('Data Engineer, Billing', words(1, 800)),
      advert('Data Engineer, Billing Platform', `${words(1, 790)} ${words(3, 10)}`),
    ],
  ],
  'a title in other words or another order': [
    ['same', title('Billing Data Engineer'), title('Data Engineer (Billing)')],
    [
      'same',
      title('Manager of Engineering, Billing & SDK'),
      title('Engineering Manager (Billing and SDK)'),
    ],
    ['same', title('Software Engineer 1 – Full Stack'), title('Fullstack Software Engineer I')],
    ['same', title('Sr. Data Eng - Billing (m/w/d)'), title('Senior Data Engineer, Billing')],
    [
      'same',
      title('Data Engineer, Billing at Acme'),
      title('Acme – Data Engineer, Billing (Ref. 48211)'),
    ],
    ['other', title('Data Engineer II, Billing'), title('Data Engineer III, Billing')],
    ['other', title('Data Engineer, Billing'), title('Data Engineering Manager, Billing')],
    ['other', title('Data Engineer, Billing'), title('Senior Data Engineer, Billing')],
    ['other', title('Data Engineer, Billing'), title('Data Engineer, Search')],
    ['other', title('Frontend Engineer (React)'), title('Frontend Engineer (Vue)')],
  ],
  'sister boards': [
    [
      'same',
      { ...name('Sea Breeze'), ...advert('Data Engineer', words(1, 400)), ...place('Oslo') },
      {
        ...name('Northwind Group'),
        ...advert('Data Engineer', words(1, 400)),
        ...place('Oslo, Norway'),
      },
    ],
    [
      'same',
      link('https://boards.greenhouse.io/seabreeze/jobs/7605753', name('Sea Breeze')),
      link('https://boards.greenhouse.io/northwind/jobs/7605753', name('Northwind')),
    ],
    [
      'same',
      { ...name('Sea Breeze'), ...place('Oslo'), postedAt: '2026-05-04T08:13:41Z' },
      { ...name('Northwind'), ...place('Oslo'), postedAt: '2026-05-04T08:13:41Z' },
    ],
    [
      'other',
      { ...name('Sea Breeze'), ...place('Oslo'), postedAt: '2026-05-04T08:00:00Z' },
      { ...name('Northwind'), ...place('Oslo'), postedAt: '2026-05-04T08:00:00Z' },
    ],
    [
      'other',
      { ...name('Sea Breeze'), ...place('Oslo') },
      { ...name('Northwind'), ...place('Oslo') },
    ],
  ],
  'similar company names': [
    ['other', name('Northwind'), name('Northwind Labs')],
    ['other', name('Northwind'), name('Northwind Systems')],
    ['other', name('Northwind Group'), name('Northwind')],
    ['other', name('northwindlabs'), name('Northwind')],
    ['other', name('Northwind Health'), name('Northwind Homes')],
    ['other', name('Škoda'), name('Skoda Motors')],
    ['other', name('suno'), name('Cosuno')],
    ['other', name('Stealth Startup'), name('Stealth Startup')],
  ],
}

for (const [about, cases] of Object.entries(TRAPS)) {
  describe(about, () => {
    it.each(cases)('%s: %o | %o', (expected, one, other) => {
      const [a, b] = [
        { ...JOB, ...one },
        { ...JOB, source: 'two', id: '2', ...other },
      ]
      expect(sameJob(a, b)).toMatchObject({ verdict: expected })
      expect(sameJob(b, a).verdict).toBe(expected)
    })
  })
}
