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
  ['jobId', 4711],
  ['slug', 'fernhill-software'],
  ['title', 'Senior Rust Engineer'],
  ['company', 'Fernhill Software'],
  ['companySlug', 'fernhill-software'],
  ['companyWebsite', 'https://fernhill.example'],
  ['website', 'https://fernhill.example'],
  ['companyLogo', '/logos/0123456789abcdef0123456789abcdef-112.webp'],
  ['logo', '/logos/0123456789abcdef0123456789abcdef-112.webp'],
  ['locationText', 'Berlin, Germany'],
  ['location', 'Berlin, Germany'],
  ['city', 'Berlin'],
  ['region', null],
  ['country', 'DE'],
  ['countryCode', 'DE'],
  ['email', 'robin@fernhill.example'],
  ['timeZone', 'Europe/Berlin'],
  ['stage', 'Applied'],
  ['jobUrl', 'https://jobs.fernhill.example/4711'],
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
  ['text', 'Cut the build time from 40 to 6 minutes.'],
  ['category', null],
  ['posted', null],
  ['firstSeen', null],
  ['newSince', null],
  ['confirmedDays', null],
  ['neverReposted', false],
  ['fromEmployer', false],
  ['salaryMin', null],
  ['salaryMax', null],
  ['salaryCurrency', 'EUR'],
  ['salaryStated', false],
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
  ['totalJobs', 120],
  ['totalCompanies', 34],
  // A person and their account.
  ['email', 'robin.weber@example.org'],
  ['phone', '+49 30 1234567'],
  ['avatar', null],
  ['bio', 'Backend engineer who likes fast and simple systems.'],
  ['skills', ['Rust', 'PostgreSQL']],
  ['locations', ['Berlin']],
  ['position', 'Backend Engineer'],
  ['duration', 'March 2022 – Present'],
  ['experienceYears', 6],
  ['institution', 'Example University'],
  ['degree', 'BSc'],
  ['field', 'Computer Science'],
  ['area', 'Computer Science'],
  ['cvText', 'Robin Weber, Backend Engineer in Berlin.'],
  ['summary', 'Backend engineer with six years of Rust and PostgreSQL.'],
  ['token', 'rc_example-token-x7Qa'],
  ['bytes', 48_213],
  ['status', 204],
  ['stoppedAt', null],
  ['nextAttemptAt', null],
  ['expiresAt', '2026-05-31T09:00:00.000Z'],
  ['viewed', [4711]],
  ['dismissed', [4712]],
  ['companies', ['fernhill-software']],
  ['words', ['unpaid']],
  ['note', 'Ask about the on-call duty.'],
  // An application.
  ['ids', [12]],
  ['applicationId', 12],
  ['jobTitle', 'Senior Rust Engineer'],
  ['companyName', 'Fernhill Software'],
  ['jobLocation', 'Berlin, Germany'],
  ['jobUrl', 'https://jobs.fernhill.example/4711'],
  ['jobDescription', 'You will look after our storage engine.'],
  ['description', 'You will look after our storage engine.'],
  ['salaryRange', '€70,000 – €85,000 a year'],
  ['notes', 'Ask about the on-call duty.'],
  ['isSilent', false],
  ['doneAt', null],
  ['role', 'Recruiter'],
  ['round', 'Tech interview'],
  ['timeZone', 'Europe/Berlin'],
  ['minutes', 60],
  ['place', 'Video call'],
  ['total', 12],
  ['sent', 8],
  ['answered', 3],
  ['rate', 0.375],
  // A CV, a match and a cover letter.
  ['network', 'GitHub'],
  ['username', 'robin-weber'],
  ['address', '1 Example Street'],
  ['postalCode', '10115'],
  ['countryCode', 'DE'],
  ['image', null],
  ['about', 'Makes storage engines.'],
  ['start', '2022-03'],
  ['end', '2025-01'],
  ['roles', ['Maintainer']],
  ['keywords', ['Rust', 'PostgreSQL']],
  ['entity', 'Open source'],
  ['organization', 'Example Code Club'],
  ['by', 'Example Foundation'],
  ['date', '2024-05'],
  ['language', 'English'],
  ['fluency', 'Native'],
  ['reference', 'Robin built our storage engine.'],
  ['heading', 'Talks'],
  ['skill', 'Rust'],
  ['anyOf', ['Rust']],
  ['quote', 'You know Rust.'],
  ['says', 'Your CV mentions Rust.'],
  ['reasons', ['You have 1 of 1 must-have skill.']],
  ['shown', ['Rust']],
  ['missing', []],
  ['gap', null],
  ['matchingSkills', ['Rust']],
  ['left', 1],
  ['opening', null],
  ['assessment', ['Your CV shows the one skill the listing requires, Rust.']],
  ['notToClaim', ['Kubernetes']],
  ['taken', ['c1']],
  ['order', ['w1r1l2', 'w1r1l1']],
  ['of', 'w1r1'],
  ['before', 'Responsible for builds.'],
  ['after', 'Cut the build time from 40 to 6 minutes.'],
  ['missingCharacters', []],
  ['addressee', 'Jo Park'],
  ['subject', 'Senior Rust Engineer'],
  ['why', 'I use your storage engine every day.'],
  ['more', 'I can start in May.'],
  ['contact', ['robin.weber@example.org']],
  ['what', 'Kubernetes'],
  ['sentenceId', 's1'],
  ['meaning', 'Two sentences at the top tell readers what to look for.'],
  ['todo', 'Add a summary.'],
])

