/**
 * Job changes in commit order, for copies kept elsewhere: the shape of a change and the cursor to
 * resume from. A copy that applies them in order ends up equal to our open jobs.
 */
import { z } from 'zod'
import type { Problem } from '#core/api/refusal.ts'
import type { JobDetail, JobId } from './job.ts'

export const CHANGE_KINDS = ['open', 'closed', 'removed'] as const

/**
 * `open`: the job is new or has changed, and `job` is its current state. The other kinds have no
 * job, and the copy may never have had it.
 */
export type JobChange = { id: JobId; job: JobDetail | null; kind: (typeof CHANGE_KINDS)[number] }

export const DEFAULT_CHANGES = 100
export const MAX_CHANGES = 500

/**
 * Everything up to this position has been read. A new copy first gets the open jobs in the order of their ids:
 * `listedTo` is the last one, and null once it has had all of them. What has changed meanwhile follows the position at
 * which it began. A position means something only together with its `epoch`, eight hexadecimal digits; a cursor that
 * is stored in its own database has none.
 */
export type ChangeCursor = {
  position: number
  listedTo: number | null
  epoch: string | null
}

/** Four parts like the cursors of earlier versions, so that servers of both versions know the other's as too old. */
export function formatCursor({ position, listedTo, epoch }: ChangeCursor): string {
  const parts = listedTo === null ? [position, 0, position] : [0, listedTo, position]
  return [...parts, ...(epoch === null ? [] : [epoch])].join('-')
}

/** Null for anything that isn't a cursor. Cursors of earlier versions have no epoch, or one that never was. */
export function parseCursor(text: string): ChangeCursor | null {
  const [, position, id, start, epoch = null] =
    /^(0|[1-9]\d{0,14})-(0|[1-9]\d{0,14})-(0|[1-9]\d{0,14})(?:-([0-9a-f]{8}))?$/.exec(text) ?? []
  if (position === undefined) return null
  return position === '0'
    ? { position: Number(start), listedTo: Number(id), epoch }
    : { position: Number(position), listedTo: null, epoch }
}

const limitMessage = `must be a whole number from 1 to ${MAX_CHANGES}`

export const CHANGES_PARAMETERS = {
  since: z
    .string()
    .transform((value, context) => {
      const cursor = parseCursor(value)
      if (cursor) return cursor
      context.addIssue('must be the "next" value of an earlier response')
      return z.NEVER
    })
    .nullable()
    .default(null)
    .describe('`next` of the previous response; without it, all open jobs come first'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= MAX_CHANGES, limitMessage)
    .nullable()
    .default(null)
    .describe(`1 to ${MAX_CHANGES} changes; default ${DEFAULT_CHANGES}, or all for JSON lines`),
} as const

const PARAMETERS = z.object(CHANGES_PARAMETERS)

export type ChangesQuery = z.infer<typeof PARAMETERS>

/** Unknown and repeated parameters are reported as problems too. */
export function parseChangesParams(
  entries: Iterable<[string, string]>,
): { asked: ChangesQuery; problems: null } | { asked: null; problems: Problem[] } {
  const given = new Map<string, string>()
  const problems: Problem[] = []
  for (const [name, value] of entries) {
    const parameter = name.slice(0, 60)
    if (!Object.hasOwn(CHANGES_PARAMETERS, name)) {
      problems.push({ parameter, message: 'is not a parameter here' })
    } else if (given.has(name)) problems.push({ parameter, message: 'may be given once' })
    else given.set(name, value)
  }
  const read = PARAMETERS.safeParse(Object.fromEntries(given))
  for (const issue of read.error?.issues ?? []) {
    problems.push({ parameter: String(issue.path[0]), message: issue.message })
  }
  return read.success && problems.length === 0
    ? { asked: read.data, problems: null }
    : { asked: null, problems }
}
