/** The parts of an OpenAPI 3.1 document that the fuzzer and the typed client read. */

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  /** The items of a list of fixed length. */
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  description?: string
  example?: unknown
  [other: string]: unknown
}

export type Content = Record<string, { schema: JsonSchema }>

export type Operation = {
  summary?: string
  description?: string
  parameters?: {
    name: string
    in: 'query' | 'path' | 'header'
    required?: boolean
    description?: string
    schema: JsonSchema
  }[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content; headers?: object }>
  security?: Record<string, unknown>[]
}

export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const PREFIX = '#/components/schemas/'

export const schemaName = (ref: string): string => ref.slice(PREFIX.length)

export function resolve(document: ApiDocument, schema: JsonSchema): JsonSchema {
  let at = schema
  while (at.$ref) at = document.components.schemas[schemaName(at.$ref)] ?? {}
  return at
}
