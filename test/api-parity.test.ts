/** Programs can do what pages can: every page and every form has an operation of the API, or a reason why not. */
import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { AUTH_ENDPOINTS } from '#core/account/auth-endpoints.ts'
import { createTestApp, type TestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { PAGES, type Served } from './page-operations.ts'
import { pageRoutes } from './security/routes-of.ts'

type Document = { paths: Record<string, Record<string, unknown>> }

/** Every documented operation as "METHOD /path". */
async function documented(app: TestApp): Promise<Set<string>> {
  const olga = await signUpOperator(app)
  const documents = await Promise.all(
    ['/openapi.json', '/api/admin/openapi.json'].map(async (path) => {
      const answer = await olga.request(path)
      return (await answer.json()) as Document
    }),
  )
  const operations = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  )
  const auth = Object.keys(AUTH_ENDPOINTS).map((endpoint) => endpoint.replace(' ', ' /api/auth'))
  return new Set([...operations, ...auth])
}

const served = Object.entries(PAGES).flatMap(([page, { reads, forms = {} }]) => [
  { where: `GET ${page}`, by: reads },
  ...Object.entries(forms).map(([intent, by]) => ({ where: `POST ${page} ${intent}`, by })),
])

const operationsOf = (by: Served) => (typeof by === 'string' ? [] : by)

test('every page that reads or changes something is in the list', async () => {
  const app = await createTestApp()
  const routes = [...new Set(pageRoutes(await app.pages()))]
  const listed = Object.entries(PAGES).flatMap(([page, { forms }]) => [
    `GET ${page}`,
    ...(forms ? [`POST ${page}`] : []),
  ])
  expect(listed.filter((it) => !routes.includes(it))).toEqual([])
  expect(routes.filter((it) => !listed.includes(it))).toEqual([])
})

test('every button of a page is in the list', () => {
  const sources = fs
    .readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => fs.readFileSync(`src/app/${name}`, 'utf8'))
  const sent = sources.flatMap((source) =>
    [...source.matchAll(/(?:name="intent"\s+value=|\bintent=|\bintent: )["']([\w.-]+)["']/g)].map(
      ([, intent]) => intent as string,
    ),
  )
  const listed = new Set(Object.values(PAGES).flatMap(({ forms = {} }) => Object.keys(forms)))
  expect(new Set(sent).size).toBeGreaterThan(80)
  expect([...new Set(sent)].filter((intent) => !listed.has(intent)).sort()).toEqual([])
})

test('every operation in the list exists', async () => {
  const operations = await documented(await createTestApp())
  const missing = served.flatMap(({ where, by }) =>
    operationsOf(by)
      .filter((operation) => !operations.has(operation))
      .map((operation) => `${where}: ${operation}`),
  )
  expect(missing).toEqual([])
})

test('what is not in the API is in its documentation, with the reason', () => {
  const document = fs.readFileSync('docs/api.md', 'utf8')
  const [, section = ''] = document.split('\n## Not in the API\n')
  const [table = ''] = section.split('\n## ')
  const rows = [...table.matchAll(/^\| (?!what \||-)([^|]+) \| ([^|]+) \|$/gm)]
  const reasons = served.flatMap(({ by }) => (typeof by === 'string' ? [by] : []))
  expect(rows.map(([, name]) => name).sort()).toEqual([...new Set(reasons)].sort())
})
