/**
 * Boards that answer oddly, from the socket to the list of jobs: what cannot be read is a problem with its reason, the
 * jobs beside it come in, nothing that was there goes, and the next good answer is read as ever.
 */
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gatherNext } from '#server/gathering/gather-next.ts'
import { createSourceClient } from '#server/gathering/source-client.ts'
import { greenhouse } from '#sources/adapters/greenhouse.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { createTestApp } from './app.ts'
import { canary } from './canary.ts'
import { fakeTime } from './fake-time.ts'

type Answer = { body: string | Buffer; headers?: Record<string, string>; breaksOff?: boolean }

const job = (id: unknown, more: Record<string, unknown> = {}) => ({
  id,
  title: `Engineer of ${id}`,
  absolute_url: `https://boards.example/jobs/${id}`,
  location: { name: 'Berlin, Germany' },
  content: `<p>You build the part number ${id} of our machine.</p>`,
  first_published: '2026-02-20T09:00:00Z',
  ...more,
})
const GOOD = [job(1), job(2), job(3)]
const GOOD_TITLES = GOOD.map(({ title }) => title)
const board = (...more: unknown[]) => JSON.stringify({ jobs: [...GOOD, ...more] })
const WHOLE = board()

/** The product with one board, whose host answers what the test says. */
async function given() {
  const app = await createTestApp()
  let answer: Answer = { body: WHOLE }
  const host = await canary((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else send(response, answer)
  })
  const time = fakeTime()
  const client = createSourceClient({
    clock: time.clock,
    delay: time.delay,
    pace: { secondsBetween: 0, atOnce: 1 },
    identity: { version: '1.2.3', publicUrl: 'https://jobs.example.org', email: null },
    agent: { detour: { host: '127.0.0.1', port: host.port } },
  })
  await addBoards(app.world, [{ source: 'greenhouse', token: 'acme', company: 'Acme' }])
  const [{ id }] = (await app.world.db.selectFrom('boards').select('id').execute()) as [
    { id: number },
  ]
  const sources = new Map([['greenhouse', { source: greenhouse, keys: {} }]])
  async function run(next: Answer) {
    answer = next
    const gathered = await gatherNext({ world: app.world, client, sources }, [id])
    await app.catchUp()
    return gathered?.result ?? expect.unreachable('the board could not be taken')
  }
  await run({ body: WHOLE })
  const titles = async () => (await app.titles('perPage=50')).toSorted()
  return { app, run, titles, close: () => client.close() }
}

function send(response: ServerResponse, { body, headers, breaksOff }: Answer) {
  response.writeHead(200, { 'content-type': 'application/json', ...headers })
  if (breaksOff) response.write(body, () => response.destroy())
  else response.end(body)
}

const packed = gzipSync(WHOLE)
const badSum = Buffer.from(packed)
badSum.writeUInt32LE(0, badSum.length - 8)
const page = '<!doctype html><title>Sign in</title><p>Please sign in'
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const umlauts = board(job(4, { title: 'Köchin für Müsli', content: '<p>Größe zählt überall.</p>' }))

