/** Random values by a JSON schema: mostly ones that it allows, some just outside, some of another type. */
import { type ApiDocument, type JsonSchema, resolve } from './api-document.ts'

export type Random = () => number

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

/** One value in this many is of any type. */
const ODD_ONE_IN = 12
const MAX_DEPTH = 6

const TEXTS = [
  ...[
    '',
    ' ',
    'Rust Engineer',
    'a'.repeat(300),
    '0',
    '-1',
    'null',
    '[]',
    '{}',
    "'; drop table",
    '%',
  ],
  ...['\u0000', '\ud83d', '\ufeff', '\u202e', '\r\n', '<script>', '😀', 'é'.normalize('NFD')],
  ...['1999-02-30', '2026-03-02T09:00:00Z', '2026-03-02', 'https://example.org', 'a@example.org'],
  ...['00000000-0000-4000-8000-000000000000', '__proto__', 'lever/acme', 'Europe/Berlin', '08:00'],
]

const ODD: unknown[] = [null, true, 0, -1, 1.5, 1e21, 2 ** 53, [], {}, [[]], { a: 1 }, ...TEXTS]

const BY_FORMAT: Readonly<Record<string, readonly unknown[]>> = {
  uuid: ['00000000-0000-4000-8000-000000000000', 'not-a-uuid'],
  'date-time': ['2026-03-02T09:00:00.000Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'soon'],
  date: ['2026-03-02', '0001-01-01', '9999-12-31', '2026-02-30'],
  uri: ['https://example.org/a', 'javascript:alert(1)', 'http://'],
  email: ['a@example.org', 'a@', 'ä@example.org'],
}

export function randomValue(
  random: Random,
  document: ApiDocument,
  given: JsonSchema,
  depth = 0,
): unknown {
  const schema = resolve(document, given)
  if (random() * ODD_ONE_IN < 1) return pick(random, ODD)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  if (schema.example !== undefined && random() < 0.4) return schema.example
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return randomValue(random, document, pick(random, choices), depth)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((it) => randomValue(random, document, it, depth)))
  }
  switch (pick(random, [schema.type ?? 'string'].flat())) {
    case 'object':
      return randomObject(random, document, schema, depth)
    case 'array':
      return depth > MAX_DEPTH
        ? []
        : Array.from({ length: lengthOf(random, schema) }, () =>
            randomValue(random, document, schema.items ?? {}, depth + 1),
          )
    case 'integer':
      return Math.round(randomNumber(random, schema))
    case 'number':
      return randomNumber(random, schema)
    case 'boolean':
      return random() < 0.5
    case 'null':
      return null
    default:
      return randomText(random, schema)
  }
}

function randomObject(
  random: Random,
  document: ApiDocument,
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  depth: number,
) {
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const isWanted = required.includes(name) ? random() < 0.97 : depth < MAX_DEPTH && random() < 0.5
    if (isWanted) made[name] = randomValue(random, document, schema, depth + 1)
  }
  if (typeof additionalProperties === 'object' && random() < 0.5) {
    made[pick(random, TEXTS)] = randomValue(random, document, additionalProperties, depth + 1)
  }
  if (random() < 0.03) made.unknown = 1
  return made
}

const lengthOf = (random: Random, { minItems = 0, maxItems = 5 }: JsonSchema) =>
  Math.max(minItems, Math.min(maxItems + 1, Math.floor(random() * 4)))

function randomNumber(random: Random, { minimum = 0, maximum = 1_000 }: JsonSchema): number {
  if (random() < 0.1) return pick(random, [minimum - 1, maximum + 1, 0, -1, 2 ** 31, 2 ** 53])
  return minimum + random() * Math.min(10, maximum - minimum)
}

function randomText(random: Random, { format = '', maxLength }: JsonSchema): string {
  const known = BY_FORMAT[format]
  if (known && random() < 0.8) return String(pick(random, known))
  if (maxLength !== undefined && random() < 0.05) return 'x'.repeat(Math.min(maxLength + 1, 60_000))
  return pick(random, TEXTS)
}
