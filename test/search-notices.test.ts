/**
 * What the results page says about the words of a search: what matched where, what was corrected, what was left out.
 */
import { expect, test } from 'vitest'
import type { Reading } from '#core/search/query.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('matched words are highlighted in the title, and in the description if the card lacks one of them', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Telescope Engineer', postedAt: '2026-03-01T09:00:00Z' }),
    listing({
      title: 'Platform Engineer',
      description: '<p>We look far.</p><p>Most of it by <b>telescope</b>, some by hand.</p>',
      postedAt: '2026-02-01T09:00:00Z',
    }),
  ])

  const { jobs, reading } = await app.json('/api/jobs?query=telescope+engineer')

  expect(reading).toMatchObject({ corrected: null, dropped: [] })
  expect(reading.marks).toEqual(expect.arrayContaining(['telescope', 'engineer']))
  expect(jobs).toMatchObject([
    {
      titleMarks: [
        [0, 9],
        [10, 18],
      ],
      snippet: null,
    },
    {
      titleMarks: [[9, 17]],
      snippet: { text: 'We look far. Most of it by telescope, some by hand.', marks: [[27, 36]] },
    },
  ])
})

test('a match in a skill that the card hides is shown in a snippet with the hidden skills', async () => {
  const app = await createTestApp()
  await app.take([
    listing({
      title: 'Engineer',
      description: '<p>Come.</p>',
      tags: ['Rust', 'Go', 'Python', 'React', 'Kafka', 'Redis'],
    }),
  ])
  const { jobs } = await app.json('/api/jobs?query=kafka')
  expect(jobs[0].snippet).toEqual({ text: 'Skills: Kafka, Redis', marks: [[8, 13]] })
})

test('a search without words highlights nothing', async () => {
  const app = await createTestApp()
  await app.take([listing()])
  const { jobs } = await app.json('/api/jobs?location=Berlin')
  expect(jobs).toMatchObject([{ titleMarks: [], snippet: null }])
})

test('markup in a listing stays text in a snippet', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ description: '<p>telescope &lt;img src=x onerror=alert(1)&gt; &lt;mark&gt;</p>' }),
  ])

  const page = await app.page('/jobs?query=telescope')

  expect(page).toContain('<mark>telescope</mark> &lt;img src=x onerror=alert(1)&gt; &lt;mark&gt;')
  expect(page).not.toContain('<img src=x')
})

test('without input the most requested skills are suggested; a suggested company comes with its slug', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'React Developer', company: 'Zübr & Söhne', tags: ['Kafka'] }),
    listing({ title: 'Writer', tags: ['Kafka'] }),
  ])

  const before = await app.json('/api/jobs/suggestions')
  const typed = await app.json('/api/jobs/suggestions?query=zu')

  expect(before.suggestions[0]).toEqual({ kind: 'skill', text: 'Kafka', count: 2, slug: null })
  expect(typed.suggestions).toEqual([
    { kind: 'company', text: 'Zübr & Söhne', count: 1, slug: 'zubr-and-sohne' },
  ])
  expect(await app.titles('company=zubr-and-sohne')).toEqual(['React Developer'])
})

test('a corrected search says so beside the total, links to the original words, and is not indexed', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'React Developer' })])
  readAs(app, { corrected: 'react' })

  const page = await app.page('/jobs?query=reactt&remote=false')

  expect(textOf(statusOf(page))).toBe(
    '1 job found for “react” Showing results for react. Search instead for “reactt”',
  )
  expect(statusOf(page)).toContain('href="/jobs?query=%22reactt%22"')
  expect(page).toMatch(/<h1>[\d,]+ React jobs?<\/h1>/)
  expect(page).toContain('value="reactt"')
  expect(page).toContain('content="noindex,follow"')
})

test('words that match no job together are named, each with its own search', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'React Developer' })])
  readAs(app, { dropped: ['cobol', 'lisp'] })

  const page = await app.page('/jobs?query=react&location=Berlin')

  expect(textOf(statusOf(page))).toContain(
    'No job has all of these words. Showing jobs without: cobol, lisp',
  )
  expect(statusOf(page)).toContain('href="/jobs?query=cobol&amp;location=Berlin"')
  expect(statusOf(page)).toContain('href="/jobs?query=lisp&amp;location=Berlin"')
})

test('a search that was not corrected shows no notice', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'React Developer' })])
  expect(textOf(statusOf(await app.page('/jobs?query=react')))).toBe('1 job found for “react”')
})

test('filters that can find no jobs are left out, except what is chosen', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'React Developer' })])

  const page = await app.page('/jobs?query=cobol&jobTypes=contract')
  const legends = [...page.matchAll(/<legend class="label">([^<]*)/g)].map(([, legend]) => legend)
  const values = [...page.matchAll(/name="jobTypes"[^>]*value="([^"]*)"/g)].map(
    ([, value]) => value,
  )

  expect(legends).toEqual(['Open to me', 'Job type', 'Listing history'])
  expect(values).toEqual(['contract'])
})

/** Replaces the engine by one that finds the same but reports this reading of the words. */
function readAs(app: TestApp, reading: Partial<Reading>) {
  const { search } = app.services
  const asItIs = search.search.bind(search)
  search.search = async (query, now) => {
    const page = await asItIs({ ...query, text: reading.corrected ?? query.text }, now)
    return { ...page, reading: { ...page.reading, ...reading } }
  }
}

const statusOf = (page: string) =>
  /<div role="status"( class="sr-only")?>.*?<\/div>(<\/div>)?/s.exec(page)?.[0] ?? ''

const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<\/h2>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .trim()
