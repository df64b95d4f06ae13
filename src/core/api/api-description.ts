/**
 * An OpenAPI 3.1 document prepared for reading: operations with their parameters, answers and errors, and the named
 * shapes that they use. Supports only the part of OpenAPI that our own document uses.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { exampleOf, type Schema, type Schemas } from './api-example.ts'

type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}
type Response = { description: string; content?: Record<string, { schema?: Schema }> }
type Operation = {
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, Response>
  /** Authentication schemes, any one of which is enough; absent where none is needed. */
  security?: Record<string, unknown>[]
}
type OpenApi = {
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Schemas }
}

export type ApiParameter = {
  name: string
  /** "path" or "query". */
  where: string
  isRequired: boolean
  type: string
  /** Such as "at most 300 characters" or "one of true, false". */
  limits: string[]
  /** Null when leaving the parameter out has no default. */
  defaultValue: string | null
  description: string | null
}

export type ApiField = {
  name: string
  type: string
  /** The named shape that the type refers to. */
  shape: string | null
  limits: string[]
  description: string | null
}

/** One shape of a request body. */
export type ApiBody = {
  /** "application/json" or "multipart/form-data". */
  type: string
  shape: string | null
  fields: (ApiField & { isRequired: boolean })[]
  example: unknown
}

export type ApiOperation = {
  /** Usable as a URL fragment. */
  id: string
  method: string
  path: string
  summary: string
  description: string | null
  /** What a program sends: nothing, an access token, or, where tokens are refused, a session's cookie. */
  credential: 'token' | 'session' | null
  parameters: ApiParameter[]
  /** The accepted request bodies; empty when there is none. */
  bodies: ApiBody[]
  /** A complete URL that can be requested as it is. */
  exampleUrl: string
  /** `example` is null for a file. */
  answer: { type: string; shape: string | null; example: unknown } | null
  errors: { status: number; description: string }[]
}

export type ApiReference = {
  description: string
  server: string
  operations: ApiOperation[]
  shapes: { name: string; fields: ApiField[] }[]
}

/** The reference for our own document. */
export function apiReference(document: object): ApiReference {
  const { info, servers, paths, components } = asOpenApi(document)
  const schemas = components?.schemas ?? {}
  const server = servers?.[0]?.url ?? ''
  return {
    description: info.description ?? '',
    server,
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        toOperation(operation, { method, path, server, schemas }),
      ),
    ),
    shapes: Object.entries(schemas).map(([name, schema]) => ({
      name,
      fields: fieldsOf(schema, schemas),
    })),
  }
}

/** We generate the document from our own schemas, so its shape is not validated. */
const asOpenApi = (document: object) => document as OpenApi

type Place = { method: string; path: string; server: string; schemas: Schemas }

function toOperation(operation: Operation, place: Place): ApiOperation {
  const { method, path, server, schemas } = place
  const parameters = operation.parameters ?? []
  const responses = Object.entries(operation.responses)
  const [answer] = Object.entries(operation.responses['200']?.content ?? {})
  return {
    id: `${method}${path}`.replace(/[^a-z]+/gi, '-').replace(/-$/, ''),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? null,
    credential: credentialOf(operation),
    parameters: parameters.map(toParameter),
    bodies: bodiesOf(operation, schemas),
    exampleUrl: server + exampleAddress(path, parameters),
    answer: answer ? toAnswer(answer, schemas) : null,
    errors: responses
      .filter(([status]) => status >= '400')
      .map(([status, { description }]) => ({ status: Number(status), description })),
  }
}

function toAnswer([type, { schema }]: [string, { schema?: Schema }], schemas: Schemas) {
  if (!schema) return null
  const isShown = type === 'application/json' || schema.example !== undefined
  return { type, shape: shapeIn(schema), example: isShown ? exampleOf(schema, schemas) : null }
}

function credentialOf({ security }: Operation): ApiOperation['credential'] {
  if (!security) return null
  return security.some((scheme) => 'accessToken' in scheme) ? 'token' : 'session'
}

function bodiesOf({ requestBody }: Operation, schemas: Schemas): ApiBody[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    (schema?.anyOf ?? (schema ? [schema] : [])).map((one) => ({
      type,
      shape: shapeIn(one),
      fields: fieldsOf(one, schemas).map((field) => ({
        ...field,
        isRequired: requiredIn(one, schemas).includes(field.name.replace(/ \(.*/, '')),
      })),
      example: exampleOf(one, schemas),
    })),
  )
}

function toParameter({ name, in: where, required, description, schema }: Parameter): ApiParameter {
  const text = description ?? schema.description ?? null
  return {
    name,
    where,
    isRequired: required === true,
    type: parameterType(schema),
    // Many types and descriptions already list the values.
    limits: limitsOf(schema).filter(
      (limit) =>
        limit !== 'one of true, false' && !text?.includes(limit.replace(/^(?:one of|always) /, '')),
    ),
    defaultValue: defaultOf(schema.default),
    description: text,
  }
}

