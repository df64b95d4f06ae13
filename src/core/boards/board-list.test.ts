import { expect, test } from 'vitest'
import { parseBoardList } from './board-list.ts'

test('each line is a board; a company may be missing', () => {
  const text =
    '\ufeff# Boards\r\n\r\ngreenhouse\tacme\tAcme Inc.\r\nremotive\tall\n  # more\nadzuna\tgb?what=a b\t \t'
  expect(parseBoardList(text)).toEqual({
    boards: [
      { source: 'greenhouse', token: 'acme', company: 'Acme Inc.' },
      { source: 'remotive', token: 'all', company: null },
      { source: 'adzuna', token: 'gb?what=a b', company: null },
    ],
    odd: [],
  })
})

test.each([
  [
    'https://acme.example/careers',
    'the first column is neither a source nor the address of a board',
  ],
  ['Lever\tacme', 'the first column is neither a source nor the address of a board'],
  ['lever acme', 'the first column is neither a source nor the address of a board'],
  ['lever', 'the second column has no token'],
  ['lever\t\tAcme', 'the second column has no token'],
  [`lever\t${'a'.repeat(201)}`, 'the token is too long'],
  [`lever\tacme\t${'a'.repeat(301)}`, 'the company is too long'],
  ['lever\ta\u0000b', 'it contains control characters'],
  ['lever\tacme\tAc\u0000me', 'it contains control characters'],
  ['lever\tacme\tAcme\tmore', 'more than three columns'],
  ['lever\tUmbra\tAcme', 'listed before'],
  ['https://jobs.lever.co/umbra', 'listed before'],
  ['gopher\tacme', 'there is no such source'],
])('"%s" is reported with its line: %s', (written, problem) => {
  const { boards, odd } = parseBoardList(
    `lever\tumbra\n\n${written}\nashby\tumbra`,
    ({ source }) => (source === 'gopher' ? 'there is no such source' : null),
  )
  expect(boards.map(({ source, token }) => `${source} ${token}`)).toEqual([
    'lever umbra',
    'ashby umbra',
  ])
  expect(odd).toEqual([{ line: 3, problem }])
})

test.each([
  ['https://jobs.lever.co/acme\tAcme Inc.', 'lever', 'acme', 'Acme Inc.'],
  ['https://jobs.lever.co/acme/5f3c9c4e-0000-4000-8000-000000000000', 'lever', 'acme', null],
  ['boards.greenhouse.io/acme', 'greenhouse', 'acme', null],
  ['lever/eu/acme\tAcme', 'lever', 'eu/acme', 'Acme'],
])('"%s" identifies a board by address or name', (written, source, token, company) => {
  expect(parseBoardList(written)).toEqual({ boards: [{ source, token, company }], odd: [] })
})
