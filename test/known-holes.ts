/**
 * Versions of packages with a published hole, against the lock file. The table names the first version in which
 * the hole is closed, whether or not the package is used today, so that it cannot come in by a side door.
 */
import { read } from './tree.ts'

type Package = { name: string; version: string }

const SAFE_FROM: Record<string, [version: string, hole: string]> = {
  hono: ['4.12.25', 'CVE-2026-54286 and before it 39407, 44455, 47673 to 47676'],
  '@hono/node-server': ['1.19.13', 'CVE-2026-39406, CVE-2026-29087'],
  'react-router': ['7.5.2', 'CVE-2025-43864, CVE-2025-43865'],
  nodemailer: ['7.0.7', 'CVE-2025-13033'],
  mammoth: ['1.11.0', 'CVE-2025-11849'],
  'pdfjs-dist': ['4.2.67', 'CVE-2024-4367'],
}

/** Every package of the lock file, what others brought with them included. */
export function installed(): Package[] {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string }>
  }
  return Object.entries(packages).flatMap(([place, { version }]) => {
    const name = place.split('node_modules/').at(-1)
    return name && version ? [{ name, version }] : []
  })
}

export function hasKnownHole({ name, version }: Package): boolean {
  const safe = SAFE_FROM[name]?.[0]
  return safe !== undefined && compareVersions(version, safe) < 0
}

/** Below 0 when `a` is older. Compares the three numbers; what follows them does not matter here. */
function compareVersions(a: string, b: string): number {
  const numbers = (version: string) =>
    (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number)
  const [left, right] = [numbers(a), numbers(b)]
  const index = left.findIndex((part, at) => part !== right[at])
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0)
}
