import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'
import { sendJson } from './send-json.ts'
import { tagAnswers } from './tag-answers.ts'

const LONG = { text: 'zażółć '.repeat(500) }

function app() {
  const made = new Hono()
  made.use(compress(), tagAnswers())
  made.get('/a', (c) => c.json(LONG, 200, { 'Cache-Control': 'public', 'X-Own': '1' }))
  made.get('/kept', (c) => sendJson(c, LONG))
  made.get('/other', (c) => c.json({ text: 'other' }))
  made.get('/own', (c) => c.text('own', 200, { ETag: '"own"' }))
  made.get('/missing', (c) => c.json({}, 404))
  made.post('/a', (c) => c.json(LONG))
  return made
}

const tagOf = async (path: string, init: RequestInit = {}) =>
  (await app().request(path, init)).headers.get('etag')

test('the same content has the same tag, other content another', async () => {
  expect(await tagOf('/a')).toMatch(/^"[\w-]{20,}"$/)
  expect(await tagOf('/a')).toBe(await tagOf('/a', { method: 'HEAD' }))
  expect(await tagOf('/a')).not.toBe(await tagOf('/other'))
})

test('an answer that keeps its text is the same as one that does not', async () => {
  const init = { headers: { 'accept-encoding': 'gzip' } }
  const [kept, other] = [await app().request('/kept', init), await app().request('/a', init)]
  const bytes = [await kept.arrayBuffer(), await other.arrayBuffer()]

  expect(kept.headers.get('content-type')).toBe(other.headers.get('content-type'))
  expect(kept.headers.get('etag')).toBe(other.headers.get('etag'))
  expect(bytes[0]).toEqual(bytes[1])
  const known = { 'if-none-match': (await tagOf('/kept')) ?? '' }
  expect((await app().request('/kept', { headers: known })).status).toBe(304)
})

test('errors, writes and answers with a tag of their own get none', async () => {
  expect(await tagOf('/missing')).toBeNull()
  expect(await tagOf('/a', { method: 'POST' })).toBeNull()
  expect(await tagOf('/own')).toBe('"own"')
})

test('the content is unchanged, compressed or not', async () => {
  const plain = await app().request('/a')
  const zipped = await app().request('/a', { headers: { 'accept-encoding': 'gzip' } })
  const bytes = new Blob([await zipped.arrayBuffer()]).stream()

  expect(await plain.json()).toEqual(LONG)
  expect(plain.headers.get('x-own')).toBe('1')
  expect(await new Response(bytes.pipeThrough(new DecompressionStream('gzip'))).json()).toEqual(
    LONG,
  )
  expect(zipped.headers.get('etag')).toBe(`W/${plain.headers.get('etag')}`)
})

test.each([
  ['the tag', (tag: string) => tag, 304],
  ['the tag of a compressed answer', (tag: string) => `W/${tag}`, 304],
  ['one of several tags', (tag: string) => `"x", ${tag}`, 304],
  ['any', () => '*', 304],
  ['another tag', () => '"x"', 200],
])('a client that has %s is answered', async (_, headerOf, status) => {
  const tag = (await tagOf('/a')) ?? ''
  const answer = await app().request('/a', { headers: { 'if-none-match': headerOf(tag) } })

  expect(answer.status).toBe(status)
  if (status === 200) return
  expect(await answer.text()).toBe('')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public',
    etag: tag,
    vary: 'Accept-Encoding',
  })
})
