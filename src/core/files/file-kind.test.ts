/** A file's kind is determined by its content and its extension together. */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import * as made from '#test/sample-files.ts'
import { endingsFor, fileKind, formatOf, isUtf8 } from './file-kind.ts'
import { CV_ENDINGS, PICTURE_ENDINGS } from './file-limits.ts'

const text = (letters: string) => Buffer.from(letters)

test.each([
  ['cv.pdf', made.pdf(), 'pdf'],
  ['CV.PDF', made.pdf(), 'pdf'],
  ['late header.pdf', Buffer.concat([Buffer.alloc(900, 32), made.pdf()]), 'pdf'],
  ['cv.docx', made.docx('Ada'), 'docx'],
  ['cv.doc', made.doc(), 'doc'],
  ['cv.rtf', made.rtf(), 'rtf'],
  ['cv.odt', made.odt('Ada'), 'odt'],
  ['cv.txt', text('Ada Example\nEngineer\n'), 'txt'],
  ['empty.txt', text(''), 'txt'],
  ['utf8.txt', text('Zoë — Ingénieure'), 'txt'],
  ['resume.json', text('\ufeff{"basics": {}}'), 'json'],
  ['export.zip', made.zipped({ 'Profile.csv': strToU8('First Name') }), 'linkedin'],
  ['western.txt', Buffer.from('Ing\xe9nieure', 'latin1'), 'txt'],
])('%s is accepted as a CV', (name, content, format) => {
  expect(fileKind(name, content, 'cv')?.format).toBe(format)
})

test.each([
  ['me.png', made.png(), 'image/png'],
  ['me.jpg', made.jpeg(), 'image/jpeg'],
  ['me.JPEG', made.jpeg(), 'image/jpeg'],
  ['me.webp', made.webp(), 'image/webp'],
])('%s is accepted as a profile picture', (name, content, mediaType) => {
  expect(fileKind(name, content, 'avatar')?.mediaType).toBe(mediaType)
  expect(fileKind(name, content, 'document')?.mediaType).toBe(mediaType)
  expect(fileKind(name, content, 'cv')).toBeNull()
})

test.each([
  ['HTML named as PDF', 'cv.pdf', text('<html><script>alert(1)</script>')],
  ['a PDF header that comes too late', 'cv.pdf', Buffer.concat([Buffer.alloc(1_024), made.pdf()])],
  ['a PDF named as text', 'cv.txt', Buffer.concat([made.pdf(), Buffer.from([0])])],
  ['a JAR named as DOCX', 'cv.docx', made.zipped({ 'META-INF/MANIFEST.MF': strToU8('a') })],
  [
    'a workbook named as DOCX',
    'cv.docx',
    made.zipped({ '[Content_Types].xml': strToU8('a'), 'xl/workbook.xml': strToU8('a') }),
  ],
  ['a DOCX named as ODT', 'cv.odt', made.docx('Ada')],
  ['an old workbook named as DOC', 'cv.doc', made.doc('Workbook')],
  ['text with a NUL', 'cv.txt', text('Ada\0Example')],
  ['a broken archive', 'cv.docx', made.docx('Ada').subarray(0, 200)],
  ['no ending', 'cv', made.pdf()],
  ['a table of data', 'resume.json', text('{}')],
  ['an export from LinkedIn', 'export.zip', made.zipped({ 'Profile.csv': strToU8('a') })],
  ['an unknown extension', 'cv.pages', made.pdf()],
  ['two endings', 'cv.pdf.exe', made.pdf()],
  ['a picture that is not one', 'me.png', text('GIF89a')],
])('%s is not accepted', (_, name, content) => {
  expect(fileKind(name, content, 'document')).toBeNull()
})

test.each([
  ['another archive', 'cv.zip', made.zipped({ 'cv.pdf': strToU8('a') })],
  ['a list', 'resume.json', text('[]')],
  ['a picture', 'me.png', made.png()],
])('%s is not a CV', (_, name, content) => {
  expect(fileKind(name, content, 'cv')).toBeNull()
})

test('a document is not a profile picture', () => {
  expect(fileKind('cv.pdf', made.pdf(), 'avatar')).toBeNull()
})

test('file inputs offer the accepted extensions', () => {
  const offered = (list: string) => list.split(',').map((ending) => ending.slice(1))
  expect(offered(CV_ENDINGS)).toEqual(endingsFor('cv'))
  expect(offered(PICTURE_ENDINGS)).toEqual(endingsFor('avatar'))
})

test('a stored media type gives the format back', () => {
  expect(formatOf('application/pdf')).toBe('pdf')
  expect(formatOf('text/html')).toBe('html')
  expect(formatOf('text/css')).toBeNull()
})

test.each([
  ['plain', [65], true],
  ['two bytes', [0xc3, 0xa9], true],
  ['four bytes', [0xf0, 0x9f, 0x98, 0x80], true],
  ['a truncated character', [0xc3], false],
  ['a continuation byte alone', [0xa9], false],
  ['an invalid first byte', [0xff], false],
])('UTF-8: %s', (_, bytes, is) => {
  expect(isUtf8(Uint8Array.from(bytes))).toBe(is)
})
