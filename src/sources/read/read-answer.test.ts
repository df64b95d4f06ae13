/** Envelopes are valid or unreadable; items are read one by one. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { InvalidItem, readEach, readJson, readText, requireItems } from './read-answer.ts'

const answer = (text: string) => ({ url: 'https://acme.example/', text })

test.each([
  ['', 'the answer is empty'],
  [' \n', 'the answer is empty'],
  ['{"a":', 'the answer is not valid JSON'],
  ['<html>', 'the answer is HTML, not JSON'],
  ['{"a":"M\ufffdller"}', 'the answer declares a wrong charset'],
])('%j: %s', (text, message) => {
  expect(() => readJson(answer(text))).toThrow(new Unreadable(message))
})

test('one lost character in a long answer does not make the board unreadable', () => {
  const text = `{"a":"${'a'.repeat(5_000)}\ufffd"}`
  expect(readText(answer(text))).toBe(text)
})

test('a list is found where the source has it', () => {
  expect(requireItems([1])).toEqual([1])
  expect(requireItems({ jobs: [] }, 'jobs')).toEqual([])
  expect(() => requireItems({}, 'jobs')).toThrow(new Unreadable('the answer has no jobs'))
  expect(() => requireItems({}, undefined)).toThrow(new Unreadable('the answer is not a list'))
  expect(() => requireItems(null, 'jobs')).toThrow(new Unreadable('the answer is not an object'))
})

test('a problem has a reason, an id and the beginning of the item; the others are read', () => {
  const found = [
    ...readEach(
      [{ id: 'a' }, 7, { id: 'b', text: 'x'.repeat(900) }, { id: 'c' }, { id: 'd' }],
      ({ id }) => {
        if (id === 'b') throw new InvalidItem('the item has no title', 'b')
        if (id === 'c') throw new TypeError('of another kind')
        return id === 'd' ? null : { same: `${id}` }
      },
    ),
  ]
  expect(found).toEqual([
    { same: 'a' },
    { problem: 'the item is not an object', id: null, example: '7' },
    { problem: 'the item has no title', id: 'b', example: `{"id":"b","text":"${'x'.repeat(282)}` },
    { problem: 'of another kind', id: null, example: '{"id":"c"}' },
  ])
})
