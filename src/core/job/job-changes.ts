/**
 * The changes of the jobs in the order they became certain, for copies kept elsewhere: what a change says, and
 * the cursor that goes on from it. A copy that takes them in one after the other ends equal to our open jobs.
 */
import { z } from 'zod'
import type { Problem } from '#core/api/refusal.ts'
import type { JobDetail, JobId } from './job.ts'

export const CHANGE_KINDS = ['open', 'closed', 'removed'] as const

/** `open`: the job is new or has changed, and `job` is how it is now. The others have none, and may be unknown to a copy. */
export type JobChange = { id: JobId; job: JobDetail | null; kind: (typeof CHANGE_KINDS)[number] }

export const DEFAULT_CHANGES = 100
export const MAX_CHANGES = 500

/**
 * Everything up to this transaction and, in it, up to this job has been read. What was closed or removed before
 * the transaction `start`, when the copy began, it never had. Transactions are numbers of 64 bits, as text.
 */
export type ChangeCursor = { transaction: string; id: number; start: string }

export const formatCursor = ({ transaction, id, start }: ChangeCursor) =>
  `${transaction}-${id}-${start}`

/** Null for anything that we never gave out. */
export function parseCursor(text: string): ChangeCursor | null {
  const [, transaction, id, start] =
    /^(0|[1-9]\d{0,18})-(0|[1-9]\d{0,14})-(0|[1-9]\d{0,18})$/.exec(text) ?? []
  if (transaction === undefined || id === undefined || start === undefined) return null
  return { transaction, id: Number(id), start }
}

const limitMessage = `must be a whole number from 1 to ${MAX_CHANGES}`

export const CHANGES_PARAMETERS = {
  since: z
    .string()
    .transform((value, context) => {
      const cursor = parseCursor(value)
      if (cursor) return cursor
      context.addIssue('must be what an earlier answer gave as next')
      return z.NEVER
    })
    .nullable()
    .default(null)
    .describe('`next` of the answer before; without it, every open job comes first'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= MAX_CHANGES, limitMessage)
    .nullable()
    .default(null)
    .describe(`From 1 to ${MAX_CHANGES} changes; ${DEFAULT_CHANGES} when not given, as lines: all`),
} as const

const PARAMETERS = z.object(CHANGES_PARAMETERS)

export type AskedChanges = z.infer<typeof PARAMETERS>

/** Unknown and repeated parameters are problems too. */
export function parseChangesParams(
  entries: Iterable<[string, string]>,
): { asked: AskedChanges; problems: null } | { asked: null; problems: Problem[] } {
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
