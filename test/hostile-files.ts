/** Small files that are built to break their reader, always the same. */
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { wordPackage, zipped } from './sample-files.ts'

const paragraph = (text: string) =>
  `<w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`

/** Word packages, each malformed or hostile in its own way. */
export const hostileDocx = {
  'a part of 64 MB': () => wordBomb(64),
  'many parts of 8 MB': () => {
    const part = new Uint8Array(8 * 1024 * 1024)
    const names = ['styles', 'numbering', '_rels/document.xml.rels', 'header1', 'footer1']
    const parts = names.map((name) => [`word/${name}.xml`, part])
    return wordPackage(paragraph('Ada'), Object.fromEntries(parts))
  },
  'archives in archives': () => {
    const inner = zipSync({ 'word/document.xml': new Uint8Array(16 * 1024 * 1024) })
    return wordPackage(paragraph('Ada'), { 'word/document.zip': zipSync({ 'a.zip': inner }) })
  },
  '3,000 entries': () => {
    const none = new Uint8Array()
    const many = Array.from({ length: 3_000 }, (_, n) => [`${n}.xml`, none])
    return wordPackage(paragraph('Ada'), Object.fromEntries(many))
  },
  'a size that lies': () => {
    const file = wordBomb(32)
    const entry = file.lastIndexOf('word/document.xml') - 46
    file.writeUInt32LE(10, entry + 24)
    return file
  },
  'entries over each other': () => {
    const file = wordPackage(paragraph('Ada '.repeat(2_000)))
    const second = file.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    file.writeUInt32LE(0, second + 42)
    return file
  },
  'an encrypted entry': () => {
    const file = wordPackage(paragraph('Ada'))
    file.writeUInt16LE(1, file.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8)
    return file
  },
  'sizes of 64 bits': () => {
    const file = wordPackage(paragraph('Ada'))
    file.writeUInt32LE(0xffffffff, file.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 20)
    return file
  },
  '200,000 elements within each other': () => wordPackage(`<w:document>${'<w:p>'.repeat(200_000)}`),
}

function wordBomb(megabytes: number): Buffer {
  return zipped({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': new Uint8Array(megabytes * 1024 * 1024),
  })
}

/** A PDF of these objects, the first being its root. Streams include their dictionary. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [n, object] of objects.entries()) {
    offsets.push(length())
    parts.push(Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const at = length()
  const entries = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`)
  parts.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`),
    Buffer.from(
      `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const ROOT = '<</Type/Catalog/Pages 2 0 R>>'
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const page = (font = '5 0 R') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F ${font}>>>>>>`

export const stream = (content: Buffer | string, dictionary = '') => {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${dictionary}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

const flate = (content: Buffer) => stream(deflateSync(content), '/Filter/FlateDecode')

/** A one-page PDF with these lines. */
export const pdfText = (...lines: string[]) => {
  const shown = lines.map(
    (line, n) => `1 0 0 1 50 ${780 - n * 16} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`,
  )
  return pdfOf([ROOT, PAGES, page(), stream(`BT /F 11 Tf ${shown.join('\n')} ET`), FONT])
}

export const hostilePdf = {
  'pages that hold themselves': () =>
    pdfOf([ROOT, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 100000>>']),
  '10,000 lists within each other': () =>
    pdfOf([ROOT, PAGES, page(), stream(`${'['.repeat(10_000)}${']'.repeat(10_000)} TJ`), FONT]),
  '10,000 lists within each other, as an object': () =>
    pdfOf([ROOT, PAGES, `${'['.repeat(10_000)}${']'.repeat(10_000)}`]),
  'a stream of 1 GB': () => {
    // Compressed twice: to a megabyte, then to some kilobytes.
    const once = deflateSync(Buffer.alloc(256 * 1024 * 1024, 'q '))
    return pdfOf([
      ROOT,
      PAGES,
      page(),
      stream(deflateSync(once), '/Filter[/FlateDecode/FlateDecode]'),
      FONT,
    ])
  },
  '100,000 pages': () => {
    const kids = Array.from({ length: 100_000 }, () => '3 0 R').join(' ')
    return pdfOf([
      ROOT,
      `<</Type/Pages/Kids[${kids}]/Count 100000>>`,
      page(),
      stream('BT /F 11 Tf (a) Tj ET'),
      FONT,
    ])
  },
  'a font whose letters are drawn with itself': () =>
    pdfOf([
      ROOT,
      PAGES,
      page(),
      stream('BT /F 11 Tf (aaaa) Tj ET'),
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]/Encoding<</Type/Encoding/Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</F 5 0 R>>>>>>',
      stream('1 0 0 0 1 1 d1 BT /F 1 Tf (aaaa) Tj ET'),
    ]),
  'a form that draws itself': () =>
    pdfOf([
      ROOT,
      PAGES,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>',
      stream('/X Do'),
      stream(
        '/X Do /X Do',
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
      ),
    ]),
  'a page of a million letters': () =>
    pdfOf([
      ROOT,
      PAGES,
      page(),
      flate(Buffer.from(`BT /F 1 Tf ${'(abcdefgh) Tj '.repeat(125_000)}ET`)),
      FONT,
    ]),
  'an encrypted file': () =>
    pdfOf(
      [
        ROOT,
        PAGES,
        page(),
        stream('BT (a) Tj ET'),
        FONT,
        `<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
      ],
      `/Encrypt 6 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
    ),
  'half a file': () => pdfText('Ada').subarray(0, 200),
}
