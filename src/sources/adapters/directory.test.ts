/** How files in a directory are one board. */
import { expect, test } from 'vitest'
import { type SourceRequest, Unreadable } from '#sources/source/source.ts'
import { gatherAll, listingsOf, problemsOf, worldOf } from '#test/source-answers.ts'
import { directory } from './directory.ts'

/** A directory at /srv/my jobs with these files in it. */
function read(files: Readonly<Record<string, string>>, token = '/srv/my jobs') {
  const requests: SourceRequest[] = []
  const at = 'file:///srv/my%20jobs/'
  const world = worldOf((request) => {
    requests.push(request)
    if (request.url === at) return JSON.stringify(Object.keys(files))
    return files[decodeURIComponent(request.url.slice(at.length))] ?? ''
  })
  return { requests, found: gatherAll(directory, token, world) }
}

const job = (id: string, title = 'Cook') =>
  `${JSON.stringify({ source: 'acme', id, title, company: 'Acme' })}\n`

const idsAndTitles = async (found: ReturnType<typeof read>['found']) =>
  listingsOf(await found).map(({ id, title }) => `${id} ${title}`)

test('the directory is listed and each of its files is read, with one request each', async () => {
  const { requests, found } = read({
    'b 1.jsonl': job('1'),
    'a.jsonl.gz': job('2'),
    'notes.txt': 'no',
    '.part.jsonl': 'no',
    'sub/c.jsonl': 'no',
  })
  expect(await idsAndTitles(found)).toEqual(['acme:1 Cook', 'acme:2 Cook'])
  expect(requests.map(({ url, accept }) => `${accept} ${url}`)).toEqual([
    'json file:///srv/my%20jobs/',
    'text file:///srv/my%20jobs/b%201.jsonl',
    'text file:///srv/my%20jobs/a.jsonl.gz',
  ])
})

test('what stands twice is read from the last file, and there from the last line', async () => {
  const { found } = read({
    '2026-08-04.jsonl': job('1', 'Old') + job('2', 'Gone on'),
    '2026-08-05.jsonl': job('1', 'Newer') + job('1', 'Newest'),
  })
  expect(await idsAndTitles(found)).toEqual(['acme:1 Newest', 'acme:2 Gone on'])
})

test('two sources may know two jobs by one number', async () => {
  const other = job('1', 'Baker').replace('"acme"', '"umbra","board":"north"')
  expect(await idsAndTitles(read({ 'a.jsonl': job('1') + other }).found)).toEqual([
    'umbra:north:1 Baker',
    'acme:1 Cook',
  ])
})

test('a line that is no listing is a problem with its reason, and its id where it has one', async () => {
  const lines = `${job('1')}no JSON\n\n[1]\n{"source":"acme","id":"2","title":"Cook"}\n`
  const problems = problemsOf(await read({ 'a.jsonl': lines }).found)
  expect(problems.map(({ id, problem }) => `${id} ${problem.split(':')[0]}`)).toEqual([
    'acme:2 company',
    'null the line is no object',
    'null the line is no JSON',
  ])
})

test.each([
  ['an empty directory, which is what a missing disk looks like', {}],
  ['one without such files', { 'a.json': job('1') }],
  ['a file that is still being written', { 'a.jsonl': job('1') + job('2').slice(0, 20) }],
  ['a file of something else', { 'a.jsonl': '{"a":1}\n{"a":2}\n' }],
  ['an empty file', { 'a.jsonl': '' }],
])('%s is unreadable', async (_, files) => {
  await expect(read(files).found).rejects.toThrow(Unreadable)
})

test('a last line without its end is read', async () => {
  expect(await idsAndTitles(read({ 'a.jsonl': job('1').trimEnd() }).found)).toEqual(['acme:1 Cook'])
})

test('only the whole path of a directory is one', async () => {
  const { requests, found } = read({}, 'srv/my jobs')
  await expect(found).rejects.toThrow(Unreadable)
  expect(requests).toEqual([])
})
