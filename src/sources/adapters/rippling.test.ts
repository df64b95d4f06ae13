/** Specific to Rippling: repeated rows, new parts. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, fixture, gatherAll, listingsOf, problemsOf } from '#test/source-answers.ts'
import { rippling } from './rippling.ts'

const rows = fixture('rippling.json')

test('a job is requested once, however many places it has', async () => {
  const asked: string[] = []
  const context = contextOf(({ url }) => {
    asked.push(url)
    if (asked.length === 1) return rows
    throw new Unreadable('no such job')
  })
  const found = await gatherAll(rippling, 'acme', context)
  expect(asked).toHaveLength(4)
  expect(problemsOf(found)).toHaveLength(3)
  expect(problemsOf(found)[0]?.id).toBe('0b6f1c52-0000-4000-8000-000000000001')
})

test('new parts of a description follow the known ones', async () => {
  const detail = {
    name: 'Chef',
    description: { company: '<p>C</p>', perks: '<p>P</p>', role: '<p>R</p>' },
    payRangeDetails: [],
  }
  const context = contextOf(({ url }) =>
    url.endsWith('/jobs') ? '[{"uuid":"1","name":"Chef"}]' : JSON.stringify(detail),
  )
  const [listing] = listingsOf(await gatherAll(rippling, 'acme', context))
  expect(listing?.description).toBe('<p>R</p>\n<p>C</p>\n<p>P</p>')
  expect(listing).toMatchObject({ company: 'Acme', location: null })
  expect(listing?.salary).toBeUndefined()
})
