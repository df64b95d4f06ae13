/** IN-05: every rule that reads a text takes time at most proportional to its length. */
import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'

type Rule = (text: string) => unknown

const rules = Object.entries(
  import.meta.glob<Record<string, unknown>>(
    ['../../{core,cv,search,sources}/**/*.ts', '!../../**/*.test.ts'],
    { eager: true },
  ),
).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    /^(?:parse|read)[A-Z]/.test(name) && typeof value === 'function' && value.length === 1
      ? [[`${name} of ${file.replace(/^.*\//, '')}`, value as Rule] as const]
      : [],
  ),
)

/** Pieces that invite backtracking. Texts made of them end with an unexpected character. */
const PIECES = [
  ...[' ', '\n', '\t', 'a', 'A', '1', '.', ',', '-', "'", '/', '(', '<', '&', ';', '"', 'é', '*'],
  ...["1'111", "'111", '1 111 ', '1,', '1.1', '$1 ', '$100k - ', '€50/h ', '10-20 ', '1'.repeat(9)],
  ...[
    'a ',
    'a-',
    'a.',
    'a@',
    'a@a.',
    'a, ',
    ' ,',
    '\n\t',
    '- ',
    '\n- ',
    '| ',
    ' | ',
    '; ',
    ' and ',
  ],
  ...['<a', '<a ', '<a b="', '</', '<p>', '<!--', '&lt;', '&#1', '&amp;', '%20', 'http://a', '://'],
  ...[
    'C++ ',
    '.NET ',
    '5 years ',
    '5+ ',
    'of ',
    'or ',
    'Berlin, ',
    'Remote ',
    'Senior ',
    'ÄÖ',
    '(a)',
  ],
]

test('IN-05 there are rules to measure', () => {
  expect(rules.length).toBeGreaterThan(40)
  expect(rules.map(([name]) => name)).toContain('parseSalary of salary.ts')
})

test.each(rules)('IN-05 %s takes linear time', (_, rule) => {
  expect(slowPieces(PIECES, rule)).toEqual([])
})
