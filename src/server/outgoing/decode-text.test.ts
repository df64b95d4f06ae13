import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test.each<[string, Uint8Array, string | null, string]>([
  ['UTF-8 by default', Buffer.from('Zoë'), null, 'Zoë'],
  ['the header', latin1('Zoë'), 'text/html; charset=ISO-8859-1', 'Zoë'],
  ['the header in quotes', latin1('Zoë'), 'text/html; charset="latin1"', 'Zoë'],
  [
    'the header before the page',
    latin1('<meta charset="utf-8">ë'),
    'a/b; charset=l1',
    '<meta charset="utf-8">ë',
  ],
  [
    'a byte order mark before the header',
    Buffer.from('\ufeffZoë'),
    'text/plain; charset=latin1',
    'Zoë',
  ],
  ['a UTF-16 byte order mark', utf16('Zoë'), null, 'Zoë'],
  [
    'XML',
    latin1("<?xml version='1.0' encoding='iso-8859-1'?>ë"),
    'text/xml',
    "<?xml version='1.0' encoding='iso-8859-1'?>ë",
  ],
  ['a page', latin1('<html><meta charset=latin1>ë'), 'text/html', '<html><meta charset=latin1>ë'],
  [
    'an older page',
    latin1('<meta http-equiv=x content="text/html; charset=windows-1252">\x80'),
    null,
    '<meta http-equiv=x content="text/html; charset=windows-1252">€',
  ],
  ['Japanese', Buffer.from([0x83, 0x65]), 'text/plain; charset=Shift_JIS', 'テ'],
  ['an unknown name', Buffer.from('Zoë'), 'text/plain; charset=nonsense', 'Zoë'],
  [
    'a page that declares UTF-16 in single bytes',
    Buffer.from('<meta charset=utf-16>ë'),
    null,
    '<meta charset=utf-16>ë',
  ],
  ['bytes that are not UTF-8', Buffer.from([0x61, 0xff, 0x62]), null, 'a\ufffdb'],
  ['an old page that declares nothing', latin1('Zo\xeb \x80'), 'text/html', 'Zoë €'],
  ['nothing', new Uint8Array(), null, ''],
])('%s', (_, bytes, contentType, text) => {
  expect(decodeText(bytes, contentType)).toBe(text)
})
