import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { wordPackage, zipped } from '#test/sample-files.ts'
import { readDocx } from './read-docx.ts'

const document = (body: string) => `<w:document><w:body>${body}</w:body></w:document>`
const p = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`

function lines(body: string, others: Record<string, string> = {}) {
  const parts = Object.entries(others).map(([name, xml]) => [name, strToU8(xml)])
  return readDocx(wordPackage(document(body), Object.fromEntries(parts))).lines
}
const texts = (...given: Parameters<typeof lines>) => lines(...given).map(({ text }) => text)

test('text has the formatting of its style and its own on top', () => {
  const styles = `<w:styles>
    <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>
    <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:basedOn w:val="N"/>
      <w:pPr><w:spacing w:before="264" w:after="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Mine"/><w:basedOn w:val="H"/></w:style>
    <w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>
    <w:style w:type="character" w:styleId="S"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>
  </w:styles>`
  const run = '<w:r><w:rPr><w:rStyle w:val="S"/><w:i/></w:rPr><w:t>Engineer</w:t></w:r>'
  const found = lines(
    `${p('Ada', '<w:pStyle w:val="T"/>')}${p('Work', '<w:pStyle w:val="Own"/>')}<w:p>${run}</w:p>`,
    { 'word/styles.xml': styles },
  )
  expect(
    found.map(({ text, role, size, isBold, isItalic, gap }) => [
      text,
      role,
      size,
      isBold,
      isItalic,
      gap,
    ]),
  ).toEqual([
    ['Ada', 'title', 11, false, false, 0],
    ['Work', 'heading', 16, true, false, 0.69],
    ['Engineer', null, 11, true, true, 0],
  ])
})

test('list items are distinguished from text, and lists without markers from those with', () => {
  const numbering = `<w:numbering>
    <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>
      <w:pPr><w:ind w:left="720"/></w:pPr></w:lvl></w:abstractNum>
    <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="none"/></w:lvl></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`
  const item = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`
  const found = lines(
    `${p('a', item(1))}${p('b', item(2))}${p('c', item(0))}${p('• d')}${p('– e')}`,
    {
      'word/numbering.xml': numbering,
    },
  )
  expect(found.map(({ text, isBullet, indent }) => [text, isBullet, indent])).toEqual([
    ['a', true, 3],
    ['b', false, 0],
    ['c', false, 0],
    ['d', true, 0],
    ['e', true, 0],
  ])
})

test('breaks become lines, tabs become cells, hidden and deleted text is skipped', () => {
  const body = `<w:p>
    <w:r><w:t xml:space="preserve">R&amp;D </w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>co</w:t><w:softHyphen/><w:t>op</w:t></w:r>
    <w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>
    <w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r><w:t> new</w:t></w:r></w:ins>
    <w:r><w:sym w:font="Wingdings" w:char="F0B7"/></w:r></w:p>`
  const [first, second] = lines(body)
  expect(first).toMatchObject({ text: 'R&D 2019' })
  expect(first?.cells.map(({ text }) => text)).toEqual(['R&D', '2019'])
  expect(second?.text).toBe('coop new•')
})

test('a box written in two versions is read once, in its place', () => {
  const box = (text: string) => `<w:txbxContent>${p(text)}</w:txbxContent>`
  const drawing = `<mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><wps:txbx>${box('in a box')}</wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box('in a box')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`
  expect(texts(`${p('before')}<w:p><w:r>${drawing}</w:r><w:r><w:t>own</w:t></w:r></w:p>`)).toEqual([
    'before',
    'in a box',
    'own',
  ])
})

test('boxes side by side are read one after the other', () => {
  const box = (text: string, x: number, y: number) =>
    `<w:r><w:drawing><wp:anchor><wp:positionH><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="2000000"/><w:txbxContent>${p(text)}</w:txbxContent></wp:anchor></w:drawing></w:r>`
  const right = 4_000_000
  expect(
    texts(
      `<w:p>${box('right low', right, 900_000)}${box('right top', right, 0)}${box('left', 0, 500_000)}</w:p>`,
    ),
  ).toEqual(['left', 'right top', 'right low'])
})

