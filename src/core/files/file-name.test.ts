/** UP-03: a file name is metadata, and cannot inject into a header. */
import { expect, test } from 'vitest'
import { formatAttachment, toFileName } from './file-name.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
  ['..%2fcv.pdf', '..%2fcv.pdf'],
  ['a\0.pdf', 'a.pdf'],
  ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie: a=b.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['Zoe\u0308.pdf', 'Zo\u00eb.pdf'],
  ['half \ud800.pdf', 'half \ufffd.pdf'],
  ['', 'file'],
  ['..', 'file'],
  ['dir/', 'file'],
  [`${'a'.repeat(5_000)}.pdf`, `${'a'.repeat(196)}.pdf`],
])('%j is stored as %j', (given, kept) => {
  expect(toFileName(given)).toBe(kept)
})

test.each([
  ['cv.pdf', `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  ['my "cv".pdf', `attachment; filename="my _cv_.pdf"; filename*=UTF-8''my%20%22cv%22.pdf`],
  ['Zoë (1).pdf', `attachment; filename="Zo_ (1).pdf"; filename*=UTF-8''Zo%C3%AB%20%281%29.pdf`],
  ['50%.pdf', `attachment; filename="50_.pdf"; filename*=UTF-8''50%25.pdf`],
])('%j is saved under its name', (name, header) => {
  expect(formatAttachment(name)).toBe(header)
})
