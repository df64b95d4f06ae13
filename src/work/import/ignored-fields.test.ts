import { expect, test } from 'vitest'
import { type IgnoredField, noteIgnored } from './ignored-fields.ts'

test('fields that the format does not have are counted, unless they are empty', () => {
  const ignored: IgnoredField[] = []
  noteIgnored(ignored, { source: 'x', id: 1, title: 'A', company: 'B', skills: ['Go'], city: null })
  noteIgnored(ignored, { source: 'x', id: 2, title: 'C', company: 'D', skills: [], toString: 'e' })
  expect(ignored).toEqual([
    { field: 'skills', count: 2 },
    { field: 'toString', count: 1 },
  ])
})

test('at most twenty names', () => {
  const ignored: IgnoredField[] = []
  for (let at = 0; at < 100; at++) noteIgnored(ignored, { [`field${at}`]: 1 })
  expect(ignored).toHaveLength(20)
})
