import { expect, test } from 'vitest'
import { readAsked } from './asked.ts'
import { createEngine } from './engine.ts'
import { madeDocument } from './made-document.ts'
import { aliases } from './made-engine.ts'
import { makePlan } from './plan.ts'
import { likeness } from './relevance.ts'
import { findName } from './tables.ts'
import { createTitleLikeness } from './title-likeness.ts'
import { createWriter } from './writer.ts'

const TITLES = [
  'Data Engineer',
  'Engineer Data',
  'Senior Data Engineer',
  'Data Engineer (Data)',
  'Data Data Engineer',
  'Machine Learning Engineer',
  'Engineering Lead',
  'Cook',
  '!!!',
]

/** The factor of a title for a text: parts asked and met, words there and met, and whether all are in order. */
test.each<[string, string, [number, number, number, number, boolean]]>([
  ['data engineer ', 'Data Engineer', [2, 2, 2, 2, true]],
  ['data engineer ', 'Engineer Data', [2, 2, 2, 2, false]],
  ['data engineer ', 'Senior Data Engineer', [2, 2, 3, 2, false]],
  ['senior data engineer ', 'Data Engineer', [3, 2, 2, 2, false]],
  ['data engineer senior ', 'Data Engineer', [3, 2, 2, 2, false]],
  ['data engineer ', 'Data Engineer (Data)', [2, 2, 3, 2, false]],
  ['data engineer ', 'Data Data Engineer', [2, 2, 3, 2, false]],
  ['data data engineer ', 'Data Data Engineer', [3, 3, 3, 2, true]],
  ['data ', 'Cook', [1, 0, 1, 0, false]],
  ['data ', '!!!', [1, 0, 0, 0, false]],
  ['ml engineer ', 'Machine Learning Engineer', [2, 2, 3, 3, false]],
  ['"data engineer"', 'Data Engineer', [1, 1, 2, 2, false]],
  ['data OR senior', 'Senior Data Engineer', [1, 1, 3, 2, false]],
  ['engi', 'Engineering Lead', [1, 1, 2, 1, false]],
])('%j beside %j', (text, title, [asked, askedMet, titleWords, titleMet, isSame]) => {
  const writer = createWriter()
  const engine = createEngine({ aliases }, writer)
  engine.put(TITLES.map((each, at) => madeDocument({ id: at + 1, title: each })))
  const { tables } = writer.publication()
  const plan = makePlan(readAsked(text), engine.knowledge(), aliases)
  const factor = createTitleLikeness(plan, tables)(findName(tables.titles, title))
  expect(factor).toBe(likeness({ asked, askedMet, titleWords, titleMet }, isSame))
})
