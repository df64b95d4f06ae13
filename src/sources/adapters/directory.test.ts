/** The files of a directory form one board. */
import { expect, test } from 'vitest'
import { type SourceRequest, Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf, problemsOf } from '#test/source-answers.ts'
import { directory } from './directory.ts'

/** A directory at /srv/my jobs with these files. */
function read(files: Readonly<Record<string, string>>, token = '/srv/my jobs') {
  const requests: SourceRequest[] = []
  const at = 'file:///srv/my%20jobs/'
  const context = contextOf((request) => {
    requests.push(request)
    if (request.url === at) return JSON.stringify(Object.keys(files))
    return files[decodeURIComponent(request.url.slice(at.length))] ?? ''
  })
  return { requests, found: gatherAll(directory, token, context) }
}

const job = (id: string, title = 'Cook') =>
  `${JSON.stringify({ source: 'acme', id, title, company: 'Acme' })}\n`

const idsAndTitles = async (found: ReturnType<typeof read>['found']) =>
  listingsOf(await found).map(({ id, title }) => `${id} ${title}`)

test('the directory is listed and each file is read with one request', async () => {
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

test('a repeated listing is read from the last file, and there from the last line', async () => {
  const { found } = read({
    '2026-08-04.jsonl': job('1', 'Old') + job('2', 'Gone on'),
    '2026-08-05.jsonl': job('1', 'Newer') + job('1', 'Newest'),
  })
  expect(await idsAndTitles(found)).toEqual(['acme:1 Newest', 'acme:2 Gone on'])
})

test('two sources may use the same number for two jobs', async () => {
  const other = job('1', 'Baker').replace('"acme"', '"umbra","board":"north"')
  expect(await idsAndTitles(read({ 'a.jsonl': job('1') + other }).found)).toEqual([
    'umbra:north:1 Baker',
    'acme:1 Cook',
  ])
})

test('a line that is not a listing is a problem with a reason, and its id if it has one', async () => {
  const lines = `${job('1')}no JSON\n\n[1]\n{"source":"acme","id":"2","title":"Cook"}\n`
  const problems = problemsOf(await read({ 'a.jsonl': lines }).found)
  expect(problems.map(({ id, problem }) => `${id} ${problem.split(':')[0]}`)).toEqual([
    'acme:2 company',
    'null the line is not an object',
    'null the line is not valid JSON',
  ])
})

test.each([
  ['an empty directory, like that of a missing disk', {}],
  ['a directory without such files', { 'a.json': job('1') }],
  ['a file that is still being written', { 'a.jsonl': job('1') + job('2').slice(0, 20) }],
  ['a file with other content', { 'a.jsonl': '{"a":1}\n{"a":2}\n' }],
  ['an empty file', { 'a.jsonl': '' }],
])('%s is unreadable', async (_, files) => {
  await expect(read(files).found).rejects.toThrow(Unreadable)
})

test('a last line without a line break is read', async () => {
  expect(await idsAndTitles(read({ 'a.jsonl': job('1').trimEnd() }).found)).toEqual(['acme:1 Cook'])
})

test('only the full path of a directory is accepted', async () => {
  const { requests, found } = read({}, 'srv/my jobs')
  await expect(found).rejects.toThrow(Unreadable)
  expect(requests).toEqual([])
})
