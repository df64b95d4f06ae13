import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readingOf } from './read.ts'

const EURO = { min: 70_000, max: 90_000, currency: 'EUR', period: 'year' }
const LONDON = {
  places: [{ city: 'London', region: null, country: 'GB' }],
  countries: ['GB'],
  remote: 'none',
}

test.each<[string, string, object]>([
  ['salaries', '€70k – €90k', { text: '€70k – €90k', salary: EURO }],
  ['salaries', 'We raised $20m\r', { text: 'We raised $20m', salary: null }],
  ['places', 'London, UK', { text: 'London, UK', ...LONDON }],
  ['places', '{"text":"London, UK","id":7}', { text: 'London, UK', ...LONDON }],
  ['skills', 'Go and k8s', { text: 'Go and k8s', skills: ['Go', 'Kubernetes'] }],
  ['levels', 'Senior Engineer', { text: 'Senior Engineer', level: 'senior', years: null }],
  [
    'levels',
    '{"text":"Engineer","context":"5+ years of experience"}',
    {
      text: 'Engineer',
      context: '5+ years of experience',
      level: 'senior',
      years: { min: 5, max: null },
    },
  ],
  [
    'salaries',
    '{"text":"90","context":"Salary: €70k – €90k"}',
    { text: '90', context: 'Salary: €70k – €90k', salary: null },
  ],
  ['skills', '{"text":null}', { text: '{"text":null}', skills: [] }],
  ['skills', '{Kotlin} or Rust', { text: '{Kotlin} or Rust', skills: ['Kotlin', 'Rust'] }],
])('%s of %s', (kind, line, reading) =>
  expect(readingOf({ kind, ofContext: false }, line)).toEqual(reading),
)

test('a title keeps its id', () => {
  const line = '{"id":7,"title":"Senior iOS Engineer","company":"Acme","department":null}'
  expect(readingOf({ kind: 'titles', ofContext: false }, line)).toMatchObject({
    id: 7,
    family: 'mobile',
    level: 'senior',
    tech: true,
  })
})

test.each([
  ['{"text":"90","context":"Salary: €70k – €90k"}', 'Salary: €70k – €90k', EURO],
  ['{"text":"€70k – €90k"}', undefined, null],
  ['€70k – €90k', undefined, null],
])('with --context, the text of %s is not read', (line, context, salary) =>
  expect(readingOf({ kind: 'salaries', ofContext: true }, line)).toMatchObject({
    ...(context && { context }),
    salary,
  }),
)

test('each line of a file becomes a line of JSON', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-read-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  fs.writeFileSync(path.join(directory, 'texts.txt'), '€70k – €90k\n\n{"text":"Competitive"}\n')

  const { code, stdout } = await run(['salaries', 'texts.txt'], directory)

  expect(code).toBe(0)
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { text: '€70k – €90k', salary: EURO },
    { text: 'Competitive', salary: null },
  ])
})

test('two listings on a line are judged to be one job or not, with reasons', () => {
  const a = { title: 'Sr. Engineer, Payments', company: 'Acme GmbH', location: 'Munich' }
  const b = { title: 'Senior Payments Engineer', company: 'acme', location: 'München, Germany' }
  const asked = { kind: 'pairs', ofContext: false }
  expect(readingOf(asked, JSON.stringify({ a, b, same: true }))).toMatchObject({
    verdict: 'same',
    reasons: expect.arrayContaining(['same company, title and place']),
    same: true,
  })
  expect(readingOf(asked, JSON.stringify({ a }))).toHaveProperty('problem')
})

test.each([
  [['salaries'], 2, 'Usage: npm run read'],
  [['toString', 'texts.txt'], 2, 'Usage: npm run read'],
  [['places', '--colour', 'texts.txt'], 2, 'Usage: npm run read'],
  [['places', 'nowhere.txt'], 1, 'nowhere.txt: there is no such file'],
])('a failed call explains why: %j', async (args, code, message) => {
  const answer = await run(args, os.tmpdir())
  expect(answer).toMatchObject({ code, stdout: '' })
  expect(answer.stderr).toContain(message)
})

function run(args: string[], from: string) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, CALLED_FROM: from }
    execFile(process.execPath, ['dev/read.ts', ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}
