/**
 * Package versions with a published vulnerability, compared with the lock file. Advisories were looked up by name on
 * 2026-11-22. A row names the first version without the vulnerabilities. Packages that are not used now have rows
 * too, so that they cannot return as a dependency of another package.
 */
import { read } from './tree.ts'

type Package = { name: string; version: string }

const SAFE_FROM: Record<string, [version: string, hole: string]> = {
  '@hono/node-server': ['1.19.13', 'CVE-2026-39406, CVE-2026-29087'],
  'better-auth': ['1.6.11', 'CVE-2026-45364, GHSA-xg6x-h9c9-2m83, GHSA-cq3f-vc6p-68fh'],
  esbuild: ['0.28.1', 'GHSA-gv7w-rqvm-qjhr, GHSA-g7r4-m6w7-qqqr'],
  hono: ['4.12.25', 'CVE-2026-54286 and before it 39407, 44455, 44457, 47673 to 47676, 22817'],
  mammoth: ['1.11.0', 'CVE-2025-11849'],
  node: ['24.14.1', 'CVE-2026-21637, 21714, 21717 and others of March 2026'],
  nodemailer: ['7.0.7', 'CVE-2025-13033, CVE-2025-14874'],
  'pdfjs-dist': ['4.2.67', 'CVE-2024-4367'],
  'react-router': ['7.12.0', 'CVE-2026-22030, CVE-2025-43864, CVE-2025-43865'],
  'smtp-server': ['3.18.3', 'CVE-2026-38728'],
  undici: ['7.24.0', 'CVE-2026-1525, 2229, 2581, 22036'],
  vite: ['6.2.3', 'CVE-2025-30208, CVE-2024-23331'],
  zod: ['3.22.4', 'CVE-2023-4316'],
}

/** Looked up on the same day without finding an advisory. Look up a new dependency before adding it here. */
const LOOKED_UP: readonly string[] = [
  '@better-auth/core',
  '@better-auth/passkey',
  '@hono/zod-openapi',
  '@react-router/dev',
  '@react-router/node',
  'csv-parse',
  'docx',
  'fast-xml-parser',
  'fflate',
  'kysely',
  'parse5',
  'pg',
  'postal-mime',
  'react',
  'react-dom',
]

export const wasChecked = (name: string) => name in SAFE_FROM || LOOKED_UP.includes(name)

/** Every package of the lock file, including transitive dependencies. */
export function installed(): Package[] {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string }>
  }
  return Object.entries(packages).flatMap(([place, { version }]) => {
    const name = place.split('node_modules/').at(-1)
    return name && version ? [{ name, version }] : []
  })
}

export function hasKnownVulnerability({ name, version }: Package): boolean {
  const safe = SAFE_FROM[name]?.[0]
  return safe !== undefined && compareVersions(version, safe) < 0
}

/** Negative if `a` is older. Compares the three numbers only; suffixes don't matter here. */
function compareVersions(a: string, b: string): number {
  const numbers = (version: string) =>
    (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number)
  const [left, right] = [numbers(a), numbers(b)]
  const index = left.findIndex((part, at) => part !== right[at])
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0)
}
