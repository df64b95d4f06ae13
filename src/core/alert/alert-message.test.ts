/** What an email about alerts says. */
import { expect, test } from 'vitest'
import type { JobCard, JobId } from '#core/job/job.ts'
import { emailHtml, letterText } from '#core/mail/email-message.ts'
import { alertMessage, MAX_MAILED_JOBS, type MailedJob, newJobsSubject } from './alert-message.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const LINKS = {
  publicUrl: 'https://jobs.example.org',
  manage: 'https://jobs.example.org/job-alerts/email?token=a.2026-03.b',
  finds: 'https://jobs.example.org/dashboard/job-alerts/found',
}

const mailed = (id: number, job: Partial<JobCard> = {}, alerts = ['rust']): MailedJob => ({
  job: {
    id: id as JobId,
    title: 'Rust Engineer',
    company: 'Acme',
    companySlug: 'acme',
    companyLogo: null,
    locationText: null,
    locationRaw: null,
    workSetting: null,
    jobType: null,
    level: null,
    tags: [],
    salary: null,
    salaryText: null,
    payDetails: null,
    postedAt: null,
    firstSeenAt: '2026-03-02T08:00:00Z',
    isDemo: false,
    ...job,
  },
  alerts,
})

test.each([
  [[mailed(1)], 'New: Rust Engineer at Acme'],
  [[mailed(1), mailed(2)], '2 new: Rust Engineer at Acme and 1 more'],
  [
    [mailed(1, { title: 'R'.repeat(80) }), mailed(2), mailed(3)],
    `3 new: ${'R'.repeat(59)}… at Acme and 2 more`,
  ],
])('the subject of %# says what is new', (jobs, subject) => {
  expect(newJobsSubject(jobs.map(({ job }) => job))).toBe(subject)
})

test('a remote job whose place is “Remote” says so once', () => {
  const remote = mailed(1, { locationText: 'Remote', workSetting: 'remote' })
  const [item] = alertMessage([remote], LINKS, NOW).lines
  expect(item).toMatchObject({ details: expect.arrayContaining(['Acme · Remote']) })
})

test('each job has its company, place, salary, age and the alerts that found it', () => {
  const salary = { min: 90_000, max: 120_000, currency: 'EUR', period: 'year' as const }
  const full = mailed(
    7,
    { locationText: 'Oslo', workSetting: 'hybrid', salary, postedAt: '2026-02-27T08:00:00Z' },
    ['rust', 'Jobs in Oslo'],
  )
  expect(alertMessage([full, mailed(8)], LINKS, NOW).lines).toEqual([
    {
      title: 'Rust Engineer',
      link: 'https://jobs.example.org/jobs/7',
      details: [
        'Acme · Oslo · Hybrid',
        '€90,000 - €120,000 · posted 3 days ago',
        'Found by: rust and Jobs in Oslo',
      ],
    },
    {
      title: 'Rust Engineer',
      link: 'https://jobs.example.org/jobs/8',
      details: ['Acme', 'found today', 'Found by: rust'],
    },
  ])
})

test('a large email stays below 100 KB and says where the other jobs are', () => {
  const name = 'Ä<&>"'.repeat(12)
  const many = Array.from({ length: 200 }, (_, at) =>
    mailed(at + 1, { title: 'Ä<&>"'.repeat(50), company: name, locationText: name }, [name, name]),
  )
  const message = alertMessage(many, LINKS, NOW)
  expect(message.lines.slice(MAX_MAILED_JOBS)).toEqual([
    'Your alerts found 175 more jobs.',
    { link: LINKS.finds, label: 'See all of them' },
  ])
  expect(Buffer.byteLength(emailHtml(message))).toBeLessThan(100_000)
})

test('every link of the HTML is in the text', () => {
  const message = alertMessage([mailed(1), mailed(2)], LINKS, NOW)
  const text = letterText(message)
  const links = [...emailHtml(message).matchAll(/href="([^"]+)"/g)].map(
    ([, link]) => link as string,
  )
  expect(links).toHaveLength(4)
  expect(links.filter((link) => !text.includes(link))).toEqual([])
})
