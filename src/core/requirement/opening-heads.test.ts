import { expect, test } from 'vitest'
import { headsOf } from './opening-heads.ts'

const heads = (text: string) =>
  headsOf(text.split('\n')).map(({ title, from, to }) => [title, from, to])

test.each([
  [
    'list items',
    '- Go Engineer: remote\n- Designer',
    [
      ['Go Engineer', 0, 1],
      ['Designer', 1, 2],
    ],
  ],
  [
    'lines between items are of the first, and what follows bare items is about all',
    '- Go Engineer: €70k\nRuns the API.\nTech: Kafka\n- Designer\n- Data Engineer - Platform\n\nWe use SQL, dbt etc.',
    [
      ['Go Engineer', 0, 3],
      ['Designer', 3, 4],
      ['Data Engineer - Platform', 4, 5],
    ],
  ],
  [
    'headings own the lines below them',
    'Data Engineer\nKnows SQL.\n\nHow to apply: write.',
    [['Data Engineer', 0, 3]],
  ],
  [
    'another advert in the same post',
    'Acme | CTO | Remote\nWe grow.\n\nAcme | Go Engineer | Remote\nWe use Go.',
    [['Go Engineer', 3, 5]],
  ],
  [
    'another advert right below a header has no text of its own',
    'Acme | CTO | Remote\n\nAcme | Go Engineer | Remote\nWe use Go.',
    [['Go Engineer', 2, 3]],
  ],
  [
    'a sentence is no heading',
    'We are a team of engineers who love to build tools for other engineers.',
    [],
  ],
  ['who signs is no heading', 'Ada Byron, CTO', []],
])('%s', (_, text, expected) => {
  expect(heads(text)).toEqual(expected)
})
