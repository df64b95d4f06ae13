/** IN-05: every rule that reads a text takes time at most proportional to its length. */
import { expect, test } from 'vitest'

const LENGTH = 50_000
/** Faster rules aren't measured again: a quadratic one would be far slower. Milliseconds of this thread. */
const TOO_SHORT_TO_TELL = 15
/** For eight times the text, a linear rule takes eight times as long and a quadratic one 64 times. */
const TIMES = 8
const MOST = 24
/** A garbage collection during a measurement looks like quadratic time, but not in every repetition. */
const REPEATS = 5

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
  const squares = PIECES.flatMap((piece) => {
    if (timeOf(rule, piece, LENGTH / 5) < TOO_SHORT_TO_TELL) return []
    const growth = Math.min(...Array.from({ length: REPEATS }, () => growthOf(rule, piece)))
    return growth < MOST
      ? []
      : [`${JSON.stringify(piece)} takes ${growth.toFixed(1)} times as long`]
  })
  expect(squares).toEqual([])
})

function growthOf(rule: Rule, piece: string): number {
  const whole = timeOf(rule, piece, LENGTH)
  // A rule may reject a text that is too long.
  return whole < TOO_SHORT_TO_TELL ? 0 : whole / timeOf(rule, piece, LENGTH / TIMES)
}

function timeOf(rule: Rule, piece: string, length: number): number {
  const text = `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0000`
  const from = process.threadCpuUsage()
  try {
    rule(text)
  } catch {
    // A rule that doesn't take text throws at once.
  }
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1_000
}