/** Where a name means something else: `PARENT.FIELD`, with the shape or the field that holds the field. */
const BY_PARENT = new Map<string, unknown>([
  ...['Account', 'Profile', 'ProfilePut', 'ProfilePatch', 'content', 'finished', 'sender'].map(
    (parent) => [`${parent}.name`, 'Robin Weber'] as const,
  ),
  ['content.label', 'Backend Engineer'],
  ['finished.label', 'Backend Engineer'],
  ['links.label', 'Portfolio'],
  ['links.url', 'https://robin.example'],
  ['contacts.url', 'https://robin.example'],
  ['place.text', 'Berlin, Germany'],
  ['skills.name', 'Databases'],
  ['skills.level', 'Advanced'],
  ['projects.name', 'Example Storage'],
  ['interests.name', 'Cycling'],
  ['interests.level', null],
  ['references.name', 'Jo Park'],
  ['cv.name', 'cv.pdf'],
  ['CvVersion.name', 'Before the interview'],
  ['LetterVersion.name', 'Before the interview'],
  ['versions.name', 'Before the interview'],
  ['findings.title', 'There is no summary'],
  ['findings.code', 'no_summary'],
  ['certificates.title', 'Example Certificate'],
  ['awards.title', 'Example Award'],
  ['publications.title', 'Example Article'],
  ['roles.title', 'Backend Engineer'],
  ['ApplicationTask.title', 'Send my portfolio'],
  ['suggestions.text', 'rust'],
  ['Letter.text', 'Dear Fernhill Software team, …'],
  ['LetterVersion.text', 'Dear Fernhill Software team, …'],
  ['.name', 'Senior Rust Engineer, Fernhill Software'],
  ['met.words', 'rust'],
  ['parts.asked', 'rust'],
  ['AppliedFilters.company', null],
  ['appliedFilters.company', null],
  ['match.score', 92],
  ['report.score', 92],
  ['report.weight', 0.25],
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

/**
 * `name` is the field that holds the schema, and `parent` the shape or the field that holds this field. Recursive
 * shapes are not supported.
 */
export function exampleOf(schema: Schema, schemas: Schemas, name = '', parent = ''): unknown {
  if (schema.$ref) {
    const shape = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    const target = schemas[shape]
    return target ? exampleOf(target, schemas, '', shape) : null
  }
  if (schema.example !== undefined) return schema.example
  const first = (schema.anyOf ?? schema.oneOf)?.[0]
  if (first) return exampleOf(first, schemas, name, parent)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas, name, parent)))
  }
  const type = [schema.type ?? ''].flat()[0] as string
  if (schema.properties) {
    // A name that is plain text elsewhere (a job's location) must not replace this object's own fields.
    const known = BY_NAME.get(name)
    if (typeof known === 'object' && known !== null && !Array.isArray(known)) return known
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [
        field,
        exampleOf(inner, schemas, field, name || parent),
      ]),
    )
  }
  const here = `${parent}.${name}`
  const isKnown = BY_PARENT.has(here) || BY_NAME.has(name)
  const known = BY_PARENT.has(here) ? BY_PARENT.get(here) : BY_NAME.get(name)
  if (type === 'array') {
    if (Array.isArray(known) && fitsItems(known, schema.items)) return known
    if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, schemas))
    if (!schema.items || schema.items.enum) return []
    return [exampleOf(schema.items, schemas, '', name)]
  }
  if (isKnown && fits(known, schema)) return known
  if (name === 'id' && type === 'string' && !schema.format) return 'w1r1l1'
  return schema.enum?.[0] ?? BY_FORMAT.get(schema.format ?? '') ?? BY_TYPE.get(type) ?? null
}

/** Whether the items have no shape of their own, and their type is that of the typical list. */
function fitsItems(list: readonly unknown[], items: Schema | undefined): boolean {
  if (!items || list.length === 0) return true
  if (items.enum || items.$ref || items.properties) return false
  return list.every((item) => fits(item, items))
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
