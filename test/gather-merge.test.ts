/** Listings of one job: merged across sources and places, reposted, and separated again. */
import { expect, test } from 'vitest'
import type { Listing } from '#core/job/listing.ts'
import { Unreadable } from '#sources/source/source.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering, type OnBoard } from './fake-boards.ts'

const TEXT = `<p>${Array.from({ length: 80 }, (_, index) => `sentence${index % 40} about work${index}`).join(' ')}</p>`
const OTHER_TEXT = `<p>${Array.from({ length: 80 }, (_, index) => `other${index} words${index % 40}`).join(' ')}</p>`
const role = (given: Partial<Listing> = {}): Partial<Listing> => ({
  title: 'Platform Reliability Engineer',
  company: 'Acme Robotics',
  location: 'Berlin, Germany',
  description: TEXT,
  ...given,
})

async function only(app: TestApp, query = '') {
  const { jobs } = await app.json(`/api/jobs?${query}`)
  expect(jobs).toHaveLength(1)
  return app.json(`/api/jobs/${jobs[0].id}`)
}

test("a job listed by an employer and a site is one job, shown as on the employer's board", async () => {
  const app = await createTestApp()
  const site = await gathering(app, {
    fake: fakeSource({ name: 'remotive', lists: 'window' }),
    token: 'all',
  })
  const own = await gathering(app)
  await site.run([found('r1', role({ salaryText: '$1', title: 'Platform Reliability Engineer' }))])
  await own.run([found('g1', role())])
  const job = await only(app)
  expect(job.source).toBe('greenhouse')
  expect(job.salaryText).toBe(null)
})

test('a merged job closes when the last of its listings is gone', async () => {
  const app = await createTestApp()
  const other = await gathering(app, { fake: fakeSource({ name: 'lever' }), token: 'acme' })
  const own = await gathering(app)
  const filler = found('filler')
  await other.run([found('l1', role()), found('l2')])
  await own.run([found('g1', role()), filler])
  await own.run([{ removed: 'g1' }, filler])
  expect(await app.titles()).toContain('Platform Reliability Engineer')
  await other.run([{ removed: 'l1' }, found('l2')])
  expect(await app.titles()).not.toContain('Platform Reliability Engineer')
})

test('one role at several places is one card with all places, and loses a place when its listing goes', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  const berlin = found('1', role())
  const paris = found('2', role({ location: 'Paris, France' }))
  const filler = found('filler')
  await board.run([berlin, paris, filler])
  expect(await app.titles('query=reliability')).toHaveLength(1)
  for (const city of ['Berlin', 'Paris']) {
    expect(await app.titles(`location=${city}&query=reliability`)).toHaveLength(1)
  }
  await board.run([berlin, filler, { removed: '2' }])
  expect(await app.titles('location=Paris')).toEqual([])
  expect(await app.titles('location=Berlin&query=reliability')).toHaveLength(1)
})

test('the same text under a new id is a repost of the same job for some months, then a new job', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const board = await gathering(app)
  const filler = found('filler')
  await board.run([found('1', role()), filler])
  const id = (await app.json('/api/jobs?query=reliability')).jobs[0].id
  await board.run([{ removed: '1' }, filler])
  app.setNow('2026-04-02T09:00:00Z')
  await board.run([found('2', role({ postedAt: '2026-04-01T09:00:00Z' })), filler])
  expect(await app.json(`/api/jobs/${id}`)).toMatchObject({ closedAt: null, repostedCount: 1 })
  expect(await app.titles('query=reliability')).toHaveLength(1)

  await board.run([{ removed: '2' }, filler])
  app.setNow('2026-09-02T09:00:00Z')
  await board.run([found('3', role({ postedAt: '2026-09-01T09:00:00Z' })), filler])
  expect((await app.json('/api/jobs?query=reliability')).jobs[0].id).not.toBe(id)
})

test('a listing that becomes another job leaves the job it was merged into', async () => {
  const app = await createTestApp()
  const other = await gathering(app, { fake: fakeSource({ name: 'lever' }), token: 'acme' })
  const own = await gathering(app)
  await other.run([found('l1', role())])
  await own.run([found('g1', role())])
  expect(await app.titles()).toHaveLength(1)
  await own.run([found('g1', role({ title: 'Head of Sales', description: OTHER_TEXT }))])
  expect((await app.titles()).toSorted()).toEqual([
    'Head of Sales',
    'Platform Reliability Engineer',
  ])
})

test('two roles of one company with the same title and different texts stay separate', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1', role()), found('2', role({ description: OTHER_TEXT }))])
  expect(await app.titles()).toHaveLength(2)
})

