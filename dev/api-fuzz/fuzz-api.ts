/**
 * Sends random requests to every operation of an OpenAPI document and checks each answer: no status from 500 on, none
 * that is undocumented, the documented media type, and a body that its schema allows.
 */
import { z } from 'zod'
import { type ApiDocument, type JsonSchema, type Operation, resolve } from './api-document.ts'
import { pick, type Random, randomValue } from './random-value.ts'

export type Ask = (path: string, init: RequestInit) => Promise<Response>

export type Finding = { operation: string; problem: string; request: string }

type Options = {
  document: ApiDocument
  ask: Ask
  random: Random
  /** Requests to each operation. */
  rounds: number
  /** Ids that exist, by the name of their path parameter. */
  known: Readonly<Record<string, string | number>>
  /** Operations that are left out, as "GET /path". */
  skip: ReadonlySet<string>
}

/** What any server may answer before a route sees the request. */
const BEFORE_ROUTES = new Set([400, 404, 408, 413, 421, 431])

export async function fuzzApi(
  options: Options,
): Promise<{ requests: number; findings: Finding[] }> {
  const { document, ask, random, rounds, skip } = options
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const check = createChecks(document)
  const findings: Finding[] = []
  let requests = 0
  for (let round = 0; round < rounds; round++) {
    for (const { name, method, path, operation } of operations) {
      if (skip.has(name)) continue
      const target = randomTarget(options, path, operation)
      const init = {
        method,
        redirect: 'manual' as const,
        ...randomBody(random, document, operation),
      }
      requests++
      const answer = await ask(target, init)
      const problem = await check(operation, answer)
      const body =
        typeof init.body === 'string' ? init.body.slice(0, 400) : (init.body && 'form') || ''
      if (problem)
        findings.push({ operation: name, problem, request: `${method} ${target} ${body}` })
    }
  }
  return { requests, findings }
}

function randomTarget({ document, random, known }: Options, path: string, operation: Operation) {
  const parameters = operation.parameters ?? []
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((it) => it.in === 'path' && it.name === name)?.schema ?? {}
    const isKnown = known[name] !== undefined && random() < 0.7
    const value = isKnown ? known[name] : randomValue(random, document, schema)
    return encodeURIComponent(textOf(value).replace(/[\ud800-\udfff]/g, '') || 'x')
  })
  const query = new URLSearchParams()
  for (const { name, schema, required } of parameters.filter((it) => it.in === 'query')) {
    if (required || random() < 0.3)
      query.append(name, textOf(randomValue(random, document, schema)))
  }
  if (random() < 0.02) query.append('unknown', '1')
  return query.size > 0 ? `${filled}?${query}` : filled
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`)

function randomBody(
  random: Random,
  document: ApiDocument,
  { requestBody }: Operation,
): RequestInit {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return {}
  if (type === 'multipart/form-data') return { body: randomForm(random, document, content.schema) }
  if (random() < 0.04) {
    const broken = pick(random, ['', '{', 'null', '"', '[1,]', '{"a":1}x'])
    return { body: broken, headers: { 'content-type': type } }
  }
  const body = JSON.stringify(randomValue(random, document, content.schema))
  return { body, headers: { 'content-type': random() < 0.97 ? type : 'text/plain' } }
}

function randomForm(random: Random, document: ApiDocument, schema: JsonSchema): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(resolve(document, schema).properties ?? {})) {
    if (random() < 0.3) continue
    const value = randomValue(random, document, part)
    if (part.format === 'binary') form.append(name, new File([textOf(value)], 'note.txt'))
    else form.append(name, textOf(value))
  }
  return form
}

/** Each schema is read once. Resolves to what is wrong with an answer, or null. */
function createChecks(document: ApiDocument) {
  const readers = new Map<JsonSchema, z.ZodType>()
  const defs = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Record<string, JsonSchema>
  const readerOf = (schema: JsonSchema) => {
    const reader =
      readers.get(schema) ?? z.fromJSONSchema({ ...inDefs(schema), $defs: defs } as never)
    readers.set(schema, reader)
    return reader
  }

  return async (operation: Operation, answer: Response): Promise<string | null> => {
    const { status } = answer
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const text = await answer.text()
    if (status >= 500 && status !== 503) return `answered ${status}: ${text.slice(0, 200)}`
    const documented = operation.responses[`${status}`]
    if (!documented) {
      return BEFORE_ROUTES.has(status) ? null : `answered ${status}, which is not documented`
    }
    const contents = Object.entries(documented.content ?? {})
    if (contents.length === 0) return text === '' ? null : `answered ${status} with a body`
    const content = documented.content?.[type]
    if (!content) {
      return documented.content?.['*/*']
        ? null
        : `answered ${status} with ${type || 'no media type'}`
    }
    if (!/json$/.test(type)) return null
    const read = readerOf(content.schema).safeParse(JSON.parse(text))
    if (read.success) return null
    const [issue] = read.error.issues
    return `answered ${status} with ${issue?.path.join('.')}: ${issue?.message}`
  }
}

const inDefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema
