import { expect, test } from 'vitest'
import { createWriter } from '#search/indexing/writer.ts'
import { findName } from '#search/segments/tables.ts'
import { findText, textOf } from '#search/structures/string-table.ts'
import { createEngine } from '#test/search/engine.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { createNameWords } from './name-words.ts'

test('employers and locations are read word by word, also those added later', () => {
  const writer = createWriter()
  const engine = createEngine({}, writer)
  const current = () => writer.publication().tables
  const names = createNameWords(current)
  const textsOf = (numbers: Uint32Array) =>
    Array.from(numbers, (number) => textOf(current().terms.texts, number))
  const employer = (name: string) => textsOf(names.employer(findName(current().employers, name)))

  engine.put([madeDocument({ id: 1, company: 'Globex-Data, Inc.', locationText: 'Köln / Oslo' })])
  expect(employer('Globex-Data, Inc.')).toEqual(['globex', 'data', 'inc'])
  expect(textsOf(names.location(findText(current().locations, 'koln / oslo')))).toEqual([
    'koln',
    'oslo',
  ])
  engine.put([madeDocument({ id: 2, company: 'Initech' })])
  expect(employer('Initech')).toEqual(['initech'])
  expect(employer('Globex-Data, Inc.')).toEqual(['globex', 'data', 'inc'])
})