test('a job that the employer removed is closed, even if a site still lists it', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const site = await gathering(app, {
    fake: fakeSource({ name: 'remotive', lists: 'window' }),
    token: 'all',
  })
  const own = await gathering(app)
  const copy = found('r1', role({ url: 'https://remotive.com/jobs/r1' }))
  const filler = found('filler')
  await own.run([found('g1', role()), filler])
  await site.run([copy])
  expect(await app.titles('query=reliability')).toHaveLength(1)

  for (const day of [3, 4]) {
    app.setNow(`2026-03-0${day}T09:00:00Z`)
    await own.run([filler])
    await site.run([copy])
  }
  expect(await app.titles('query=reliability')).toEqual([])
  await site.run([found('r1', role({ postedAt: '2026-03-04T08:00:00Z' }))]) // the date is renewed
  expect(await app.titles('query=reliability')).toEqual([])

  app.setNow('2026-03-09T09:00:00Z')
  const news = role({ url: 'https://remotive.com/jobs/r2', postedAt: '2026-03-08T09:00:00Z' })
  await site.run([found('r2', news)])
  expect(await app.titles('query=reliability')).toHaveLength(1)
})

test.each([
  ['cannot be read', [new Unreadable('404')]],
  ['is suddenly empty', []],
  ['was read in part', [found('filler'), { capped: 'there are more' }]],
] as [string, OnBoard][])(
  "a site's listing keeps the job open while the employer's board %s",
  async (_, items) => {
    const app = await createTestApp()
    const site = await gathering(app, {
      fake: fakeSource({ name: 'remotive', lists: 'window' }),
      token: 'all',
    })
    const own = await gathering(app)
    await own.run([found('g1', role()), found('filler')])
    await site.run([found('r1', role())])
    for (let run = 0; run < 3; run++) await own.run(items)
    expect(await app.titles('query=reliability')).toHaveLength(1)
  },
)

test('a place that the employer removed is not shown, even if a site still names it', async () => {
  const app = await createTestApp()
  const site = await gathering(app, {
    fake: fakeSource({ name: 'remotive', lists: 'window' }),
    token: 'all',
  })
  const own = await gathering(app)
  const paris = found('2', role({ location: 'Paris, France' }))
  await own.run([found('1', role()), paris])
  await site.run([found('r1', role())])
  await own.run([{ removed: '1' }, paris])
  expect(await app.titles('location=Berlin')).toEqual([])
  expect(await app.titles('location=Paris&query=reliability')).toHaveLength(1)
})

const EDITED = `${TEXT}<p>Now with a bicycle.</p>`

test('a job shows the text of a readable board instead of one that has become unreadable', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const left = await gathering(app, { fake: fakeSource({ name: 'lever' }), token: 'acme' })
  const own = await gathering(app)
  await left.run([found('l1', role()), found('filler')])
  await own.run([found('g1', role({ description: EDITED }))])
  expect((await only(app, 'query=reliability')).descriptionText).not.toContain('bicycle')
  app.setNow('2026-03-02T15:00:00Z')
  await left.run([new Unreadable('404')])
  expect((await only(app, 'query=reliability')).descriptionText).toContain('bicycle')
})

test('when all ids of a board change, a job shows the text under its new id', async () => {
  const app = await createTestApp()
  const own = await gathering(app)
  const fillers = (from: number) =>
    Array.from({ length: 9 }, (_, index) => found(`filler ${from + index}`))
  await own.run([found('g1', role()), ...fillers(0)])
  const result = await own.run([found('g2', role({ description: EDITED })), ...fillers(10)])
  expect(result).toMatchObject({ outcome: 'held' })
  expect((await only(app, 'query=reliability')).descriptionText).toContain('bicycle')
})

const AT_LEVER = 'https://jobs.lever.co/acme/9b0aa5a8-0ea4-4ee5-9d7e-2b1f9a8f0c11'
const AT_GREENHOUSE = 'https://boards.greenhouse.io/acme/jobs/4195351009'

test.each([
  ['first', ['both', 'lever', 'greenhouse']],
  ['last', ['lever', 'greenhouse', 'both']],
])(
  'three listings linked by one become three jobs when the link is gone, read %s',
  async (_, order) => {
    const app = await createTestApp()
    const site = await gathering(app, {
      fake: fakeSource({ name: 'remotive', lists: 'window' }),
      token: 'all',
    })
    const of = (id: string, given: Partial<Listing> = {}) =>
      role({ title: { both: 'Head of Sales', lever: 'Data Scientist' }[id] ?? 'Painter', ...given })
    await site.run([
      found('both', of('both', { url: AT_LEVER, applyUrl: AT_GREENHOUSE })),
      found('lever', of('lever', { url: AT_LEVER })),
      found('greenhouse', of('greenhouse', { url: AT_GREENHOUSE })),
    ])
    expect(await app.titles()).toHaveLength(1)

    const urls: Record<string, string> = { lever: AT_LEVER, greenhouse: AT_GREENHOUSE }
    const edited = (id: string) =>
      found(id, of(id, { description: OTHER_TEXT, ...(urls[id] && { url: urls[id] }) }))
    await site.run(order.map(edited))
    expect((await app.titles()).toSorted()).toEqual(['Data Scientist', 'Head of Sales', 'Painter'])
    for (const { id } of (await app.json('/api/jobs')).jobs) {
      expect((await app.json(`/api/jobs/${id}`)).openings).toHaveLength(1)
    }
  },
)

