/** What strangers wrote, as it may be printed. */
import { expect, test } from 'vitest'
import { printedLine, printedLines, printedUrl, safeLink } from './printed-text.ts'

test.each([
  ['white space of every kind is one space', ' a\t\u00a0b\r\nc\u2028d ', 'a b c d'],
  ['control characters go', 'a\u0000\u0007\u001b[31mb', 'a[31mb'],
  ['marks that turn the direction go', 'cv\u202efdp.exe', 'cvfdp.exe'],
  ['invisible letters go', 'Pro\u200bject\u00ad\ufeff', 'Project'],
  ['what joins letters stays', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['accents and their letters are one', 'A\u030angström', 'Ångström'],
  ['half a letter is a sign for it', 'a\ud800b', 'a\ufffdb'],
])('%s', (_, text, printed) => {
  expect(printedLine(text)).toBe(printed)
})

test('lines of their own stay so', () => {
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
])('%s is printed as %s and leads to %s', (url, printed, target) => {
  expect(printedUrl(url)).toBe(printed)
  expect(safeLink(url)).toBe(target)
})
