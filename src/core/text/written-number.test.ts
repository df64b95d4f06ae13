import { expect, test } from 'vitest'
import { writtenNumbers } from './written-number.ts'

test.each([
  ['40%', [[40, 'percent']]],
  ['forty per cent', [[40, 'percent']]],
  ['40 percent of it', [[40, 'percent']]],
  ['99.95%', [[99.95, 'percent']]],
  ['2.5k users', [[2500, 'plain']]],
  ['2,500 users', [[2500, 'plain']]],
  ['2 500 users', [[2500, 'plain']]],
  ['1.200.000 rows', [[1_200_000, 'plain']]],
  ['1,234.5 tons', [[1234.5, 'plain']]],
  ['$3M', [[3e6, 'money']]],
  ['3 million dollars', [[3e6, 'money']]],
  ['€ 1.5bn', [[1.5e9, 'money']]],
  ['USD 20,000', [[20_000, 'money']]],
  ['a million requests', [[1e6, 'plain']]],
  ['a dozen engineers', [[12, 'plain']]],
  ['twenty-five people', [[25, 'plain']]],
  ['one hundred and twenty people', [[120, 'plain']]],
  ['three thousand', [[3000, 'plain']]],
  ['5-person team', [[5, 'plain']]],
  ['10x faster', [[10, 'times']]],
  ['ten times faster', [[10, 'times']]],
  ['doubled revenue', [[2, 'times']]],
  ['since 2019', [[2019, 'plain']]],
  [
    '2019-2021',
    [
      [2019, 'plain'],
      [2021, 'plain'],
    ],
  ],
  ['one of the teams', []],
  ['EC2, S3 and Web3', []],
  ['4０%', [[40, 'percent']]],
  ['often', []],
  ['someone', []],
] as const)('%s', (text, numbers) => {
  expect(writtenNumbers(text).map(({ value, unit }) => [value, unit])).toEqual(numbers)
})
