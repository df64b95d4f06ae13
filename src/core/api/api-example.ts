/**
 * An example of a JSON Schema: what an answer of that shape may look like. A schema's own example comes
 * first, then what a field of that name usually holds, then the plainest value of its type.
 */
/** JSON Schema, as far as our document goes. `type` is a list where null is allowed. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  /** Any of these, exactly one of these, all of these at once. */
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

/** One made-up job and its employer, so that every example speaks of the same. */
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

/** `name` is the field the schema stands in. Shapes that hold themselves are not expected. */
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
    // A name that is plain text elsewhere (a job's location) must not hide this object's own fields.
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
    return schema.items?.enum ? [] : schema.items ? [exampleOf(schema.items, schemas)] : []
  }
  if (BY_NAME.has(name)) return known
  return schema.enum?.[0] ?? BY_FORMAT.get(schema.format ?? '') ?? BY_TYPE.get(type) ?? null
}
