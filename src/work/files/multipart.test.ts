/** Multipart forms are either read in one unambiguous way or rejected. */
import { expect, test } from 'vitest'
import { MAX_HEADER_BYTES, MAX_PARTS, parseMultipart, readBoundary } from './multipart.ts'

const form = (...parts: string[]) =>
  Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`, 'latin1')

const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`

const read = (body: Buffer) =>
  parseMultipart(body, 'b')?.map(({ content, ...part }) => ({ ...part, text: `${content}` })) ??
  null

test('a form sent by a browser is read back unchanged', async () => {
  const sent = new FormData()
  sent.append('kind', 'cv')
  sent.append('file', new Blob(['a\r\n--c\r\n\0z']), 'Zoë "1".txt')
  const request = new Response(sent)
  const boundary = readBoundary(request.headers.get('content-type')) ?? ''
  const parts = parseMultipart(Buffer.from(await request.arrayBuffer()), boundary)
  expect(parts?.map(({ content, ...part }) => ({ ...part, text: `${content}` }))).toEqual([
    { name: 'kind', fileName: null, text: 'cv' },
    { name: 'file', fileName: 'Zoë "1".txt', text: 'a\r\n--c\r\n\0z' },
  ])
})

test.each([
  ['multipart/form-data; boundary=b', 'b'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['Multipart/Form-Data;boundary=x-1', 'x-1'],
  ['multipart/mixed; boundary=b', null],
  ['multipart/form-data', null],
  [`multipart/form-data; boundary=${'b'.repeat(71)}`, null],
  ['application/json', null],
  [null, null],
])('the boundary of %j is %j', (type, boundary) => {
  expect(readBoundary(type)).toBe(boundary)
})

test('an empty value and an empty form are accepted', () => {
  expect(read(form(field('a', '')))).toEqual([{ name: 'a', fileName: null, text: '' }])
  expect(read(form())).toEqual([])
})

test.each([
  ['nothing at all', Buffer.alloc(0)],
  ['text before the first part', Buffer.concat([Buffer.from('x\r\n'), form(field('a', 'b'))])],
  ['no end', Buffer.from(`--b\r\n${field('a', 'b')}`)],
  ['a part without a header', form('hello')],
  ['a part without a name', form('Content-Disposition: form-data\r\n\r\nx')],
  ['another disposition', form('Content-Disposition: attachment; name="a"\r\n\r\nx')],
  ['text after the boundary', Buffer.from(`--bb\r\n${field('a', 'b')}\r\n--bb--`)],
  ['too many parts', form(...Array.from({ length: MAX_PARTS + 1 }, () => field('a', 'b')))],
  ['a header that is too long', form(field('a'.repeat(MAX_HEADER_BYTES), 'b'))],
])('%s is rejected', (_, body) => {
  expect(parseMultipart(body, 'b')).toBeNull()
})
