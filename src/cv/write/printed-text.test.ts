import { expect, test } from 'vitest'
import { printedLine, printedLines, printedUrl, safeLink } from './printed-text.ts'

test.each([
  ['any white space becomes one space', ' a\t\u00a0b\r\nc\u2028d ', 'a b c d'],
  ['control characters are removed', 'a\u0000\u0007\u001b[31mb', 'a[31mb'],
  ['direction marks are removed', 'cv\u202efdp.exe', 'cvfdp.exe'],
  ['invisible characters are removed', 'Pro\u200bject\u00ad\ufeff', 'Project'],
  ['joiners stay', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['accents merge with their letters', 'A\u030angström', 'Ångström'],
  ['half a character becomes a replacement character', 'a\ud800b', 'a\ufffdb'],
])('%s', (_, text, printed) => {
  expect(printedLine(text)).toBe(printed)
})

test('separate lines stay separate', () => {
  expect(printedLines('One.\n\n Two \u2029Three.')).toEqual(['One.', 'Two', 'Three.'])
})

test.each([
  ['https://www.example.com/', 'www.example.com', 'https://www.example.com/'],
  ['example.com/cv', 'example.com/cv', 'https://example.com/cv'],
  ['mailto:ada@example.org', 'ada@example.org', 'mailto:ada@example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)', null],
  ['file:///etc/passwd', 'file:///etc/passwd', null],
  ['https://a.example/"><img src=x>', 'a.example/"><img src=x>', null],
  ['not an address', 'not an address', null],
])('%s is printed as %s and links to %s', (url, printed, target) => {
  expect(printedUrl(url)).toBe(printed)
  expect(safeLink(url)).toBe(target)
})
