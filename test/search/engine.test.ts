import { describe, expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { madeDocument } from './sample-document.ts'
import { engineOf, found, ids, search } from './sample-engine.ts'

describe('changes', () => {
  test('a changed job is found by its new text', () => {
    const engine = engineOf({ title: 'Cook', tags: ['Pans'] }, {})
    engine.put([madeDocument({ id: 1, title: 'Baker', tags: ['Ovens'] })])
    expect(engine.size).toBe(2)
    expect(found(engine, { text: 'cook ' })).toEqual([])
    expect(found(engine, { text: 'baker ' })).toEqual(ids(1))
    expect(search(engine, {}).facets.tags).toEqual([{ value: 'Ovens', count: 1 }])
  })

  test('a removed job is gone from lists, counts, suggestions and statistics', () => {
    const engine = engineOf({ title: 'Cook', companySlug: 'inn', tags: ['Pans'] }, {})
    engine.remove(ids(1, 99))
    expect(engine.size).toBe(1)
    expect(search(engine, {}).ids).toEqual(ids(2))
    expect(engine.suggest('co', 5)).toEqual([])
    expect(engine.statistics()).toMatchObject({ jobs: 1, companies: 1, tags: [] })
    expect(engine.related(ids(1)[0] as JobId, 3)).toEqual([])
  })

  test('views and applications change in place', () => {
    const engine = engineOf({}, {})
    engine.setCounts(1 as JobId, { views: 5, applications: 0 })
    engine.setCounts(99 as JobId, { views: 9, applications: 9 })
    expect(search(engine, { sort: 'most_viewed' }).ids).toEqual(ids(1, 2))
    expect(search(engine, { sort: 'most_applied' }).ids).toEqual(ids(2, 1))
  })

  test('an engine without jobs answers', () => {
    const engine = engineOf()
    expect(search(engine, { text: 'x' })).toMatchObject({ ids: [], total: 0, hasMore: false })
    expect(engine.suggest('en', 5)).toEqual([])
    expect(engine.statistics()).toMatchObject({ jobs: 0, featured: [], latest: [] })
  })
})

describe('hostile queries are answered', () => {
  const engine = engineOf(
    ...Array.from({ length: 500 }, (_, at) => ({
      title: `Engineer ${at}`,
      descriptionText: `foo bar baz ${'word '.repeat(50)}${at}`,
    })),
  )

  test.each([
    ['10,000 letters', 'x'.repeat(10_000), 0],
    ['5,000 words, of which 32 are asked', 'foo '.repeat(5_000), 500],
    ['5,000 different words', Array.from({ length: 5_000 }, (_, at) => `w${at}`).join(' '), 0],
    ['quotes and operators', `'foo' & "bar" | !(baz) * ~`, 500],
    ['emoji', '👩‍💻🔥 foo 🚀', 500],
    ['NUL', 'foo\u0000bar', 500],
    ['half a surrogate', '\ud83d foo', 500],
    ['the names of object properties', 'constructor __proto__ toString', 0],
    ['an expression', '(a+)+$', 0],
  ])('%s', (_, text, total) => {
    expect(search(engine, { text }).total).toBe(total)
  })

  test('hundreds of values in a filter', () => {
    const tags = Array.from({ length: 500 }, (_, at) => `tag ${at}`)
    expect(search(engine, { tags, location: 'x'.repeat(10_000) }).total).toBe(0)
  })
})
