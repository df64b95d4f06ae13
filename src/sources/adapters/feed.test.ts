/** Feeds of every kind, recognized by content; the employer is taken only from where a feed names one. */
import { describe, expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { gatherText, listingsOf, problemsOf } from '#test/source-answers.ts'
import { feed } from './feed.ts'

const ADDRESS = 'https://jobs.example/feed'
const gather = (text: string) => gatherText(feed, ADDRESS, text)
const rss = (item: string, channel = '<title>Jobs at Acme</title>') =>
  gather(
    `<rss version="2.0"><channel>${channel}<item><guid>1</guid><title>Chef</title>${item}</item></channel></rss>`,
  )

test('Atom: links, dates, authors and texts of all three types', async () => {
  const found = await gather(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title>
    <entry><id>tag:1</id><title>Chef</title><link rel="self" href="/x.atom"/><link href="/jobs/1"/>
      <published>2026-08-01T10:00:00Z</published><updated>2026-09-01T10:00:00Z</updated>
      <author><name>Acme</name></author><category term="Kitchen"/>
      <content type="xhtml"><div><p>You <b>cook</b> &amp; taste.</p></div></content></entry>
    <entry><id>tag:2</id><title type="html">R&amp;amp;D</title><author><name>Acme</name></author>
      <content type="html">&lt;p&gt;x&lt;/p&gt;</content></entry></feed>`)
  expect(listingsOf(found)).toMatchObject([
    {
      id: 'tag:1',
      url: 'https://jobs.example/jobs/1',
      company: 'Acme',
      postedAt: '2026-08-01T10:00:00.000Z',
      tags: ['Kitchen'],
      description: '<div><p>You <b>cook</b> & taste.</p></div>',
    },
    { id: 'tag:2', url: null, title: 'R&D', description: '<p>x</p>' },
  ])
})

test('RSS 1 and the XML for job sites', async () => {
  const rdf =
    '<rdf:RDF xmlns:rdf="x"><channel><title>Acme Careers</title></channel><item><title>Chef</title><link>https://acme.example/1</link><dc:date>2026-08-01</dc:date></item></rdf:RDF>'
  expect(listingsOf(await gather(rdf))).toMatchObject([
    { id: 'https://acme.example/1', company: 'Acme', postedAt: '2026-08-01T00:00:00.000Z' },
  ])
  const jobs = `<source><publisher>Site</publisher><job><title><![CDATA[Chef]]></title><referencenumber>7</referencenumber>
    <url>https://site.example/7</url><company>Acme</company><city>Oslo</city><country>NO</country><jobtype>fulltime</jobtype>
    <salary>€20 an hour</salary><date>Fri, 07 Aug 2026 10:00:00 GMT</date><description>&lt;p&gt;x&lt;/p&gt;</description></job></source>`
  expect(listingsOf(await gather(jobs))).toMatchObject([
    { id: '7', location: 'Oslo, NO', employmentType: 'fulltime', salaryText: '€20 an hour' },
  ])
})

describe('JSON Feed', () => {
  const json = (item: object, more: object = {}) =>
    gather(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Jobs',
        items: [item],
        ...more,
      }),
    )

  test('fields, and a posting inside', async () => {
    const found = await json({
      id: 7,
      url: 'https://acme.example/7',
      title: 'Chef',
      content_text: 'You cook.',
      date_published: '2026-08-01T10:00:00Z',
      authors: [{ name: 'Acme' }],
      tags: ['Kitchen', null, 'Oslo'],
      _jobposting: {
        employmentType: 'PART_TIME',
        jobLocation: { address: { addressLocality: 'Oslo' } },
      },
    })
    expect(listingsOf(found)).toMatchObject([
      {
        id: '7',
        company: 'Acme',
        description: 'You cook.',
        tags: ['Kitchen', 'Oslo'],
        location: 'Oslo',
        employmentType: 'PART_TIME',
        postedAt: '2026-08-01T10:00:00.000Z',
      },
    ])
  })

  test('items without an employer are problems, unless the feed names one', async () => {
    const item = { id: '1', title: 'Chef' }
    expect(problemsOf(await json(item))).toMatchObject([
      { problem: 'the entry has no employer', id: '1' },
    ])
    expect(listingsOf(await json(item, { author: { name: 'Acme' } }))).toMatchObject([
      { company: 'Acme' },
    ])
  })

  test.each([
    { items: {} },
    { version: 'other' },
    { next_url: 'https://elsewhere.example/2' },
    { next_url: ADDRESS },
  ])('%j is unreadable', async (more) => {
    await expect(json({ id: '1', title: 'Chef' }, more)).rejects.toThrow(Unreadable)
  })
})

describe('the employer', () => {
  test.each([
    ['', '<title>Jobs at Acme</title>', 'Acme'],
    ['', '<title>Latest openings at Acme AG</title>', 'Acme AG'],
    ['', '<title>Acme Careers</title>', 'Acme'],
    ['<company>Boats</company>', '<title>Jobs at Acme</title>', 'Boats'],
    ['<author>hr@boats.example (Boats)</author>', '<title>Sea jobs</title>', 'Boats'],
    ['<dc:creator>Boats&lt;br&gt;Oslo</dc:creator>', '<title>Sea jobs</title>', 'Boats'],
  ])('%s in %s', async (item, channel, company) =>
    expect(listingsOf(await rss(item, channel))).toMatchObject([{ company }]),
  )

  test.each(['', '<author>hr@boats.example</author>', '<dc:creator>admin</dc:creator>'])(
    'is not named by %s',
    async (item) => {
      const found = await rss(item, '<title>Remote jobs in Europe</title>')
      expect(problemsOf(found)).toMatchObject([{ problem: 'the entry has no employer', id: '1' }])
    },
  )

  test('is the board’s before the feed’s', async () => {
    const text =
      '<rss><channel><title>Acme Careers</title><item><guid>1</guid><title>Chef</title></item></channel></rss>'
    const context = {
      get: async () => ({ url: ADDRESS, text }),
      isKnown: () => false,
      keys: {},
      employer: 'Acme AG',
    }
    for await (const found of feed.gather(ADDRESS, context))
      expect(found).toMatchObject({ listing: { company: 'Acme AG' } })
  })
})

test.each([
  [
    '<description><p>You <b>cook</b></p><p>well</p></description>',
    '<p>You <b>cook</b></p><p>well</p>',
  ],
  ['<description><![CDATA[<p>a &amp; b</p>]]></description>', '<p>a &amp; b</p>'],
  ['<description>&amp;lt;p&amp;gt;x&amp;lt;/p&amp;gt;</description>', '<p>x</p>'],
  [
    '<description>Short…</description><content:encoded>&lt;p&gt;Long&lt;/p&gt;</content:encoded>',
    '<p>Long</p>',
  ],
  ['<description/>', null],
])('%s', async (item, description) =>
  expect(listingsOf(await rss(item))).toMatchObject([{ description }]),
)

test.each([
  '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>',
  '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>',
  '<rss version="2.0"></rss>',
  '<urlset><url/></urlset>',
  '<opml version="2.0"><body/></opml>',
])('%s is unreadable', async (text) => {
  await expect(gather(text)).rejects.toThrow(Unreadable)
})
