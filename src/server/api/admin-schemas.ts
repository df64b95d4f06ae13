/** The shapes of /api/admin, and how boards become them. */
import { z } from '@hono/zod-openapi'
import { BOARD_HEALTHS } from '#core/boards/board-health.ts'
import { hasControl, MAX_COMPANY } from '#core/boards/board-name.ts'
import { RUN_OUTCOMES } from '#core/boards/run-outcome.ts'
import type { WatchedBoard, WatchedRuns } from '#work/gathering/watch-boards.ts'

const when = z.iso.datetime()
const count = z.int().nonnegative()
const health = z.enum(BOARD_HEALTHS)
const counts = z.strictObject(
  Object.fromEntries(BOARD_HEALTHS.map((it) => [it, count])) as Record<
    (typeof BOARD_HEALTHS)[number],
    typeof count
  >,
)

export const SourcesSchema = z
  .strictObject({
    isReading: z.boolean().describe('Whether this server reads boards by itself'),
    sources: z.array(
      z.strictObject({
        name: z.string(),
        title: z.string(),
        whyOff: z.string().nullable().describe('Why it is not read here; null for one that is'),
        termsUrl: z.string().nullable(),
        onlyBoard: z
          .string()
          .nullable()
          .describe('Its only board, for one that is a board by itself'),
        restMinutes: count.describe('The least between two of its runs, requested ones included'),
        boards: count,
        listed: count,
        counts,
      }),
    ),
  })
  .openapi('Sources')

const board = {
  id: z.int().positive(),
  source: z.string(),
  token: z.string(),
  name: z.string().describe('What people call it'),
  company: z.string().nullable(),
  health,
  page: z.string().nullable().describe('The board as people see it'),
  whyOff: z.string().nullable().describe('Why its source is not read here'),
  addedAt: when,
  pausedAt: when.nullable(),
  nextRunAt: when,
  intervalMinutes: count,
  failures: count.describe('Runs in a row that did not read it'),
  isBeingRead: z.boolean(),
  lastRunAt: when.nullable(),
  lastCompleteAt: when.nullable(),
  listed: count,
  held: z.strictObject({ at: when, missing: count, of: count }).nullable(),
  lastRun: z
    .strictObject({
      outcome: z.enum(RUN_OUTCOMES),
      sentence: z.string().nullable(),
      endedAt: when,
    })
    .nullable(),
}

const ListedBoardSchema = z.strictObject(board).openapi('ListedBoard')

export const BoardsSchema = z
  .strictObject({
    boards: z.array(ListedBoardSchema),
    total: count,
    counts,
    page: z.int().positive(),
    lastPage: z.int().positive(),
  })
  .openapi('Boards')

const whole = {
  ...board,
  runs: z.array(
    z.strictObject({
      id: z.int().positive(),
      startedAt: when,
      endedAt: when.nullable().describe('null while it goes on'),
      outcome: z.enum(RUN_OUTCOMES).nullable(),
      sentence: z.string().nullable(),
      found: count,
      added: count,
      changed: count,
      same: count,
      missing: count,
      closed: count,
      reopened: count,
      reposted: count,
      problems: count,
      examples: z.array(
        z.strictObject({ problem: z.string(), id: z.string().nullable(), example: z.string() }),
      ),
    }),
  ),
  writtenSoFar: count
    .nullable()
    .describe('Listings that the run which goes on has found to be new or changed'),
  heldListings: z.array(
    z.strictObject({
      jobId: z.int().positive(),
      title: z.string(),
      url: z.string().nullable(),
      locationText: z.string().nullable(),
      lastSeenAt: when.nullable(),
    }),
  ),
}

export const BoardSchema = z.strictObject(whole).openapi('Board')
export const AddedBoardSchema = z
  .strictObject({ isNew: z.boolean(), ...whole })
  .openapi('AddedBoard')

export const ClosedSchema = z
  .strictObject({ closed: count.describe('Jobs that were closed by that') })
  .openapi('Closed')

export const SeenHeldSchema = z
  .strictObject({
    at: when.describe('`held.at` as it was read; refused where something else is held by now'),
    missing: count.describe('`held.missing` as it was read'),
  })
  .openapi('SeenHeld')

export const NewBoardSchema = z
  .strictObject({
    address: z
      .string()
      .max(2_000)
      .describe('Of the board, of one of its jobs, or of a page that shows it; or lever/acme'),
  })
  .openapi('NewBoard')

export const BoardChangeSchema = z
  .strictObject({
    isPaused: z.boolean(),
    company: z
      .string()
      .trim()
      .min(1)
      .max(MAX_COMPANY)
      .refine((name) => !hasControl(name), 'It has to be one line.')
      .nullable()
      .describe('What its jobs show where the board names no company; null: it is guessed'),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'It changes nothing.')
  .openapi('BoardChange')

export const BoardParameter = z.object({ boardId: z.int().positive() })

export const BoardsParameters = z.object({
  query: z.string().optional().describe('Words of the company, the board or the source'),
  source: z.string().optional(),
  state: health.optional(),
  page: z.int().positive().optional(),
})

export function toListedBoard(given: WatchedBoard): z.input<typeof ListedBoardSchema> {
  const { held, lastRun } = given
  return {
    id: given.id,
    source: given.source,
    token: given.token,
    name: given.name,
    company: given.company,
    health: given.health,
    page: given.page,
    whyOff: given.whyOff,
    addedAt: given.addedAt.toISOString(),
    pausedAt: text(given.pausedAt),
    nextRunAt: given.nextRunAt.toISOString(),
    intervalMinutes: given.intervalMinutes,
    failures: given.failures,
    isBeingRead: given.isBeingRead,
    lastRunAt: text(given.lastRunAt),
    lastCompleteAt: text(given.lastCompleteAt),
    listed: given.listed,
    held: held && { ...held, at: held.at.toISOString() },
    lastRun: lastRun && { ...lastRun, endedAt: lastRun.endedAt.toISOString() },
  }
}

export function toBoardAnswer({
  board,
  runs,
  held,
  writtenSoFar,
}: WatchedRuns): z.input<typeof BoardSchema> {
  return {
    ...toListedBoard(board),
    runs: runs.map(({ boardId, startedAt, endedAt, ...run }) => ({
      ...run,
      startedAt: startedAt.toISOString(),
      endedAt: text(endedAt),
    })),
    writtenSoFar,
    heldListings: held.map((listing) => ({ ...listing, lastSeenAt: text(listing.lastSeenAt) })),
  }
}

const text = (at: Date | null) => at?.toISOString() ?? null
