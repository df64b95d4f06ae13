/**
 * What happens after signing in: where the person goes, and which job is saved for them. Both travel through every
 * step of signing in, as URL parameters and hidden form fields.
 */

import type { JobId } from '#core/job/job.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { ownPath } from './own-path.ts'

export type AfterSignIn = {
  /** A path on this site (RD-01). */
  next: string
  /** The job that a visitor wanted to save; null for none. */
  save: JobId | null
}

const HOME = '/dashboard'

/** `read` returns the parameter or field of the given name. */
export function parseAfterSignIn(read: (name: string) => string | null): AfterSignIn {
  return {
    next: pageOf(ownPath(read('next'), HOME)),
    save: readNumericId<JobId>(read('save') ?? ''),
  }
}

/** The page of the router's data address ("/dashboard.data"), which is no page in a browser. */
export function pageOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  if (!path.endsWith('.data')) return address
  const page = path === '/_root.data' ? '/' : path.slice(0, -'.data'.length)
  const rest = address
    .slice(path.length)
    .replace(/([?&])_routes=[^&#]*(&?)/, (_, before, after) => (after === '' ? '' : before))
  return page + rest
}

/** Names and values for a URL or a form. Defaults are left out. */
export function afterFields({ next, save }: AfterSignIn): [name: string, value: string][] {
  const fields: [string, string][] = []
  if (next !== HOME) fields.push(['next', next])
  if (save !== null) fields.push(['save', String(save)])
  return fields
}

/** The address of another step of signing in, carrying the same parameters. */
export function signInStep(
  path: string,
  after: AfterSignIn,
  more: Record<string, string> = {},
): string {
  const query = [...Object.entries(more), ...afterFields(after)]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return query ? `${path}?${query}` : path
}