/** Answers that are none. */
const NO_ANSWERS: readonly (readonly [name: string, answer: Answer, sentence: RegExp])[] = [
  ['nothing', { body: '' }, /empty/],
  ['white space', { body: ' \r\n\t' }, /empty/],
  ['a byte order mark alone', { body: '\ufeff' }, /empty/],
  ['null', { body: 'null' }, /no object/],
  ['a number', { body: '42' }, /no object/],
  ['a text', { body: '"jobs"' }, /no object/],
  ['a list', { body: '[]' }, /no object/],
  ['an object without jobs', { body: '{}' }, /no jobs/],
  ['an error', { body: '{"error":{"status":500}}' }, /no jobs/],
  ['jobs that are null', { body: '{"jobs":null}' }, /no jobs/],
  ['jobs by name', { body: '{"jobs":{"1":{}}}' }, /no jobs/],
  ['jobs as text', { body: '{"jobs":"[]"}' }, /no jobs/],
  ['its first half', { body: WHOLE.slice(0, WHOLE.length / 2) }, /no whole JSON/],
  ['all but its last sign', { body: WHOLE.slice(0, -1) }, /no whole JSON/],
  ['half an escape', { body: '{"jobs":[{"title":"\\u00' }, /no whole JSON/],
  ['two answers', { body: WHOLE + WHOLE }, /no whole JSON/],
  ['NaN', { body: '{"jobs":[{"id":NaN}]}' }, /no whole JSON/],
  ['Infinity', { body: '{"jobs":[{"id":-Infinity}]}' }, /no whole JSON/],
  ['a comma too many', { body: '{"jobs":[{},]}' }, /no whole JSON/],
  ['other quotes', { body: "{'jobs':[]}" }, /no whole JSON/],
  ['a comment', { body: `/* jobs */${WHOLE}` }, /no whole JSON/],
  ['a call of a function', { body: `callback(${WHOLE})` }, /no whole JSON/],
  ['a guard before it', { body: `)]}',\n${WHOLE}` }, /no whole JSON/],
  ['a page', { body: page, headers: { 'content-type': 'text/html' } }, /HTML instead of JSON/],
  ['a page called JSON', { body: page }, /HTML instead of JSON/],
  ['XML', { body: '<?xml version="1.0"?><jobs/>' }, /XML instead of JSON/],
  ['a picture', { body: 'GIF89a', headers: { 'content-type': 'image/gif' } }, /image\/gif/],
  ['no gzip', { body: WHOLE, headers: { 'content-encoding': 'gzip' } }, /broke its answer off/],
  [
    'gzip that is cut',
    { body: packed.subarray(0, -12), headers: { 'content-encoding': 'gzip' } },
    /broke its answer off/,
  ],
  [
    'gzip of a wrong sum',
    { body: badSum, headers: { 'content-encoding': 'gzip' } },
    /broke its answer off/,
  ],
  ['gzip that nobody told of', { body: packed }, /no whole JSON|another charset/],
  ['an unknown packing', { body: WHOLE, headers: { 'content-encoding': 'zpaq' } }, /broke/],
  ['a connection that ends', { body: WHOLE.slice(0, 99), breaksOff: true }, /broke its answer off/],
  [
    'more than it sends',
    { body: WHOLE, headers: { 'content-length': '9999' }, breaksOff: true },
    /broke its answer off/,
  ],
  ['UTF-16 without a mark', { body: Buffer.from(WHOLE, 'utf16le') }, /no whole JSON|charset/],
  ['Latin-1 called UTF-8', { body: Buffer.from(umlauts, 'latin1') }, /another charset/],
  ['bytes of chance', { body: Buffer.alloc(4_096, 0x9f) }, /another charset/],
  ['NUL bytes', { body: Buffer.alloc(4_096) }, /no whole JSON|charset|empty/],
  ['lists in lists without end', { body: '['.repeat(200_000) }, /no whole JSON/],
  ['lists in lists', { body: deep(200_000) }, /no object/],
  ['an item that never ends', { body: `{"jobs":[${'{"a":'.repeat(100_000)}` }, /no whole JSON/],
]

test('F25 an answer that is none closes nothing, and says what it was', {
  timeout: 240_000,
}, async () => {
  const { run, titles, close, app } = await given()
  for (const [name, answer, sentence] of NO_ANSWERS) {
    const result = await run(answer)
    expect(['unreadable', 'away'], `${name}: ${result.outcome}`).toContain(result.outcome)
    expect(result.sentence, name).toMatch(sentence)
    expect(result, name).toMatchObject({ added: 0, changed: 0, closed: 0, missing: 0 })
    expect(await titles(), name).toEqual(GOOD_TITLES)
  }
  expect(await run({ body: WHOLE })).toMatchObject({ outcome: 'complete', same: 3, added: 0 })
  expect(app.errors).toEqual([])
  await close()
})

