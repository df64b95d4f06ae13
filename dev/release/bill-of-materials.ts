/**
 * The SBOM of a release (CycloneDX 1.6), from the lock file: everything that an installation without development
 * dependencies may contain, for every platform, with licenses and checksums. The same lock file gives the same text.
 * `npm sbom` leaves out some of them (React, with npm 11) and differs from run to run.
 */
import { createHash } from 'node:crypto'

type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
/** By their paths: '' is the product, `node_modules/pg/node_modules/split2` a package of a package. */
export type Lock = { version: string; packages: Readonly<Record<string, LockedPackage>> }

export function billOfMaterials(lock: Lock, madeAt: Date): string {
  const installed = Object.entries(lock.packages).filter(([place, it]) => place && !it.dev)
  const places = new Set(['', ...installed.map(([place]) => place)])
  const components = new Map(
    installed.map(([place, it]) => [refOf(place, lock), toComponent(place, it)]),
  )
  const dependencies = new Map<string, Set<string>>()
  for (const place of places) {
    const ref = refOf(place, lock)
    const found = namesOf(lock.packages[place] ?? {}).flatMap((name) => {
      const at = resolvePlace(name, place, places)
      return at === null ? [] : [refOf(at, lock)]
    })
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...found]))
  }
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: madeAt.toISOString(),
      component: {
        'bom-ref': refOf('', lock),
        type: 'application',
        name: 'rolecall',
        version: lock.version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: [...components.values()].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [...dependencies]
      .map(([ref, on]) => ({ ref, dependsOn: [...on].sort() }))
      .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  }
  const digest = createHash('sha256').update(JSON.stringify(bill)).digest('hex')
  return `${JSON.stringify({ ...bill, serialNumber: `urn:uuid:${uuidOf(digest)}` }, null, 2)}\n`
}

function toComponent(place: string, { version = '', license, integrity, optional }: LockedPackage) {
  const [, group, name = ''] = /^(?:(@[^/]+)\/)?(.+)$/.exec(nameOf(place)) ?? []
  const purl = purlOf(nameOf(place), version)
  return {
    'bom-ref': purl,
    type: 'library',
    ...(group && { group }),
    name,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: integrity.split(' ').map(toHash) }),
    // A single id, or a combination like (MIT OR Apache-2.0).
    ...(license && {
      licenses: [/[ (]/.test(license) ? { expression: license } : { license: { name: license } }],
    }),
    purl,
  }
}

/** "sha512-" and base64, as lock files write it. */
function toHash(text: string) {
  const [kind = '', base64 = ''] = text.split(/-(.*)/)
  return {
    alg: kind.replace('sha', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  }
}

const namesOf = (it: LockedPackage) =>
  Object.keys({ ...it.dependencies, ...it.optionalDependencies, ...it.peerDependencies })

/** Where Node finds a package when it is asked for by the one at `place`; null if it isn't installed. */
function resolvePlace(name: string, place: string, places: ReadonlySet<string>): string | null {
  for (
    let within = place;
    ;
    within = within.slice(0, Math.max(0, within.lastIndexOf('node_modules/') - 1))
  ) {
    const at = within === '' ? `node_modules/${name}` : `${within}/node_modules/${name}`
    if (places.has(at)) return at
    if (within === '') return null
  }
}

const nameOf = (place: string) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

const refOf = (place: string, { version, packages }: Lock) =>
  place === '' ? `rolecall@${version}` : purlOf(nameOf(place), packages[place]?.version ?? '')

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** A version 8 UUID, which leaves its bits to us. */
const uuidOf = (digest: string) =>
  [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
