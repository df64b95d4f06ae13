/** The easy formats give their text, the others and the hostile none. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import * as made from '#test/made-files.ts'
import { readCvText } from './read-cv-text.ts'

test.each([
  ['txt', Buffer.from('Ada Example\nRust & Go'), 'Ada Example\nRust & Go'],
  ['txt', Buffer.from('Ing\xe9nieure', 'latin1'), 'Ingénieure'],
  ['rtf', made.rtf('Ada {\\b Example}'), 'Ada Example'],
  ['docx', made.docx('Ada Example', 'Rust & Go'), 'Ada Example\nRust & Go'],
  ['odt', made.odt('Ada Example', 'Rust & Go'), 'Ada Example\nRust & Go'],
  ['pdf', made.pdf('Ada'), null],
  ['doc', made.doc(), null],
  ['docx', made.zipped({ 'word/other.xml': strToU8('a') }), null],
  ['docx', made.wordPackage('<!DOCTYPE a><w:t>Ada</w:t>'), null],
  ['docx', made.docx(), null],
] as const)('%s: what it says', (format, content, text) => {
  expect(readCvText(format, content)).toBe(text)
})

test('a part that inflates without end is given up', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(100 * 1024 * 1024) })
  expect(readCvText('docx', bomb)).toBeNull()
})

test('a part whose packed bytes are broken has no text', () => {
  const broken = made.docx('Ada Example '.repeat(500))
  const at = broken.indexOf('word/document.xml') + 'word/document.xml'.length
  broken.fill(0xff, at + 4, at + 60)
  expect(readCvText('docx', broken)).toBeNull()
})