function fieldsOf(schema: Schema, schemas: Schemas): ApiField[] {
  return Object.entries(propertiesOf(schema, schemas))
    .flatMap(([name, schema]) => byKind(name, schema))
    .map(([name, schema]) => ({
      name,
      type: typeOf(schema),
      shape: shapeIn(schema),
      limits: limitsOf(schema.items ?? schema),
      description: schema.description ?? null,
    }))
}

/** One row per kind for a field whose fields depend on its `kind`. */
function byKind(name: string, schema: Schema): [string, Schema][] {
  const rows = (schema.anyOf ?? schema.oneOf ?? []).map((one): [string, Schema] | null => {
    const kinds = one.properties?.kind?.enum
    return kinds?.length === 1 ? [`${name} (${kinds[0]})`, one] : null
  })
  return rows.length > 0 && rows.every((row) => row !== null) ? rows : [[name, schema]]
}

/** Its own properties and those of every schema it refers to or combines. */
function propertiesOf(schema: Schema, schemas: Schemas): Record<string, Schema> {
  const target = schema.$ref ? schemas[nameIn(schema.$ref)] : undefined
  const parts = [target ?? [], schema.allOf ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat()
  const inner = parts.map((part) => propertiesOf(part, schemas))
  const merged: Record<string, Schema> = {}
  for (const properties of [...inner, schema.properties ?? {}]) {
    for (const [name, property] of Object.entries(properties)) {
      merged[name] = mergeValues(merged[name], property)
    }
  }
  return merged
}

/** A field that tells alternatives apart, such as `kind`, takes the values of all of them. */
function mergeValues(before: Schema | undefined, schema: Schema): Schema {
  if (!before?.enum || !schema.enum) return schema
  return { ...schema, enum: [...new Set([...before.enum, ...schema.enum])] }
}

function requiredIn(schema: Schema, schemas: Schemas): string[] {
  const target = schema.$ref ? schemas[nameIn(schema.$ref)] : undefined
  const parts = [target ?? [], schema.allOf ?? []].flat()
  return [...parts.flatMap((part) => requiredIn(part, schemas)), ...(schema.required ?? [])]
}

/** In a URL every value is text and null cannot be sent, so the type names what is meant. */
function parameterType(schema: Schema): string {
  if (Array.isArray(schema.default)) return 'list, separated by commas'
  if (schema.enum?.join() === 'true,false') return 'true or false'
  if (schema.pattern === String.raw`^\d{1,9}$`) return 'integer'
  return typeOf(schema).replace(' or null', '')
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameIn(schema.$ref)
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choice) return [...new Set(choice.map(typeOf))].join(schema.allOf ? ' with ' : ' or ')
  const types = [schema.type ?? 'anything'].flat()
  const words = types.map((type) => {
    if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
    if (type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`
    if (type === 'object' && schema.properties) {
      return `object with ${Object.keys(schema.properties).join(', ')}`
    }
    if (type === 'string' && schema.format) return entryOf(FORMATS, schema.format) ?? type
    return entryOf(TYPES, type) ?? type
  })
  return words.join(' or ')
}

const FORMATS: Record<string, string> = {
  'date-time': 'date and time (ISO 8601, UTC)',
  date: 'date (ISO 8601)',
}
const TYPES: Record<string, string> = { boolean: 'true or false' }

function limitsOf(schema: Schema): string[] {
  const { minimum, exclusiveMinimum, maximum, maxLength } = schema
  const values = schema.enum?.filter((value) => value !== null)
  return [
    values && (values.length === 1 ? `always ${values[0]}` : `one of ${values.join(', ')}`),
    minimum !== undefined && `at least ${minimum}`,
    exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}`,
    // JSON Schema's bound for a safe integer is not a limit that anyone reaches.
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
  ].filter((limit) => typeof limit === 'string')
}

function defaultOf(value: unknown): string | null {
  return value === undefined || value === null || Array.isArray(value) ? null : String(value)
}

/** The named shape that a schema is, or is a list of. */
function shapeIn({ $ref, items, allOf }: Schema): string | null {
  const ref = $ref ?? items?.$ref ?? allOf?.[0]?.$ref
  return ref ? nameIn(ref) : null
}

const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

function exampleAddress(path: string, parameters: Parameter[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((it) => it.name === name && it.in === 'path')?.schema
    return String(exampleOf(schema ?? {}, {}, name))
  })
  const takesText = parameters.some(({ name, in: where }) => name === 'query' && where === 'query')
  return takesText ? `${filled}?query=rust` : filled
}
