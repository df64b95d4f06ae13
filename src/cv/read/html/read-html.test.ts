import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const linesOf = (html: string) =>
  readHtml(new TextEncoder().encode(html)).lines.map(({ text, role, isBullet, isBold, cells }) => [
    cells.length > 1 ? cells.map((cell) => cell.text).join(' | ') : text,
    role ?? (isBullet ? 'bullet' : isBold ? 'bold' : ''),
  ])

const CASES: readonly [what: string, html: string, lines: string[][]][] = [
  [
    'headings',
    '<h1>Ada</h1><h2>Work</h2>',
    [
      ['Ada', 'title'],
      ['Work', 'heading'],
    ],
  ],
  [
    'paragraphs',
    '<p>One<br>Two</p><p><b>Three</b></p>',
    [
      ['One', ''],
      ['Two', ''],
      ['Three', 'bold'],
    ],
  ],
  [
    'lists',
    '<ul><li>One</li><li>Two</li></ul>',
    [
      ['One', 'bullet'],
      ['Two', 'bullet'],
    ],
  ],
  ['rows', '<table><tr><td>2019</td><td>Engineer</td></tr></table>', [['2019 | Engineer', '']]],
  ['spans side by side', '<div><span>Acme</span><span>2019</span></div>', [['Acme | 2019', '']]],
  ['no scripts or styles', '<style>p{}</style><script>x()</script><p>Ada</p>', [['Ada', '']]],
]

for (const [what, html, lines] of CASES) {
  test(`HTML is read with ${what}`, () => expect(linesOf(html)).toEqual(lines))
}

test('deeply nested elements are read in time', () => {
  expect(linesOf(`${'<div>'.repeat(50_000)}Ada`).length).toBeLessThan(2)
}, 5_000)
