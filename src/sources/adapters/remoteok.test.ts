/** Specific to Remote OK. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { gatherText, listingsOf } from '#test/source-answers.ts'
import { remoteok } from './remoteok.ts'

const NOTICE = { last_updated: 1, legal: 'API Terms of Service: Please link back' }
const job = (fields: object) => ({ id: '7', position: 'Cook', company: 'Acme', ...fields })

const readOne = async (fields: object) => {
  const found = await gatherText(remoteok, 'all', JSON.stringify([NOTICE, job(fields)]))
  return listingsOf(found)[0]
}

test('a list without the legal notice is unreadable', async () => {
  const text = JSON.stringify([job({})])
  await expect(gatherText(remoteok, 'all', text)).rejects.toThrow(Unreadable)
})

test('an advert is the same for every reader: the word that identifies the reader is removed', async () => {
  const advert = (tag: string) =>
    `<p>Cook.</p><br />Please mention the word **${tag.slice(4)}** and tag ${tag} when applying to show you read the job post completely (#${tag}). This is a beta feature to avoid spam applicants. Companies can search these words to find applicants that read this and see they're human.`
  const texts = ['RMTI3LjAuMC4x', 'ROjpmZmZmOjE='].map((tag) =>
    readOne({ description: advert(tag) }),
  )
  const [first, second] = await Promise.all(texts)
  expect(first?.description).toBe('<p>Cook.</p>')
  expect(second).toEqual(first)
})

test('an advert that only mentions mentioning a word stays whole', async () => {
  const description = '<p>Please mention the word of mouth that brought you here.</p>'
  expect((await readOne({ description }))?.description).toBe(description)
})

test.each([
  [0, 0, null],
  [0, 70_000, { min: null, max: 70_000, currency: 'USD', period: 'year' }],
  ['60000', '', { min: 60_000, max: null, currency: 'USD', period: 'year' }],
])('pay from %s to %s is %o', async (salary_min, salary_max, salary) => {
  expect((await readOne({ salary_min, salary_max }))?.salary).toEqual(salary)
})