test('an old file neither restores nor overwrites what a board has removed or edited', async () => {
  const app = await createTestApp()
  const own = await gathering(app)
  const filler = found('filler')
  await own.run([found('g1', role({ description: EDITED })), filler])
  const old = { ...role({ id: 'g1', source: 'greenhouse' }), board: 'acme', url: AT_LEVER }
  expect(await app.take([old])).toMatchObject({ added: 0, changed: 0, same: 1, kept: 1 })
  expect((await only(app, 'query=reliability')).descriptionText).toContain('bicycle')

  await own.run([{ removed: 'g1' }, filler])
  await app.take([old])
  expect(await app.titles('query=reliability')).toEqual([])
})

test('a new listing with an edited title is a separate job while the older one is listed', async () => {
  const app = await createTestApp()
  const own = await gathering(app)
  const title = 'Platform Reliability Engineer, Payments'
  await own.run([found('1', role())])
  await own.run([found('1', role()), found('2', role({ title }))])
  expect((await app.titles()).toSorted()).toEqual(['Platform Reliability Engineer', title])
})

test.each(['first', 'last'])(
  'text that all listings of a company share does not merge two of them, read %s',
  async (when) => {
    const app = await createTestApp()
    const own = await gathering(app)
    const about = Array.from({ length: 240 }, (_, index) => `benefit${index} of acme${index}`)
    const text = (name: string) => {
      const words = Array.from({ length: 80 }, (_, index) => `${name}${index} work${name}${index}`)
      return `<p>${[...words, ...about].join(' ')}</p>`
    }
    const two = ['one', 'two'].map((id) => found(id, role({ description: text(id) })))
    const others = ['Painter', 'Lawyer', 'Nurse', 'Driver', 'Welder'].map((title) =>
      found(title, role({ title, description: text(title) })),
    )
    await own.run(when === 'first' ? [...two, ...others] : [...others, ...two])
    expect(await app.titles('query=reliability')).toHaveLength(2)
  },
)

test('switching a job to another of its listings does not count as seeing it again', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const left = await gathering(app, { fake: fakeSource({ name: 'lever' }), token: 'acme' })
  const own = await gathering(app)
  await left.run([found('l1', role()), found('filler')])
  await own.run([found('g1', role({ description: EDITED }))])
  app.setNow('2026-03-07T09:00:00Z')
  await left.run([new Unreadable('404')])
  const job = await only(app, 'query=reliability')
  expect(job.descriptionText).toContain('bicycle')
  expect(job.lastSeenAt).toBe('2026-03-02T09:00:00.000Z')
})

test("the roles of one post are separate jobs, and match themselves in next month's post", async () => {
  const app = await createTestApp({ now: '2026-03-03T09:00:00Z' })
  const forum = await gathering(app, {
    fake: fakeSource({ name: 'hn-hiring', lists: 'window', runsDays: 31, showsEnded: true }),
    token: 'who-is-hiring',
  })
  const post = (comment: string, postedAt: string) =>
    ['Frontend Engineer', 'Backend Engineer', 'Product Designer'].map((title, at) =>
      found(at === 0 ? comment : `${comment}-${at + 1}`, {
        title,
        company: 'Acme Robotics',
        url: `https://news.ycombinator.com/item?id=${comment}`,
        description: `Acme Robotics | Frontend Engineer, Backend Engineer, Product Designer${TEXT}`,
        postedAt,
      }),
    )
  const march = post('47000101', '2026-03-02T16:00:00Z')
  await forum.run(march)
  const ids = async () => (await app.json('/api/jobs')).jobs.map(({ id }: { id: number }) => id)
  const before = await ids()
  expect(before).toHaveLength(3)
  app.setNow('2026-04-02T09:00:00Z')
  await forum.run([...post('47100101', '2026-04-01T16:00:00Z'), ...march])
  expect((await ids()).toSorted()).toEqual(before.toSorted())
  expect((await app.titles()).toSorted()).toEqual([
    'Backend Engineer',
    'Frontend Engineer',
    'Product Designer',
  ])
})

test('jobs on one page without their own addresses are separate jobs', async () => {
  const app = await createTestApp()
  const page = 'https://acme.example/about/join-our-team'
  const careers = await gathering(app, { fake: fakeSource({ name: 'jsonld' }), token: page })
  const job = (title: string, url = page) =>
    found(title, { title, url, description: `<p>${title}</p>${OTHER_TEXT}` })
  const listed = [job('Data Engineer'), job('Head of Sales')]
  await careers.run(listed)
  expect(await app.titles()).toHaveLength(2)
  await careers.run([job('Office Manager'), ...listed])
  expect(await app.titles()).toHaveLength(3)

  const other = 'https://acme.example/company/all-open-roles'
  await careers.run([...listed, job('Office Manager'), job('Cook', other), job('Nurse', other)])
  expect(await app.titles()).toHaveLength(5)
})
