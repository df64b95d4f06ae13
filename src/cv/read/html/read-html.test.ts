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
  [
    'a list item of spans that are one sentence',
    '<ul><li><span>Led </span><span>five people</span></li></ul>',
    [['Led five people', 'bullet']],
  ],
  [
    'cells only of a row',
    '<table><tr><td>A</td><script>x()</script><td>B</td></table>',
    [['A | B', '']],
  ],
  [
    'the lines of preformatted text',
    '<pre>Acme      2019\n- Led   5\n\nEnd</pre>',
    [
      ['Acme | 2019', ''],
      ['Led | 5', 'bullet'],
      ['End', ''],
    ],
  ],
  ['forms, without their fields', '<form><p>Ada</p><input value="x"></form>', [['Ada', '']]],
  ['no menus', '<nav><a href="/">Home</a></nav><p>Ada</p>', [['Ada', '']]],
  [
    'nothing hidden',
    '<p hidden>One</p><p style="color:red; display: none">Two</p><p>Ada</p>',
    [['Ada', '']],
  ],
  ['no scripts or styles', '<style>p{}</style><script>x()</script><p>Ada</p>', [['Ada', '']]],
]

for (const [what, html, lines] of CASES) {
  test(`HTML is read with ${what}`, () => expect(linesOf(html)).toEqual(lines))
}

test.each([
  ['Windows-1252', '', Buffer.from([0xe9])],
  ['the encoding it declares', '<meta charset="iso-8859-2">', Buffer.from([0xb3])],
  ['UTF-8', '<meta charset="iso-8859-2">', Buffer.from('ł')],
])('HTML is decoded as %s', (what, meta, letter) => {
  const bytes = Buffer.concat([Buffer.from(`${meta}<p>Zo`), letter, Buffer.from('</p>')])
  const expected = what === 'Windows-1252' ? 'Zoé' : 'Zoł'
  expect(readHtml(bytes).lines.map(({ text }) => text)).toEqual([expected])
})

const LONG = 3 * 1024 * 1024

test('embedded pictures hide nothing', () => {
  const font = `<style>@font-face{src:url(data:font/woff;base64,${'A'.repeat(LONG)})}</style>`
  const { lines, troubles } = readHtml(Buffer.from(`${font}<p>Ada</p>`))
  expect([lines.map(({ text }) => text), troubles]).toEqual([['Ada'], []])
})

test('a file that is cut says so', () => {
  const { lines, troubles } = readHtml(Buffer.from(`<p>Ada</p><style>${'a'.repeat(LONG)}`))
  expect([lines.map(({ text }) => text), troubles]).toEqual([['Ada'], ['cut']])
})

test('only boxes under 80 % of the width are columns', () => {
  const boxes = (width: string) =>
    `<div style="width:${width}">One</div><div style="width:${width}">Two</div>`
  const columns = (html: string) => readHtml(Buffer.from(html)).lines.map(({ column }) => column)
  expect([columns(boxes('40%')), columns(boxes('96%'))]).toEqual([
    [0, 1],
    [0, 0],
  ])
})

test('deeply nested elements are read in time, with their text', () => {
  expect(linesOf(`${'<div>'.repeat(50_000)}Ada`)).toEqual([['Ada', '']])
}, 5_000)

test('many columns beside each other are read in time', () => {
  expect(linesOf(`${'<div style="width:40%"></div>'.repeat(60_000)}Ada`)).toEqual([['Ada', '']])
}, 5_000)
