/** Specific to Workable: a row for each country of one job, hidden places. */
import { expect, test } from 'vitest'
import {
  contextOf,
  fixture,
  gatherAll,
  gatherText,
  listingsOf,
  problemsOf,
} from '#test/source-answers.ts'
import { workable } from './workable.ts'

const [, FIRST] = JSON.parse(fixture('workable.json')).jobs

const gather = (...rows: object[]) =>
  gatherText(
    workable,
    'zaelab',
    JSON.stringify({ name: 'Zaelab', jobs: rows.map((row) => ({ ...FIRST, ...row })) }),
  )

const place = (country: string, more: object = {}) => ({ country, city: '', region: null, ...more })

test('rows with one shortcode become one listing with all of their places, once each', async () => {
  const found = await gather(
    { locations: [place('Spain')] },
    { shortcode: 'OTHER' },
    { locations: [place('Portugal', { city: 'Lisbon' }), place('Spain')] },
  )
  expect(listingsOf(found).map(({ id, location }) => [id, location])).toEqual([
    ['DD136DD7E7', 'Spain; Lisbon, Portugal'],
    ['OTHER', 'Spain'],
  ])
})

test('a broken row of a job affects neither the others nor the job', async () => {
  const found = await gather(
    { locations: [place('Spain')] },
    { title: null, locations: [place('Italy')] },
  )
  expect(listingsOf(found)).toMatchObject([{ location: 'Spain' }])
  expect(problemsOf(found)).toMatchObject([{ problem: 'the item has no title', id: 'DD136DD7E7' }])
})

test.each([
  [
    'hidden places are left out',
    [place('Spain', { hidden: true }), place('Italy', { hidden: false })],
    'Italy',
  ],
  ['the place is unknown if all are hidden', [place('Spain', { hidden: true })], null],
  ['the row’s own fields count if there is no list', [], 'Madrid, MD, Spain'],
  [
    'a code is used for a country without a name',
    [{ countryCode: 'ES', city: 'Vigo' }],
    'Vigo, ES',
  ],
  ['odd places are skipped', [null, 7, place('Spain')], 'Spain'],
])('%s', async (_, locations, location) => {
  const own = { city: 'Madrid', state: 'MD', country: 'Spain' }
  expect(listingsOf(await gather({ ...own, locations }))).toMatchObject([{ location }])
})

test.each([
  [{ telecommuting: true }, 'remote'],
  [{ telecommuting: false }, null],
  [{ telecommuting: true, workplace: 'hybrid' }, 'hybrid'],
  [{ telecommuting: null, workplace: 'on_site' }, 'on_site'],
])('%j is %s', async (row, workplace) => {
  expect(listingsOf(await gather(row))).toMatchObject([{ workplace }])
})

test('the date is the publication, otherwise the creation', async () => {
  expect(listingsOf(await gather({}))).toMatchObject([{ postedAt: '2026-08-05T00:00:00.000Z' }])
  expect(listingsOf(await gather({ published_on: null }))).toMatchObject([
    { postedAt: '2026-07-02T00:00:00.000Z' },
  ])
})

test('one answer with adverts is requested, and a company without a name gets the row’s', async () => {
  const asked: string[] = []
  const answer = ({ url }: { url: string }) => {
    asked.push(url)
    return JSON.stringify({ name: null, jobs: [FIRST] })
  }
  const context = contextOf(answer, { employer: 'Zaelab Ltd' })
  expect(listingsOf(await gatherAll(workable, 'zaelab', context))).toMatchObject([
    { company: 'Zaelab Ltd' },
  ])
  expect(asked).toEqual(['https://apply.workable.com/api/v1/widget/accounts/zaelab?details=true'])
})
