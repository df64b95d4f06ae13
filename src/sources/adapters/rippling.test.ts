/** What is odd about Rippling: rows that repeat, parts that are new. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { fixture, gatherAll, listingsOf, problemsOf, worldOf } from '#test/source-answers.ts'
import { rippling } from './rippling.ts'

const rows = fixture('rippling.json')

test('a job is asked for once, however many places it has', async () => {
  const asked: string[] = []
  const world = worldOf(({ url }) => {
    asked.push(url)
    if (asked.length === 1) return rows
    throw new Unreadable('no such job')
  })
  const found = await gatherAll(rippling, 'acme', world)
  expect(asked).toHaveLength(4)
  expect(problemsOf(found)).toHaveLength(3)
  expect(problemsOf(found)[0]?.id).toBe('0b6f1c52-0000-4000-8000-000000000001')
})

test('parts of a description that are new are kept behind those that are known', async () => {
  const detail = {
    name: 'Chef',
    description: { company: '<p>C</p>', perks: '<p>P</p>', role: '<p>R</p>' },
    payRangeDetails: [],
  }
  const world = worldOf(({ url }) =>
    url.endsWith('/jobs') ? '[{"uuid":"1","name":"Chef"}]' : JSON.stringify(detail),
  )
  const [listing] = listingsOf(await gatherAll(rippling, 'acme', world))
  expect(listing?.description).toBe('<p>R</p>\n<p>C</p>\n<p>P</p>')
  expect(listing).toMatchObject({ company: 'Acme', location: null })
  expect(listing?.salary).toBeUndefined()
})
