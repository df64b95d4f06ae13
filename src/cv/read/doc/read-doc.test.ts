import { expect, test } from 'vitest'
import { circularDoc, sampleDoc } from '#test/sample-doc.ts'
import { doc } from '#test/sample-files.ts'
import { readDoc } from './read-doc.ts'

test('paragraphs have their text and formatting', () => {
  const { lines, troubles } = readDoc(
    sampleDoc([
      { text: 'Zoë Example', isBold: true },
      { text: 'Work', outline: 0 },
      { text: 'Engineer\tBerlin' },
      { text: 'Built a thing', list: 1 },
      { text: 'first line\x0bsecond line' },
      { text: '' },
      { text: 'end' },
    ]),
  )
  expect(troubles).toEqual([])
  expect(
    lines.map(({ text, isBold, isBullet, role, gap }) => ({ text, isBold, isBullet, role, gap })),
  ).toEqual([
    { text: 'Zoë Example', isBold: true, isBullet: false, role: null, gap: 0 },
    { text: 'Work', isBold: false, isBullet: false, role: 'heading', gap: 0 },
    { text: 'Engineer Berlin', isBold: false, isBullet: false, role: null, gap: 0 },
    { text: 'Built a thing', isBold: false, isBullet: true, role: null, gap: 0 },
    { text: 'first line', isBold: false, isBullet: false, role: null, gap: 0 },
    { text: 'second line', isBold: false, isBullet: false, role: null, gap: 0 },
    { text: 'end', isBold: false, isBullet: false, role: null, gap: 1 },
  ])
  expect(lines[2]?.cells.map(({ text }) => text)).toEqual(['Engineer', 'Berlin'])
})

test('cells of a row become one line', () => {
  const { lines } = readDoc(
    sampleDoc([
      { text: 'Acme', isCell: true },
      { text: '2019 – 2021', isCell: true },
      { text: '', endsRow: true },
      { text: 'Engineer' },
    ]),
  )
  expect(lines.map(({ text }) => text)).toEqual(['Acme 2019 – 2021', 'Engineer'])
  expect(lines[0]?.cells.map(({ text }) => text)).toEqual(['Acme', '2019 – 2021'])
})

test('fields become their results and keep their links', () => {
  const link = '\x13 HYPERLINK "https://ada.example/cv" \x14my site\x15 and \x13 PAGE \x141\x15'
  const { lines } = readDoc(sampleDoc([{ text: link }]))
  expect(lines.map(({ text, links }) => ({ text, links }))).toEqual([
    { text: 'my site and', links: ['https://ada.example/cv'] },
  ])
})

test.each([
  ['a container without a document', doc(), ['damaged']],
  ['chains that loop', circularDoc(), ['damaged']],
  ['half a file', sampleDoc([{ text: 'Ada' }]).subarray(0, 1_500), ['damaged']],
  ['an empty file', new Uint8Array(), ['damaged']],
])('%s gives no text', (_, bytes, troubles) => {
  expect(readDoc(new Uint8Array(bytes))).toMatchObject({ lines: [], troubles })
})

test('an encrypted document is reported', () => {
  const bytes = sampleDoc([{ text: 'Ada' }])
  bytes[512 * 3 + 11] = 0x03
  expect(readDoc(bytes).troubles).toEqual(['encrypted'])
})
