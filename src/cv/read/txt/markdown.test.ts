import { expect, test } from 'vitest'
import { readPlainText } from './read-txt.ts'

const linesOf = (text: string) =>
  readPlainText(`# Ada\n\n## Work\n\n${text}\n`)
    .lines.slice(2)
    .map((line) => [
      line.cells.length > 1 ? line.cells.map((cell) => cell.text).join(' | ') : line.text,
      line.role ?? (line.isBullet ? 'bullet' : line.isBold ? 'bold' : ''),
    ])

const WRAPPED = `- Moved the billing of eleven countries from a nightly job to events,
  which nobody noticed, as it should be, and then removed the old tables
  that the nightly job had needed for the better part of fifteen years.`

const CASES: readonly [what: string, text: string, lines: string[][]][] = [
  ['a list marker with many spaces', '-   Led five people', [['Led five people', 'bullet']]],
  [
    'names with underscores',
    'Wrote `__init__` and snake_case_names',
    [['Wrote __init__ and snake_case_names', '']],
  ],
  ['bold and italic text', '__Two words__ and _more_', [['Two words and more', 'bold']]],
  [
    'underlined headings',
    'Schools\n-------\n\nUlm',
    [
      ['Schools', 'heading'],
      ['Ulm', ''],
    ],
  ],
  ['lines that an editor wrapped', WRAPPED, [[WRAPPED.slice(2).replace(/\n\s+/g, ' '), 'bullet']]],
  [
    'lines that end on purpose',
    'Acme\nUlm, Germany',
    [
      ['Acme', ''],
      ['Ulm, Germany', ''],
    ],
  ],
]

for (const [what, text, lines] of CASES) {
  test(`Markdown is read with ${what}`, () => expect(linesOf(text)).toEqual(lines))
}

test('the settings of a site generator are not read', () => {
  const { lines } = readPlainText('---\ntitle: CV\nlayout: page\n---\n# Ada\n\n## Work\n\nAcme\n')
  expect(lines.map(({ text }) => text)).toEqual(['Ada', 'Work', 'Acme'])
})
