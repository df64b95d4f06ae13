/**
 * Boards with malformed answers, from the socket to the list of jobs: what cannot be read is reported with a reason,
 * the jobs beside it are imported, no existing job is lost, and the next valid answer is read normally.
 */
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { scriptedBoard } from './scripted-board.ts'

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

/** The product with one board, whose host gives scripted answers. */
async function given() {
  const app = await createTestApp()
  let answer: Answer = { body: WHOLE }
  const board = await scriptedBoard(app, (_, response) => send(response, answer))
  async function run(next: Answer) {
    answer = next
    return board.run()
  }
  await run({ body: WHOLE })
  const titles = async () => (await app.titles('perPage=50')).toSorted()
  return { app, run, titles }
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

/** Answers that cannot be read at all. */
const NO_ANSWERS: readonly (readonly [name: string, answer: Answer, sentence: RegExp])[] = [
  ['nothing', { body: '' }, /empty/],
  ['white space', { body: ' \r\n\t' }, /empty/],
  ['a byte order mark alone', { body: '\ufeff' }, /empty/],
  ['null', { body: 'null' }, /not an object/],
  ['a number', { body: '42' }, /not an object/],
  ['a text', { body: '"jobs"' }, /not an object/],
  ['a list', { body: '[]' }, /not an object/],
  ['an object without jobs', { body: '{}' }, /no jobs/],
  ['an error', { body: '{"error":{"status":500}}' }, /no jobs/],
  ['jobs that are null', { body: '{"jobs":null}' }, /no jobs/],
  ['jobs as an object', { body: '{"jobs":{"1":{}}}' }, /no jobs/],
  ['jobs as text', { body: '{"jobs":"[]"}' }, /no jobs/],
  ['only its first half', { body: WHOLE.slice(0, WHOLE.length / 2) }, /not valid JSON/],
  ['all but its last character', { body: WHOLE.slice(0, -1) }, /not valid JSON/],
  ['half an escape', { body: '{"jobs":[{"title":"\\u00' }, /not valid JSON/],
  ['two answers', { body: WHOLE + WHOLE }, /not valid JSON/],
  ['NaN', { body: '{"jobs":[{"id":NaN}]}' }, /not valid JSON/],
  ['Infinity', { body: '{"jobs":[{"id":-Infinity}]}' }, /not valid JSON/],
  ['a trailing comma', { body: '{"jobs":[{},]}' }, /not valid JSON/],
  ['single quotes', { body: "{'jobs':[]}" }, /not valid JSON/],
  ['a comment', { body: `/* jobs */${WHOLE}` }, /not valid JSON/],
  ['a function call', { body: `callback(${WHOLE})` }, /not valid JSON/],
  ['an XSSI prefix', { body: `)]}',\n${WHOLE}` }, /not valid JSON/],
  ['a page', { body: page, headers: { 'content-type': 'text/html' } }, /HTML instead of JSON/],
  ['a page labeled as JSON', { body: page }, /HTML instead of JSON/],
  ['XML', { body: '<?xml version="1.0"?><jobs/>' }, /XML instead of JSON/],
  ['a picture', { body: 'GIF89a', headers: { 'content-type': 'image/gif' } }, /image\/gif/],
  [
    'plain text declared as gzip',
    { body: WHOLE, headers: { 'content-encoding': 'gzip' } },
    /sent an incomplete answer/,
  ],
  [
    'truncated gzip',
    { body: packed.subarray(0, -12), headers: { 'content-encoding': 'gzip' } },
    /sent an incomplete answer/,
  ],
  [
    'gzip with a wrong checksum',
    { body: badSum, headers: { 'content-encoding': 'gzip' } },
    /sent an incomplete answer/,
  ],
  ['undeclared gzip', { body: packed }, /not valid JSON|wrong charset/],
  [
    'an unknown encoding',
    { body: WHOLE, headers: { 'content-encoding': 'zpaq' } },
    /sent an incomplete answer/,
  ],
  [
    'a connection that ends',
    { body: WHOLE.slice(0, 99), breaksOff: true },
    /sent an incomplete answer/,
  ],
  [
    'a Content-Length that is too large',
    { body: WHOLE, headers: { 'content-length': '9999' }, breaksOff: true },
    /sent an incomplete answer/,
  ],
  [
    'UTF-16 without a byte order mark',
    { body: Buffer.from(WHOLE, 'utf16le') },
    /not valid JSON|charset/,
  ],
  ['Latin-1 labeled as UTF-8', { body: Buffer.from(umlauts, 'latin1') }, /wrong charset/],
  ['random bytes', { body: Buffer.alloc(4_096, 0x9f) }, /wrong charset/],
  ['NUL bytes', { body: Buffer.alloc(4_096) }, /not valid JSON|charset|empty/],
  ['unclosed nested lists', { body: '['.repeat(200_000) }, /not valid JSON/],
  ['nested lists', { body: deep(200_000) }, /not an object/],
  ['an item that never ends', { body: `{"jobs":[${'{"a":'.repeat(100_000)}` }, /not valid JSON/],
]

test('F25 an unreadable answer closes nothing and reports what it was', {
  timeout: 240_000,
}, async () => {
  const { run, titles, app } = await given()
  for (const [name, answer, sentence] of NO_ANSWERS) {
    const result = await run(answer)
    expect(['unreadable', 'away'], `${name}: ${result.outcome}`).toContain(result.outcome)
    expect(result.sentence, name).toMatch(sentence)
    expect(result, name).toMatchObject({ added: 0, changed: 0, closed: 0, missing: 0 })
    expect(await titles(), name).toEqual(GOOD_TITLES)
  }
  expect(await run({ body: WHOLE })).toMatchObject({ outcome: 'complete', same: 3, added: 0 })
  expect(app.errors).toEqual([])
})

/**
 * Answers with one odd item beside the good jobs, the titles that it adds, and the problem if it is reported as one.
 */
const ODD_ITEMS: readonly (readonly [
  name: string,
  answer: string | Answer,
  came: readonly string[],
  problem: RegExp | null,
])[] = [
  ['null', board(null), [], /not an object/],
  ['a number', board(42), [], /not an object/],
  ['a text', board('job'), [], /not an object/],
  ['a list', board([job(4)]), [], /not an object/],
  ['nothing', board({}), [], /no id/],
  ['no id', board(job(null)), [], /no id/],
  ['an id that is an object', board(job({ value: 4 })), [], /no id/],
  ['no title', board(job(4, { title: null })), [], /title/],
  ['an empty title', board(job(4, { title: ' \u200b\0 ' })), [], /title/],
  ['a title that is a list', board(job(4, { title: ['Cook'] })), [], /title/],
  ['NUL bytes', board(job(4, { title: 'Co\0ok', content: '<p>a\0b</p>' })), ['Co ok'], null],
  [
    'half a surrogate pair',
    WHOLE.replace('"jobs":[', `"jobs":[${JSON.stringify(job(4, { title: 'Cook \ud83d' }))},`),
    ['Cook'],
    null,
  ],
  ['a date of 1970', board(job(4, { first_published: '1970-01-01' })), ['Engineer of 4'], null],
  ['a date of 2999', board(job(4, { first_published: '2999-01-01' })), ['Engineer of 4'], null],
  ['no date', board(job(4, { first_published: 'soon' })), ['Engineer of 4'], null],
  ['a number as a date', board(job(4, { first_published: 1e300 })), ['Engineer of 4'], null],
  ['an impossible day', board(job(4, { first_published: '2026-02-30' })), ['Engineer of 4'], null],
  [
    'an end in 1970',
    board(job(4, { application_deadline: '1970-01-01' })),
    ['Engineer of 4'],
    null,
  ],
  ['the same job twice', board(job(4), job(4)), ['Engineer of 4'], null],
  ['invalid pay', board(job(4, { pay_input_ranges: 'NaN' })), ['Engineer of 4'], null],
  [
    'absurd pay',
    board(job(4, { pay_input_ranges: [{ min_cents: -1, max_cents: 1e308 }] })),
    ['Engineer of 4'],
    null,
  ],
  [
    'a javascript: address',
    board(job(4, { absolute_url: 'javascript:alert(1)' })),
    ['Engineer of 4'],
    null,
  ],
  ['a place that is a list', board(job(4, { location: ['Berlin'] })), ['Engineer of 4'], null],
  ['a text that is a number', board(job(4, { content: 42 })), ['Engineer of 4'], null],
  [
    'deeply nested elements',
    board(job(4, { content: '<b>'.repeat(60_000) })),
    ['Engineer of 4'],
    null,
  ],
  [
    'a deeply nested field',
    `{"jobs":[${GOOD.map((it) => JSON.stringify(it)).join()},{"id":4,"title":${deep(50_000)}}]}`,
    [],
    /too deep/,
  ],
  [
    'a deeply nested item',
    `{"jobs":[${GOOD.map((it) => JSON.stringify(it)).join()},${deep(50_000)}]}`,
    [],
    /not an object/,
  ],
  [
    'a field called __proto__',
    `{"jobs":[${GOOD.map((it) => JSON.stringify(it)).join()},{"__proto__":{"id":4,"title":"x"}}]}`,
    [],
    /no id/,
  ],
  ['UTF-16 with a byte order mark', { body: Buffer.from(`\ufeff${WHOLE}`, 'utf16le') }, [], null],
  [
    'declared windows-1252',
    {
      body: Buffer.from(umlauts, 'latin1'),
      headers: { 'content-type': 'application/json; charset=windows-1252' },
    },
    ['Köchin für Müsli'],
    null,
  ],
  ['UTF-8 decoded as Latin-1', mojibake(umlauts), ['Köchin für Müsli'], null],
]

function mojibake(text: string): string {
  return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
}

test('F25 an odd item is reported as one problem with a reason, and the jobs beside it are imported', {
  timeout: 240_000,
}, async () => {
  const { run, titles, app } = await given()
  for (const [name, answer, came, problem] of ODD_ITEMS) {
    const result = await run(typeof answer === 'string' ? { body: answer } : answer)
    const outcome = /no id|not an object|too deep/.test(`${problem}`) ? 'partial' : 'complete'
    expect(result, name).toMatchObject({ outcome, problems: problem ? 1 : 0, closed: 0 })
    if (problem) expect(result.examples[0]?.problem, name).toMatch(problem)
    expect(await titles(), name).toEqual([...GOOD_TITLES, ...came].toSorted())
    // Removes what this answer added, so that the next one starts from the same jobs.
    await app.services.db.deleteFrom('listings').where('external_id', '=', '4').execute()
    await app.services.db.deleteFrom('jobs').where('title', 'not in', GOOD_TITLES).execute()
    await app.catchUp()
  }
  expect(await run({ body: WHOLE })).toMatchObject({ outcome: 'complete', same: 3, added: 0 })
  expect(app.errors).toEqual([])
})

test('F25 two jobs with the same id become one job', async () => {
  const { run, titles } = await given()
  const result = await run({ body: board(job(4), job(4, { title: 'Cook' })) })
  expect(result).toMatchObject({ outcome: 'complete', closed: 0 })
  expect(await titles()).toHaveLength(4)
})

test('F25 an impossible publication date is ignored: too long ago, in the future, or not a date', async () => {
  const { run, app } = await given()
  const dates = ['1970-01-01', '2999-01-01', '2150-01-01', 'soon', -1, 0, 1e300]
  await run({
    body: board(...dates.map((first_published, at) => job(at + 4, { first_published }))),
  })
  const { jobs } = await app.json('/api/jobs?perPage=50')
  const published = (jobs as { title: string; postedAt: string | null }[])
    .filter(({ title }) => !GOOD_TITLES.includes(title))
    .map(({ postedAt }) => postedAt)
  expect(published).toEqual(dates.map(() => null))
})