/** Answers with something odd beside the good jobs: what comes of it, and the reason where it is a problem. */
const ODD_ITEMS: readonly (readonly [
  name: string,
  answer: string | Answer,
  came: readonly string[],
  problem: RegExp | null,
])[] = [
  ['null', board(null), [], /no object/],
  ['a number', board(42), [], /no object/],
  ['a text', board('job'), [], /no object/],
  ['a list', board([job(4)]), [], /no object/],
  ['nothing', board({}), [], /no id/],
  ['no id', board(job(null)), [], /no id/],
  ['an id that is an object', board(job({ value: 4 })), [], /no id/],
  ['no title', board(job(4, { title: null })), [], /title/],
  ['a title of nothing', board(job(4, { title: ' \u200b\0 ' })), [], /title/],
  ['a title that is a list', board(job(4, { title: ['Cook'] })), [], /title/],
  ['NUL bytes', board(job(4, { title: 'Co\0ok', content: '<p>a\0b</p>' })), ['Co ok'], null],
  [
    'half a character',
    WHOLE.replace('"jobs":[', `"jobs":[${JSON.stringify(job(4, { title: 'Cook \ud83d' }))},`),
    ['Cook'],
    null,
  ],
  ['a date of 1970', board(job(4, { first_published: '1970-01-01' })), ['Engineer of 4'], null],
  ['a date of 2999', board(job(4, { first_published: '2999-01-01' })), ['Engineer of 4'], null],
  ['no date', board(job(4, { first_published: 'soon' })), ['Engineer of 4'], null],
  ['a number as a date', board(job(4, { first_published: 1e300 })), ['Engineer of 4'], null],
  ['a day that is none', board(job(4, { first_published: '2026-02-30' })), ['Engineer of 4'], null],
  [
    'an end in 1970',
    board(job(4, { application_deadline: '1970-01-01' })),
    ['Engineer of 4'],
    null,
  ],
  ['the same job twice', board(job(4), job(4)), ['Engineer of 4'], null],
  ['pay that is none', board(job(4, { pay_input_ranges: 'NaN' })), ['Engineer of 4'], null],
  [
    'pay beyond all measure',
    board(job(4, { pay_input_ranges: [{ min_cents: -1, max_cents: 1e308 }] })),
    ['Engineer of 4'],
    null,
  ],
  [
    'an address that is code',
    board(job(4, { absolute_url: 'javascript:alert(1)' })),
    ['Engineer of 4'],
    null,
  ],
  ['a place that is a list', board(job(4, { location: ['Berlin'] })), ['Engineer of 4'], null],
  ['a text that is a number', board(job(4, { content: 42 })), ['Engineer of 4'], null],
  [
    'elements in elements',
    board(job(4, { content: '<b>'.repeat(60_000) })),
    ['Engineer of 4'],
    null,
  ],
  [
    'a field of great depth',
    `{"jobs":[${GOOD.map((it) => JSON.stringify(it)).join()},{"id":4,"title":${deep(50_000)}}]}`,
    [],
    /too deep/,
  ],
  [
    'an item of great depth',
    `{"jobs":[${GOOD.map((it) => JSON.stringify(it)).join()},${deep(50_000)}]}`,
    [],
    /no object/,
  ],
  [
    'a field called __proto__',
    `{"jobs":[${GOOD.map((it) => JSON.stringify(it)).join()},{"__proto__":{"id":4,"title":"x"}}]}`,
    [],
    /no id/,
  ],
  ['UTF-16 with its mark', { body: Buffer.from(`\ufeff${WHOLE}`, 'utf16le') }, [], null],
  [
    'windows-1252 that says so',
    {
      body: Buffer.from(umlauts, 'latin1'),
      headers: { 'content-type': 'application/json; charset=windows-1252' },
    },
    ['Köchin für Müsli'],
    null,
  ],
  ['UTF-8 that was taken for Latin-1', mojibake(umlauts), ['Köchin für Müsli'], null],
]

function mojibake(text: string): string {
  return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
}

test('F25 one odd item is one problem with its reason, and the jobs beside it come in', {
  timeout: 240_000,
}, async () => {
  const { run, titles, close, app } = await given()
  for (const [name, answer, came, problem] of ODD_ITEMS) {
    const result = await run(typeof answer === 'string' ? { body: answer } : answer)
    const outcome = /no id|no object|too deep/.test(`${problem}`) ? 'partial' : 'complete'
    expect(result, name).toMatchObject({ outcome, problems: problem ? 1 : 0, closed: 0 })
    if (problem) expect(result.examples[0]?.problem, name).toMatch(problem)
    expect(await titles(), name).toEqual([...GOOD_TITLES, ...came].toSorted())
    // The source says itself that it has ended, so that the next row begins as this one did.
    await app.world.db.deleteFrom('listings').where('external_id', '=', '4').execute()
    await app.world.db.deleteFrom('jobs').where('title', 'not in', GOOD_TITLES).execute()
    await app.catchUp()
  }
  expect(await run({ body: WHOLE })).toMatchObject({ outcome: 'complete', same: 3, added: 0 })
  expect(app.errors).toEqual([])
  await close()
})

test('F25 one id for two jobs is one job, as the last of them says', async () => {
  const { run, titles, close } = await given()
  const result = await run({ body: board(job(4), job(4, { title: 'Cook' })) })
  expect(result).toMatchObject({ outcome: 'complete', closed: 0 })
  expect(await titles()).toHaveLength(4)
  await close()
})

test('F25 a date that cannot be is none: nothing is published before it was or after now', async () => {
  const { run, app, close } = await given()
  const dates = ['1970-01-01', '2999-01-01', '2150-01-01', 'soon', -1, 0, 1e300]
  await run({
    body: board(...dates.map((first_published, at) => job(at + 4, { first_published }))),
  })
  const { jobs } = await app.json('/api/jobs?perPage=50')
  const published = (jobs as { title: string; postedAt: string | null }[])
    .filter(({ title }) => !GOOD_TITLES.includes(title))
    .map(({ postedAt }) => postedAt)
  expect(published).toEqual(dates.map(() => null))
  await close()
})
