/** One request per job: known jobs are not requested, and failed ones stay listed. */
import { expect, test } from 'vitest'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'
import { gatherAll } from '#test/source-answers.ts'
import { type Listed, readDetails } from './read-details.ts'

const listed = (id: string): Listed<{ id: string }> => ({
  ...{ id, title: `Engineer ${id}`, stamp: `${id}1`, item: { id } },
  request: { url: `https://acme.example/${id}`, accept: 'json' },
})

/** Answers by the last letter of the address; an error is thrown. */
function gather(ids: string, answers: Record<string, Error>, known = '', unwanted = '') {
  const asked: string[] = []
  const context: GatherContext = {
    get: async ({ url }) => {
      const id = url.slice(-1)
      asked.push(id)
      if (answers[id]) throw answers[id]
      return { url, text: id }
    },
    isKnown: (id, stamp) => known.includes(id) && stamp === `${id}1`,
    isWanted: (title) => !unwanted.includes(title.slice(-1)),
    keys: {},
  }
  const read = ({ id }: { id: string }): Found => ({ same: `read ${id}` })
  const source = {
    gather: (_, context) => readDetails([...ids].map(listed), context, read),
  } as Pick<Source, 'gather'> as Source
  return { found: gatherAll(source, 'acme', context), asked }
}

test('an unchanged job is not requested', async () => {
  const { found, asked } = gather('abc', {}, 'b')
  expect(await found).toEqual([{ same: 'read a' }, { same: 'b' }, { same: 'read c' }])
  expect(asked).toEqual(['a', 'c'])
})

test('a job that is not taken is not requested, known or not', async () => {
  const { found, asked } = gather('abc', {}, 'b', 'bc')
  expect(await found).toEqual([
    { same: 'read a' },
    { leftOut: 'b', title: 'Engineer b' },
    { leftOut: 'c', title: 'Engineer c' },
  ])
  expect(asked).toEqual(['a'])
})

test('a job whose details are gone or fail once is a problem and counts as listed', async () => {
  const { found } = gather('abcd', { a: new Unreadable('404'), c: new Error('time-out') })
  expect(await found).toEqual([
    { problem: '404', id: 'a', example: '{"id":"a"}' },
    { same: 'read b' },
    { problem: 'time-out', id: 'c', example: '{"id":"c"}' },
    { same: 'read d' },
  ])
})

test('three failures in a row end the run; unreadable answers do not', async () => {
  const busy = new Error('429')
  const { found, asked } = gather('abcdef', { a: busy, c: busy, d: busy, e: busy })
  await expect(found).rejects.toThrow('429')
  expect(asked.join('')).toBe('abcde')
  const gone = new Unreadable('404')
  expect(await gather('abcd', { a: gone, b: gone, c: gone, d: gone }).found).toHaveLength(4)
})
