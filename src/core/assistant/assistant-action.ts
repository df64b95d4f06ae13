/** What an assistant changed, and what undoing that takes. Stored as JSON, so it is parsed when it is read. */
import { z } from 'zod'
import { STAGES } from '#core/tracker/application.ts'

const id = z.int().positive()
const stage = z.enum(STAGES)

export const ActionUndo = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('move'),
    moved: z.array(
      z.strictObject({ id, from: stage, to: stage, appliedOn: z.string().nullable() }),
    ),
  }),
  z.strictObject({ kind: z.literal('track'), applicationId: id }),
  z.strictObject({ kind: z.literal('note'), applicationId: id, eventId: id }),
  z.strictObject({ kind: z.literal('create-alert'), alertId: id }),
  z.strictObject({ kind: z.literal('pause-alert'), alertId: id, wasActive: z.boolean() }),
  z.strictObject({ kind: z.literal('save-job'), jobId: id }),
  z.strictObject({ kind: z.literal('unsave-job'), jobId: id }),
  z.strictObject({ kind: z.literal('letter'), letterId: z.uuid() }),
])
export type ActionUndo = z.infer<typeof ActionUndo>

/** For how long the list of actions is kept. */
export const ACTION_DAYS = 90

/** In characters. Names of jobs and companies are as long as sources make them. */
const MAX_SUMMARY = 300

/** One line: without control characters, shortened. */
export const toSummary = (text: string): string => {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return line.length > MAX_SUMMARY ? `${line.slice(0, MAX_SUMMARY - 1).toWellFormed()}…` : line
}

/** A title with its company, as summaries name a job. */
export const jobName = ({ title, company }: { title: string; company: string }): string =>
  company.trim() === '' ? title : `${title} at ${company}`
