/**
 * Example values for a JSON Schema. A schema's own example comes first, then a typical value for the field's name,
 * then the simplest value of its type.
 */
/** JSON Schema, as far as our document uses it. `type` is a list where null is allowed. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  /** The items of a list of fixed length. */
  prefixItems?: Schema[]
  /** Any of these, exactly one of these, all of these. */
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
  example?: unknown
  description?: string
}

export type Schemas = Record<string, Schema>

/** One invented job and its employer, so that all examples are about the same thing. */
const BY_NAME = new Map<string, unknown>([
  ['id', 4711],
  ['slug', 'fernhill-software'],
  ['title', 'Senior Rust Engineer'],
  ['company', 'Fernhill Software'],
  ['companySlug', 'fernhill-software'],
  ['companyWebsite', 'https://fernhill.example'],
  ['website', 'https://fernhill.example'],
  ['locationText', 'Berlin, Germany'],
  ['location', 'Berlin, Germany'],
  ['city', 'Berlin'],
  ['region', null],
  ['country', 'DE'],
  ['countries', ['DE']],
  ['workSetting', 'hybrid'],
  ['level', 'senior'],
  ['tags', ['Rust', 'PostgreSQL']],
  ['salaryText', '€70,000 – €85,000 a year'],
  ['min', 70_000],
  ['max', 85_000],
  ['period', 'year'],
  ['years', { min: 5, max: null }],
  ['graduationYear', 2019],
  ['postedAt', '2026-02-27T08:30:00.000Z'],
  ['firstSeenAt', '2026-02-27T09:00:00.000Z'],
  ['lastSeenAt', '2026-03-02T09:00:00.000Z'],
  ['closedAt', null],
  ['goneAt', null],
  ['isDemo', false],
  ['descriptionHtml', '<p>You will look after our storage engine.</p>'],
  ['descriptionText', 'You will look after our storage engine.'],
  ['requirementsHtml', null],
  ['url', 'https://jobs.fernhill.example/4711'],
  ['applyUrl', 'https://jobs.fernhill.example/4711/apply'],
  ['hasApplyUrl', true],
  ['source', 'greenhouse'],
  ['credits', []],
  ['repostedCount', 0],
  ['views', 128],
  ['applications', 9],
  ['query', 'rust'],
  ['text', 'rust'],
  ['category', null],
  ['posted', null],
  ['firstSeen', null],
  ['newSince', null],
  ['confirmedDays', null],
  ['neverReposted', false],
  ['fromEmployer', false],
  ['salaryMin', null],
  ['salaryMax', null],
  ['name', 'Fernhill Software'],
  ['sector', 'Software Development'],
  ['employees', '51–200'],
  ['rating', 4.2],
  ['isTop', true],
  ['openJobs', 12],
  ['totalCount', 1],
  ['count', 12],
  ['value', 'rust'],
  ['label', 'Rust'],
  ['remote', false],
  ['hideNoData', false],
  ['hasMore', false],
  ['counted', true],
  ['page', 1],
  ['perPage', 20],
  ['kind', 'open'],
  ['since', '7001-0-7001'],
  ['limit', 100],
])

const BY_TYPE = new Map<string, unknown>([
  ['object', {}],
  ['string', 'text'],
  ['integer', 1],
  ['number', 1],
  ['boolean', true],
])

const BY_FORMAT = new Map<string, unknown>([
  ['date', '2026-03-02'],
  ['date-time', '2026-03-02T09:00:00.000Z'],
  ['uuid', '0b8c7c9e-6f5d-4f2a-9c1e-2d4b6a8f0e13'],
])

/** `name` is the field that holds the schema. Recursive shapes are not supported. */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  if (schema.$ref) {
    const target = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    return target ? exampleOf(target, schemas) : null
  }
  if (schema.example !== undefined) return schema.example
  const first = (schema.anyOf ?? schema.oneOf)?.[0]
  if (first) return exampleOf(first, schemas, name)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas, name)))
  }
  const type = [schema.type ?? ''].flat()[0] as string
  if (schema.properties) {
    // A name that is plain text elsewhere (a job's location) must not replace this object's own fields.
    const known = BY_NAME.get(name)
    if (typeof known === 'object' && known !== null) return known
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [
        field,
        exampleOf(inner, schemas, field),
      ]),
    )
  }
  const known = BY_NAME.get(name)
  if (type === 'array') {
    if (Array.isArray(known)) return known
    if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, schemas))
    return schema.items?.enum ? [] : schema.items ? [exampleOf(schema.items, schemas)] : []
  }
  if (BY_NAME.has(name) && fits(known, schema)) return known
  return schema.enum?.[0] ?? BY_FORMAT.get(schema.format ?? '') ?? BY_TYPE.get(type) ?? null
}

/** Whether this schema allows a value that is typical for the field's name elsewhere. */
function fits(value: unknown, { type, enum: values, format }: Schema): boolean {
  if (values) return values.includes(value)
  if (format === 'uuid') return false
  const types = [type ?? []].flat()
  if (types.length === 0) return true
  if (value === null) return types.includes('null')
  return types.includes(typeof value) || (Number.isInteger(value) && types.includes('integer'))
}
