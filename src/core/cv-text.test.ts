/** What can be read of a CV without its layout. */
import { expect, test } from 'vitest'
import { openDocumentText, richText, toCvText, wordText } from './cv-text.ts'
import { MAX_CV_TEXT } from './profile-choices.ts'

const western = (byte: number) => String.fromCharCode(byte)

test.each([
  [' a \t b \r\n\r\n\r\n\r\nc\0', 'a b\n\nc'],
  ['\u0007\u0000', null],
  ['', null],
  ['\ufeffAda', 'Ada'],
])('%j is kept as %j', (text, kept) => {
  expect(toCvText(text)).toBe(kept)
})

test('at most 10,000 characters are kept, and no half letter', () => {
  expect(toCvText('a'.repeat(20_000))).toHaveLength(MAX_CV_TEXT)
  expect(toCvText(`${'a'.repeat(MAX_CV_TEXT - 1)}😀`)?.isWellFormed()).toBe(true)
})

test('paragraphs, breaks and tabs of Word become lines and gaps', () => {
  const xml =
    '<w:p><w:pPr><w:t2>no</w:t2></w:pPr><w:r><w:t xml:space="preserve">R&amp;D </w:t></w:r><w:r><w:t>at &#65;cme</w:t></w:r></w:p><w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:instrText>no</w:instrText><w:t/></w:r></w:p>'
  expect(wordText(xml)).toBe('R&D at Acme\na b\nc\n')
})

test('paragraphs and headings of OpenDocument become lines', () => {
  const xml =
    '<text:h>Ada</text:h><text:p>Engineer<text:s/>at <text:span>Acme</text:span><text:line-break/>Rust</text:p>'
  expect(openDocumentText(xml)).toBe('Ada\nEngineer at Acme\nRust\n')
})

test.each([
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:t>&x;</w:t>',
  '<!ENTITY a "b">',
])('a part that declares entities has no text', (xml) => {
  expect(wordText(xml)).toBeNull()
  expect(openDocumentText(xml)).toBeNull()
})

test.each([
  ['{\\rtf1\\ansi Ada\\par Engineer\\tab x}', 'Ada\nEngineer x'],
  ['{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}Ada}', 'Ada'],
  ["{\\rtf1 Zo\\'eb}", 'Zoë'],
  ['{\\rtf1\\uc1 Zo\\u235?x}', 'Zoëx'],
  ['{\\rtf1 a\\{b\\}c\\\\d\\~e}', 'a{b}c\\d e'],
  ['{\\rtf1 a\r\nb}', 'ab'],
  ['{\\rtf1 a\\bin3 }}}b}', 'ab'],
  ['no end {\\rtf1 a', 'no end a'],
])('rich text %j says %j', (rtf, text) => {
  expect(richText(rtf, western)).toBe(text)
})

test('groups that are nested too deep are not read', () => {
  expect(richText('{'.repeat(1_000_000), western)).toBeNull()
})

test.each([
  ['Word', () => wordText(`<w:t>${'<'.repeat(200_000)}`)],
  ['Word attributes', () => wordText(`<w:t ${'a="b" '.repeat(200_000)}>`)],
  ['entities', () => wordText(`<w:t>${'&#'.repeat(200_000)}`)],
  ['rich text', () => richText(`{\\rtf1${'\\'.repeat(200_001)}`, western)],
  ['lines', () => toCvText('\n \t'.repeat(200_000))],
])('hostile %s is read in a moment', { timeout: 5_000 }, (_, read) => {
  expect(read).not.toThrow()
})