test('the header of the first page is read first, the footer last, page numbers never', () => {
  const found = texts(
    `${p('body')}<w:sectPr><w:headerReference w:type="default" r:id="r1"/><w:footerReference w:type="default" r:id="r2"/></w:sectPr>`,
    {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="r1" Target="header1.xml"/><Relationship Id="r2" Target="/word/footer1.xml"/></Relationships>',
      'word/header1.xml': `<w:hdr>${p('ada@example.org')}</w:hdr>`,
      'word/footer1.xml': `<w:ftr>${p('github.com/ada')}<w:p><w:r><w:t>Page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>`,
    },
  )
  expect(found).toEqual(['ada@example.org', 'body', 'github.com/ada'])
})

test('links keep web addresses only', () => {
  const link = (id: string, text: string) =>
    `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`
  const found = lines(`${link('r1', 'site')}${link('r2', 'file')}`, {
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Target="https://ada.example/?a=1&amp;b=2" TargetMode="External"/><Relationship Id="r2" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
  })
  expect(found.map(({ text, links }) => [text, links])).toEqual([
    ['site', ['https://ada.example/?a=1&b=2']],
    ['file', []],
  ])
})

test('short cells of a row become one line, with the date beside the entry', () => {
  const table = `<w:tbl>${row(cell(p('2019 – 2021')), cell(p('Engineer'), p('Acme'), p('Built a thing')))}${row(cell(p('Berlin')), cell(p('Germany')))}</w:tbl>`
  const found = lines(table)
  expect(found.map(({ text }) => text)).toEqual([
    '2019 – 2021 Engineer',
    'Acme',
    'Built a thing',
    'Berlin Germany',
  ])
  expect(found[0]?.cells.map(({ text }) => text)).toEqual(['2019 – 2021', 'Engineer'])
})

test('headings in the margin of a table precede their text', () => {
  const table = `<w:tbl>${row(cell(p('Work')), cell(p('Acme'), p('Engineer'), p('2019 – 2021')))}${row(cell(p('Skills')), cell(p('Rust, Go')))}</w:tbl>`
  expect(texts(table)).toEqual(['Work', 'Acme', 'Engineer', '2019 – 2021', 'Skills', 'Rust, Go'])
})

test('texts side by side are columns, the one with the name first', () => {
  const big = '<w:p><w:r><w:rPr><w:sz w:val="48"/></w:rPr><w:t>Ada Example</w:t></w:r></w:p>'
  const table = `<w:tbl>${row(cell(p('Contact'), p('ada@example.org'), p('Berlin')), cell(big, p('Engineer'), p('About')))}</w:tbl>`
  expect(lines(table).map(({ text, column }) => [text, column])).toEqual([
    ['Ada Example', 0],
    ['Engineer', 0],
    ['About', 0],
    ['Contact', 1],
    ['ada@example.org', 1],
    ['Berlin', 1],
  ])
})

test.each([
  ['no document', zipped({ 'word/other.xml': strToU8('a') })],
  ['entities', wordPackage(`<!DOCTYPE a [<!ENTITY x "y">]>${document(p('&x;'))}`)],
  ['no archive', Buffer.from('PK\x03\x04')],
])('%s is not read', (_, bytes) => {
  expect(readDocx(bytes)).toMatchObject({ lines: [], troubles: ['damaged'] })
})

test('an empty document has no text, a long one is cut', () => {
  expect(readDocx(wordPackage(document(''))).troubles).toEqual(['no_text'])
  const many = Array.from({ length: 6_000 }, (_, n) => p(`${(n * 7_919) % 10_007} words`)).join('')
  const long = readDocx(wordPackage(document(many)))
  expect(long.lines).toHaveLength(5_000)
  expect(long.troubles).toEqual(['cut'])
})

test('elements named like JavaScript properties are ignored', () => {
  const run = '<w:r><w:t>a</w:t><constructor/><toString/><w:tab/><w:t>b</w:t></w:r>'
  expect(texts(`<w:p>${run}</w:p>`)).toEqual(['a b'])
})
