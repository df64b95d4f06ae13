import { expect, test } from 'vitest'
import { compareCvs } from './compare-cvs.ts'
import { type Cv, EMPTY_CV } from './cv.ts'

const BEFORE: Cv = {
  ...EMPTY_CV,
  name: 'Mina Okafor',
  summary: [
    { id: 'b1', text: 'Builds pipelines.' },
    { id: 'b2', text: 'Likes tests.' },
  ],
}

test.each<[string, Cv, object[]]>([
  ['an unchanged CV has no differences', BEFORE, []],
  [
    'a changed line has both texts',
    { ...BEFORE, name: 'Mina N. Okafor' },
    [{ id: 'name', before: 'Mina Okafor', after: 'Mina N. Okafor' }],
  ],
  [
    'a removed line has no text after',
    { ...BEFORE, summary: BEFORE.summary.slice(0, 1) },
    [{ id: 'b2', before: 'Likes tests.', after: '' }],
  ],
  [
    'a new line has no text before',
    { ...BEFORE, skills: [{ id: 's1', name: null, level: null, keywords: ['Go', 'C#'] }] },
    [{ id: 's1', before: '', after: 'Go, C#' }],
  ],
  [
    'a line that only moved is no difference',
    { ...BEFORE, summary: BEFORE.summary.toReversed() },
    [],
  ],
])('%s', (_, after, expected) => {
  expect(compareCvs(BEFORE, after)).toEqual(expected)
})
