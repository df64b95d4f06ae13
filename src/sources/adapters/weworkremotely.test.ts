/** Specific to We Work Remotely: titles that contain two things, feeds by category. */
import { expect, test } from 'vitest'
import { contextOf, gatherAll, gatherText, listingsOf, problemsOf } from '#test/source-answers.ts'
import { weworkremotely } from './weworkremotely.ts'

const LINK = 'https://weworkremotely.com/remote-jobs/acme-chef'
const item = (fields: string) =>
  gatherText(weworkremotely, 'all', `<rss><channel><item>${fields}</item></channel></rss>`)

test.each([
  ['Acme: Chef', 'Acme', 'Chef'],
  ['Acme: Chef: Nights', 'Acme', 'Chef: Nights'],
  ['Acme 3:1 Labs: Chef', 'Acme 3:1 Labs', 'Chef'],
  ['R&amp;amp;D Ltd:  Chef', 'R&D Ltd', 'Chef'],
])('%s', async (written, company, title) =>
  expect(listingsOf(await item(`<title>${written}</title><link>${LINK}</link>`))).toMatchObject([
    { company, title, id: 'acme-chef' },
  ]),
)

test('a title without an employer is a problem and counts as listed', async () => {
  expect(problemsOf(await item(`<title>Chef</title><link>${LINK}</link>`))).toMatchObject([
    { id: 'acme-chef' },
  ])
})

test('several regions are several places, and none means anywhere', async () => {
  const places = async (regions: string) =>
    listingsOf(await item(`<title>A: B</title><link>${LINK}</link>${regions}`))[0]?.location
  expect(await places('<region>USA Only</region><region>Canada</region>')).toBe(
    'Remote (USA Only; Canada)',
  )
  expect(await places('')).toBe('Remote')
})

test('a category has its own feed', async () => {
  const asked: string[] = []
  const context = contextOf(({ url }) => {
    asked.push(url)
    return '<rss><channel><title>x</title></channel></rss>'
  })
  await gatherAll(weworkremotely, 'remote-programming-jobs', context)
  expect(asked).toEqual(['https://weworkremotely.com/categories/remote-programming-jobs.rss'])
})
