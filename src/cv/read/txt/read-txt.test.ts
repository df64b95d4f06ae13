/** What plain text says. */
import { expect, test } from 'vitest'
import { readPlainText, readTxt } from './read-txt.ts'

test.each([
  ['UTF-8', Buffer.from('Zoë • Łódź')],
  ['UTF-8 with a mark', Buffer.from('\ufeffZoë • Łódź')],
  ['UTF-16', Buffer.from('\ufeffZoë • Łódź', 'utf16le')],
])('letters of %s', (_, bytes) => {
  expect(readTxt(bytes).lines.map(({ text }) => text)).toEqual(['Zoë • Łódź'])
})

test('other letters are taken for Windows-1252', () => {
  const bytes = Buffer.from('Ing\xe9nieure \x96 CV', 'latin1')
  expect(readTxt(bytes).lines.map(({ text }) => text)).toEqual(['Ingénieure – CV'])
})

test('lines have what is told by signs and spaces', () => {
  const { lines } = readPlainText(
    'Ada Example\r\n=====\r\n\r\nAcme\t\t2019\r\n  - built\u0007 it\r\n    • more\r\nEngineer      Berlin\u2028end',
  )
  expect(lines.map(({ text, isBullet, indent, gap }) => [text, isBullet, indent, gap])).toEqual([
    ['Ada Example', false, 0, 0],
    ['Acme 2019', false, 0, 2],
    ['built it', true, 1, 0],
    ['more', true, 2, 0],
    ['Engineer Berlin', false, 0, 0],
    ['end', false, 0, 0],
  ])
  expect(lines[1]?.cells.map(({ text }) => text)).toEqual(['Acme', '2019'])
  expect(lines[4]?.cells.map(({ text }) => text)).toEqual(['Engineer', 'Berlin'])
})

test('nothing to read is told', () => {
  expect(readPlainText(' \n--- \n•').troubles).toEqual(['no_text'])
})
