import * as zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { plainWithNonce, type SlottedPage, slotPage as slotBytes, withNonce } from './nonce-slot.ts'

const slotPage = (html: string, nonce: string) => slotBytes(Buffer.from(html), nonce)

const NONCE = 'AAECAwQFBgcICQoLDA0ODw=='
/** Of every byte value, also those that look like text. */
const NONCES = [
  'AAAAAAAAAAAAAAAAAAAAAA==',
  '//////////////////////==',
  'scriptscriptscriptscri==',
  ...Array.from({ length: 40 }, (_, index) =>
    Buffer.alloc(16, (index * 37) % 256).toString('base64'),
  ),
]

const tag = (nonce: string, text: string) => `<script nonce="${nonce}">${text}</script>\n`
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Job ${index * 7919} zażółć 💼</p>`).join('\n')

/** A page with `nonce` where ours have it: in the head, in the middle of text, and at the very end. */
const PAGES: [string, (nonce: string) => string][] = [
  ['a long page', (nonce) => `${tag(nonce, 'a()')}${words(5_000)}${tag(nonce, 'b()')}`],
  ['many scripts', (nonce) => `<html>${tag(nonce, 'a').repeat(60)}${words(100)}</html>`],
  ['a nonce at both ends', (nonce) => `${nonce}${words(50)}${nonce}`],
  ['nonces side by side', (nonce) => `<a>${nonce.repeat(5)}</a>${words(20)}`],
  ['a short page', (nonce) => tag(nonce, '')],
  ['the same words around it', (nonce) => `nonce="${nonce}" nonce="" `.repeat(300)],
  [
    'text that cannot be compressed',
    (nonce) => tag(nonce, randomLike(60_000)) + tag(nonce, randomLike(10)),
  ],
]

/** Always the same characters, in no order that a compressor finds. */
function randomLike(length: number) {
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (state % 500))
  }
  return Array.from({ length }, next).join('')
}

test.each(PAGES)('%s is decompressed with every nonce that is put in', async (_, pageWith) => {
  const slotted = (await slotPage(pageWith(NONCE), NONCE)) as SlottedPage

  for (const nonce of NONCES) {
    expect(zlib.brotliDecompressSync(withNonce(slotted, nonce)).toString()).toBe(pageWith(nonce))
  }
  expect(await plainWithNonce(slotted, NONCES[0] as string)).toBe(pageWith(NONCES[0] as string))
})

test('sending a page leaves the stored one as it is', async () => {
  const slotted = (await slotPage(tag(NONCE, words(50)), NONCE)) as SlottedPage
  const before = Buffer.from(slotted.compressed)

  const [first, second] = NONCES.slice(0, 2).map((nonce) => withNonce(slotted, nonce))

  expect(slotted.compressed.equals(before)).toBe(true)
  expect(first?.equals(second as Buffer)).toBe(false)
  expect(slotted.compressed.includes(NONCE)).toBe(false)
})

test('the first nonce costs few bytes compared with an ordinary compression', async () => {
  const html = `${tag(NONCE, 'a()')}${words(2_000)}${tag(NONCE, 'b()')}`
  const slotted = (await slotPage(html, NONCE)) as SlottedPage
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 }

  expect(slotted.compressed.length - zlib.brotliCompressSync(html, { params }).length).toBeLessThan(
    100,
  )
})

test.each([
  ['a page without the nonce', words(10), NONCE],
  ['a nonce of another length', tag('short', words(10)), 'short'],
])('%s is not stored', async (_, html, nonce) => {
  expect(await slotPage(html, nonce)).toBeNull()
})

test('a nonce of another length is not put in', async () => {
  const slotted = (await slotPage(tag(NONCE, words(10)), NONCE)) as SlottedPage

  expect(() => withNonce(slotted, `${NONCE}=`)).toThrow()
})
