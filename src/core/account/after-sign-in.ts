/**
 * What happens once somebody has signed in: where they go, and which job is kept for them. It travels through
 * every step of signing in, as parameters of addresses and hidden fields of forms.
 */
import type { JobId } from '#core/job/job.ts'
import { readJobId } from '#core/job/job-id.ts'
import { ownPath } from './own-path.ts'

export type AfterSignIn = {
  /** A path of ours (RD-01). */
  next: string
  /** The job that a visitor wanted to keep; null for none. */
  save: JobId | null
}

const HOME = '/dashboard'

/** `read` gives the parameter or field of that name. */
export function parseAfterSignIn(read: (name: string) => string | null): AfterSignIn {
  return { next: ownPath(read('next'), HOME), save: readJobId(read('save') ?? '') }
}

/** Names and values as an address or a form carries them; nothing for what goes without saying. */
export function afterFields({ next, save }: AfterSignIn): [name: string, value: string][] {
  const fields: [string, string][] = []
  if (next !== HOME) fields.push(['next', next])
  if (save !== null) fields.push(['save', String(save)])
  return fields
}

/** The address of another step of signing in, which carries the same along. */
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
