import { describe, expect, it } from 'vitest'
import { blockingKeys, type Comparable, dedupeFeatures } from './dedupe-features.ts'

const JOB: Comparable = {
  source: 'greenhouse',
  board: 'acme',
  id: '4195351009',
  url: 'https://careers.acme.com/jobs/4195351009?gh_jid=4195351009',
  title: 'Senior Backend Engineer - Berlin (m/f/d)',
  company: 'Acme GmbH',
  location: 'Berlin, Germany',
  salary: { min: 5_000, max: 6_000, currency: 'EUR', period: 'month' },
  postedAt: '2026-05-04T08:13:41Z',
}

const meet = (one: Partial<Comparable>, other: Partial<Comparable>) => {
  const keys = new Set(blockingKeys(dedupeFeatures({ ...JOB, ...one })))
  return blockingKeys(dedupeFeatures({ ...JOB, ...other })).some((key) => keys.has(key))
}

describe('dedupe features of a listing', () => {
  it('are small and survive JSON', () => {
    const long = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ')
    const traces = dedupeFeatures({ ...JOB, description: `<p>${long}</p>` })
    const stored = JSON.stringify(traces)
    expect(stored.length).toBeLessThan(3_000)
    expect(JSON.parse(stored)).toEqual(traces)
  })

  it('contain addresses, system, title, places and yearly pay', () => {
    expect(dedupeFeatures(JOB)).toMatchObject({
      addresses: ['greenhouse 4195351009'],
      numbers: ['careers.acme.com 4195351009'],
      system: 'greenhouse acme',
      title: { words: ['backend', 'engineer'], grades: ['senior'], places: ['Berlin'] },
      isTitled: true,
      pay: { min: 60_000, max: 72_000, currency: 'EUR' },
      sketch: null,
    })
  })

  it('ignore ids that do not look like the system’s', () => {
    expect(dedupeFeatures({ ...JOB, id: '7', url: null }).addresses).toEqual([])
  })

  it('take the role of a post from its first line', () => {
    const post = 'Acme | REMOTE | QA Engineer | Full-time<p>We build boats.'
    const traces = dedupeFeatures({
      ...JOB,
      source: 'hackernews',
      title: 'REMOTE',
      location: null,
      description: post,
    })
    expect(traces.title.words).toEqual(['assurance', 'engineer', 'quality'])
    expect(traces.isTitled).toBe(true)
    expect(traces.places.remote).toBe('anywhere')
  })

  it('contain the jobs that a text links to', () => {
    const links = `<a href="https:&#x2F;&#x2F;jobs.lever.co&#x2F;acme&#x2F;5ac21346-8e0c-4494-8e7a-3eb92ff77902">x</a>
      https://grnh.se/abc1us https://acme.com/careers`
    expect(dedupeFeatures({ ...JOB, description: links }).links).toEqual([
      'lever 5ac21346-8e0c-4494-8e7a-3eb92ff77902',
      'grnh.se abc1us',
    ])
  })
})

describe('potential duplicates share a blocking key', () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>]>([
    ['by the system’s id', {}, { company: 'Other', title: 'Other', source: 'feed', id: 'x' }],
    [
      'by company and title',
      { url: null },
      { id: '9195351000', url: null, company: 'acme', title: 'Staff Engineer, Back-End' },
    ],
    [
      'by the company’s name and address',
      { url: null },
      { source: 'feed', id: '2', url: null, company: 'getacme' },
    ],
  ])('%s', (_, one, other) => expect(meet(one, other)).toBe(true))

  it('different jobs share none', () => {
    expect(meet({ url: null }, { source: 'feed', id: '2', url: null, title: 'Cook' })).toBe(false)
  })
})

it('escaped plain-text fields do not change the features', () => {
  const plain = { ...JOB, title: 'R&D Engineer', company: 'Procter & Gamble' }
  const escaped = { ...plain, title: 'R&amp;D Engineer', company: 'Procter &amp; Gamble' }
  expect(dedupeFeatures(escaped)).toEqual(dedupeFeatures(plain))
})
