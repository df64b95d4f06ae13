import { expect, test } from 'vitest'
import { readReportQuery } from './report-query.ts'

const TODAY = '2026-03-20'
const read = (text: string) => readReportQuery(new URLSearchParams(text), TODAY)

test('without parameters it is the neutral form of this month', () => {
  expect(read('')).toEqual({
    query: {
      form: 'neutral',
      period: { first: '2026-03-01', last: TODAY },
      without: new Set(),
      including: new Set(),
      methods: new Map(),
      usualMethod: null,
    },
    problems: [],
  })
})

test('lists may be repeated or separated by commas', () => {
  const { query, problems } = read(
    'form=ch&from=2026-02-01&to=2026-02-28&without=3&without=5,8&including=9&how=all:online&how=&how=4:email,7:post,9:blank',
  )
  expect(problems).toEqual([])
  expect(query).toEqual({
    form: 'ch',
    period: { first: '2026-02-01', last: '2026-02-28' },
    without: new Set([3, 5, 8]),
    including: new Set([9]),
    methods: new Map([
      [4, 'email'],
      [7, 'post'],
      [9, null],
    ]),
    usualMethod: 'online',
  })
})

test.each([
  ['form=fr', ['form']],
  ['from=2026-02-30&to=2026-03-01', ['from']],
  ['from=2026-02-01&to=soon', ['to']],
  ['from=2026-02-01', ['to']],
  ['to=2026-02-01', ['from']],
  ['from=2026-03-02&to=2026-03-01', ['to']],
  ['without=x&without=y', ['without']],
  ['including=-1', ['including']],
  ['how=4', ['how']],
  ['how=4:pigeon&form=de', ['how']],
])('"%s" is wrong in %s', (text, parameters) => {
  expect(read(text).problems.map(({ parameter }) => parameter)).toEqual(parameters)
})
