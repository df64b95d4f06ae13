/** The types of the typed client, from an OpenAPI document, in the shape that `openapi-fetch` reads. */
import {
  type ApiDocument,
  type Content,
  type JsonSchema,
  type Operation,
  schemaName,
} from '#dev/api-fuzz/api-document.ts'

const PLACES = ['query', 'header', 'path'] as const

export function formatTypes({ paths, components }: ApiDocument): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)}\n`,
  )
  const addresses = Object.entries(paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(
      ([method, operation]) =>
        `${comment(operation.summary, operation.description)}${method}: ${operationType(operation)}`,
    )
    return `${JSON.stringify(path)}: {\n${operations.join('\n')}\n}`
  })
  const text = [
    '/** Generated from the OpenAPI document by `npm run api-client`. Do not edit. */\n',
    `export interface paths {\n${addresses.join('\n')}\n}\n`,
    ...schemas,
  ].join('\n')
  return indented(text)
}

function indented(text: string): string {
  let depth = 0
  return text.replace(/^.+$/gm, (line) => {
    if (line.startsWith('}')) depth -= 1
    const moved = '  '.repeat(depth) + line
    if (line.endsWith('{')) depth += 1
    return moved
  })
}

function operationType({ parameters = [], requestBody, responses }: Operation): string {
  const places = PLACES.map((place) => {
    const given = parameters.filter((it) => it.in === place)
    if (given.length === 0) return `${place}?: never`
    const isRequired = given.some(({ required }) => required)
    const fields = given.map(
      ({ name, required, schema, description }) =>
        `${comment(description ?? schema.description)}${JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema)}`,
    )
    return `${place}${isRequired ? '' : '?'}: {\n${fields.join('\n')}\n}`
  })
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `${comment(description)}${status}: { headers: { [name: string]: string }; ${contentType(content)} }`,
  )
  const body = requestBody ? `requestBody: { ${contentType(requestBody.content)} }\n` : ''
  return [
    '{',
    `parameters: {\n${places.join('\n')}\ncookie?: never\n}`,
    `${body}responses: {\n${answers.join('\n')}\n}`,
    '}',
  ].join('\n')
}

function contentType(content: Content | undefined): string {
  const types = Object.entries(content ?? {})
  if (types.length === 0) return 'content?: never'
  return `content: { ${types.map(([type, { schema }]) => `${JSON.stringify(type)}: ${typeOf(schema)}`).join('; ')} }`
}

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schemaName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((it) => JSON.stringify(it)))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return union(choices.map(typeOf))
  if (schema.allOf) return schema.allOf.map((it) => `(${typeOf(it)})`).join(' & ')
  return union([schema.type ?? []].flat().map((type) => simpleType(type, schema)))
}

function simpleType(type: string, schema: JsonSchema): string {
  switch (type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map(typeOf).join(', ')}]`
        : `(${typeOf(schema.items ?? {})})[]`
    case 'object':
      return objectType(schema)
    default:
      return type // boolean, null
  }
}

function objectType({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    const values =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
    return `{ [key: string]: ${values} }`
  }
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema.description)}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{\n${fields.join('\n')}\n}`
}

const union = (types: string[]) => [...new Set(types)].join(' | ') || 'unknown'

const comment = (...texts: (string | undefined)[]) => {
  const text = texts.filter(Boolean).join('. ').replaceAll('*/', '* /').replace(/\s+/g, ' ')
  return text ? `/** ${text} */\n` : ''
}
