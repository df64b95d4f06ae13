import { createElement } from 'react'
import { expect, test } from 'vitest'
import { createMarkupKeeper } from './markup-keeper.ts'

const MUCH = 1_000_000

test('a part is rendered once for each key', () => {
  const keep = createMarkupKeeper(MUCH)
  const rendered: string[] = []
  const ask = (key: string) =>
    keep(key, () => {
      rendered.push(key)
      return createElement('p', null, 'Who’s hiring: ', key)
    }).toString()

  expect(['a', 'b', 'a', 'a'].map(ask)).toEqual([
    '<p>Who’s hiring: <!-- -->a</p>',
    '<p>Who’s hiring: <!-- -->b</p>',
    '<p>Who’s hiring: <!-- -->a</p>',
    '<p>Who’s hiring: <!-- -->a</p>',
  ])
  expect(rendered).toEqual(['a', 'b'])
})

test('the least recently used parts go first', () => {
  const keep = createMarkupKeeper(3_000)
  const rendered: string[] = []
  const ask = (key: string) =>
    keep(key, () => {
      rendered.push(key)
      return createElement('p', null, 'x'.repeat(600))
    })

  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) ask(key)

  expect(rendered).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('a part that is larger than all room is sent, but not kept', () => {
  const keep = createMarkupKeeper(100)
  let times = 0
  const ask = () =>
    keep('a', () => {
      times++
      return createElement('p', null, 'x'.repeat(600))
    })

  expect([ask(), ask()].map((markup) => markup.length)).toEqual([607, 607])
  expect(times).toBe(2)
})
