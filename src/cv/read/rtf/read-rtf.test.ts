import { expect, test } from 'vitest'
import { readRtf } from './read-rtf.ts'

const read = (rtf: string) => readRtf(new Uint8Array(Buffer.from(rtf, 'latin1')))
const texts = (rtf: string) => read(rtf).lines.map(({ text }) => text)

test.each([
  ['{\\rtf1\\ansi Ada\\par Engineer\\tab x}', ['Ada', 'Engineer x']],
  ['{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}{\\info{\\author Bo}}Ada}', ['Ada']],
  ["{\\rtf1 Zo\\'eb}", ['Zoë']],
  ['{\\rtf1\\uc1 Zo\\u235?x}', ['Zoëx']],
  ["{\\rtf1\\ansicpg1251 \\'c0\\'e4\\'e0}", ['Ада']],
  ["{\\rtf1{\\fonttbl{\\f1\\fcharset238 A;}}\\f1 \\'a3ukasz}", ['Łukasz']],
  ["{\\rtf1{\\fonttbl{\\f1\\fcharset128 A;}}\\f1 \\'93\\'fa\\'96\\'7b}", ['日本']],
  ['{\\rtf1 a\\{b\\}c\\\\d\\~e\\-f\\_g}', ['a{b}c\\d ef-g']],
  ['{\\rtf1 a\r\nb}', ['ab']],
  ['{\\rtf1 a\\bin3 }}}b}', ['ab']],
  ['{\\rtf1 a{\\v hidden}b{\\footnote no}{\\pict\\pngblip 89504e}c}', ['abc']],
  [
    '{\\rtf1{\\header {\\pard ada@example.org\\par}}body\\par{\\footer foot}}',
    ['ada@example.org', 'body', 'foot'],
  ],
  [
    '{\\rtf1{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt in a box\\par}}{\\shprslt in a box}}body}',
    ['in a box', 'body'],
  ],
  [
    '{\\rtf1{\\trowd\\pard\\intbl Acme\\cell 2019\\cell\\row}\\pard after\\par}',
    ['Acme 2019', 'after'],
  ],
  ['no end {\\rtf1 a', ['no end a']],
  ['{\\rtf1 a{\\constructor b}\\toString c}', ['abc']],
])('%s reads as %j', (rtf, said) => {
  expect(texts(rtf)).toEqual(said)
})

test('paragraphs have their formatting, and list markers are not text', () => {
  const { lines } = read(
    '{\\rtf1{\\stylesheet{\\s1\\outlinelevel0 heading 1;}{\\s2 Title;}}\\pard\\s2\\b\\fs48 Ada\\par\\pard\\plain\\s1\\sb264\\fs22 Work\\par\\pard\\plain{\\listtext\\tab *}\\ls1\\li720\\fs20\\i item\\i0\\par}',
  )
  expect(
    lines.map(({ text, role, size, isBold, isItalic, isBullet, indent, gap }) => [
      text,
      role,
      size,
      isBold,
      isItalic,
      isBullet,
      indent,
      gap,
    ]),
  ).toEqual([
    ['Ada', 'title', 24, true, false, false, 0, 0],
    ['Work', 'heading', 11, false, false, false, 0, 1],
    ['item', null, 10, false, true, true, 3, 0],
  ])
})

test('a size set only in the style counts, and a list marker ends with its cell', () => {
  const { lines } = read(
    '{\\rtf1{\\stylesheet{\\s0\\fs20 Normal;}{\\s9\\sbasedon0 List;}}\\trowd\\pard\\plain\\s9\\intbl{\\listtext *}item\\cell\\pard\\plain\\intbl\\fs30 Education\\cell\\row}',
  )
  expect(lines.map(({ text, size, isBullet }) => [text, size, isBullet])).toEqual([
    ['item Education', 10, true],
  ])
  const own = read(
    '{\\rtf1{\\stylesheet{\\s0\\fs20 Normal;}}{\\listtext *}a\\cell b\\cell\\row c\\par}',
  )
  expect(own.lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['a b', true],
    ['c', false],
  ])
})

test('fields become their results and keep their links', () => {
  const { lines } = read(
    '{\\rtf1{\\field{\\*\\fldinst{HYPERLINK "https://ada.example"}}{\\fldrslt{my site}}} {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}{\\field{\\*\\fldinst HYPERLINK "file:///a"}{\\fldrslt b}}}',
  )
  expect(lines.map(({ text, links }) => [text, links])).toEqual([
    ['my site b', ['https://ada.example']],
  ])
})

test('text after the end of one file does not affect the next', () => {
  expect(texts('{\\rtf1 Ada}\\deleted')).toEqual(['Ada'])
  expect(texts('{\\rtf1 Bo}')).toEqual(['Bo'])
})

test('groups nested too deep are not read', () => {
  expect(read(`{\\rtf1 Ada${'{'.repeat(1_000_000)}`)).toMatchObject({
    lines: [],
    troubles: ['damaged'],
  })
})

test.each([
  ['ends', '}'.repeat(200_000)],
  ['backslashes', `{\\rtf1${'\\'.repeat(200_001)}`],
  ['cells', `{\\rtf1${'\\intbl\\cell '.repeat(50_000)}`],
  ['nested tables', `{\\rtf1${'\\intbl\\itap9 a\\nestcell '.repeat(20_000)}`],
  ['binary', '{\\rtf1\\bin999999999 a}'],
  ['headers', `{\\rtf1${'{\\header a'.repeat(240)}`],
])('hostile %s are read quickly', { timeout: 5_000 }, (_, rtf) => {
  expect(() => read(rtf)).not.toThrow()
})
