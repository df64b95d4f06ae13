/** The shapes of /api/admin, and how boards are converted to them. */
import { z } from '@hono/zod-openapi'
import { BOARD_HEALTHS } from '#core/boards/board-health.ts'
import { hasControl, MAX_COMPANY } from '#core/boards/board-name.ts'
import { RUN_OUTCOMES } from '#core/boards/run-outcome.ts'
import { BOARD_AGES, type BoardAge } from '#core/operator/daily-figures.ts'
import type { ForeignAnswer } from '#store/foreign-answers.ts'
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
    isReading: z.boolean().describe('Whether this server reads boards on its own'),
    sources: z.array(
      z.strictObject({
        name: z.string(),
        title: z.string(),
        whyOff: z.string().nullable().describe('Why it is not read here; null if it is'),
        termsUrl: z.string().nullable(),
        onlyBoard: z.string().nullable().describe('Its only board, if the source has just one'),
        restMinutes: count.describe('Minimum time between two runs, including requested ones'),
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
  name: z.string().describe('Its display name'),
  company: z.string().nullable(),
  health,
  page: z.string().nullable().describe('The address of the public page'),
  whyOff: z.string().nullable().describe('Why its source is not read here'),
  addedAt: when,
  pausedAt: when.nullable(),
  nextRunAt: when,
  intervalMinutes: count,
  failures: count.describe('Consecutive runs that failed to read it'),
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

const run = {
  id: z.int().positive(),
  startedAt: when,
  endedAt: when.nullable().describe('null while it is running'),
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
}

const whole = {
  ...board,
  foreign: z
    .strictObject({
      since: when,
      company: z.string(),
      sentence: z.string(),
      count,
      titles: z.array(z.string()).describe('The first ones'),
      isAccepted: z.boolean(),
    })
    .nullable()
    .describe('Another company’s jobs that it answers with instead of its own'),
  runs: z.array(z.strictObject(run)),
  writtenSoFar: count
    .nullable()
    .describe('New and changed listings found so far by the current run'),
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
  .strictObject({ closed: count.describe('Number of jobs closed by the request') })
  .openapi('Closed')

export const SeenHeldSchema = z
  .strictObject({
    at: when.describe('`held.at` as you last read it; refused if other jobs are held by now'),
    missing: count.describe('`held.missing` as you last read it'),
  })
  .openapi('SeenHeld')

export const SeenForeignSchema = z
  .strictObject({
    since: when.describe('`foreign.since` as you last read it; refused if it differs by now'),
    company: z.string().describe('`foreign.company` as you last read it'),
  })
  .openapi('SeenForeign')

export const NewBoardSchema = z
  .strictObject({
    address: z
      .string()
      .max(2_000)
      .describe(
        'The address of the board, of one of its jobs, or of a page that links to it; or a name like lever/acme',
      ),
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
      .refine((name) => !hasControl(name), 'must be one line')
      .nullable()
      .describe('The company shown for its jobs if the board names none; null to guess it'),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must change something')
  .openapi('BoardChange')

export const RunsSchema = z
  .strictObject({
    runs: z.array(
      z.strictObject({
        ...run,
        board: z
          .strictObject({ id: z.int().positive(), name: z.string() })
          .nullable()
          .describe('Null if it was removed since'),
      }),
    ),
    before: z
      .int()
      .positive()
      .nullable()
      .describe('Send it as `before` to get the runs before these; null if there are none'),
  })
  .openapi('Runs')

export const RunsParameters = z.object({
  only: z.enum(['changes', 'failures', 'problems']).optional(),
  before: z.int().positive().optional(),
})

export const BoardListFormSchema = z
  .strictObject({
    file: z
      .string()
      .optional()
      .meta({ format: 'binary', description: 'Lines of source, token and company, with tabs' }),
    list: z.string().optional().describe('The same as text, instead of a file'),
  })
  .openapi('BoardListForm')

export const AddedListSchema = z
  .strictObject({
    added: count,
    existing: count.describe('Boards of the list that were there already'),
    batch: z.string().describe('Send it to `…/undo` to undo this within an hour'),
  })
  .openapi('AddedBoardList')

export const BatchSchema = z.strictObject({ batch: z.string().max(1_000) }).openapi('BoardBatch')

export const UndoneListSchema = z
  .strictObject({ boards: count, closed: count.describe('Jobs that this closed') })
  .openapi('UndoneBoardList')

export const RunBoardsSchema = z
  .strictObject({ query: z.string().max(200), source: z.string().max(100), state: health })
  .partial()
  .openapi('RunBoards')

export const RunningSchema = z.strictObject({ boards: count }).openapi('RunningBoards')

export const BoardParameter = z.object({ boardId: z.int().positive() })

export const BoardsParameters = z.object({
  query: z
    .string()
    .optional()
    .describe('Words in the name of the company, the board or the source'),
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

const toForeign = ({ since, runs: _, ...rest }: ForeignAnswer) => ({
  since: since.toISOString(),
  ...rest,
})

export function toBoardAnswer({
  board,
  runs,
  held,
  foreign,
  writtenSoFar,
}: WatchedRuns): z.input<typeof BoardSchema> {
  return {
    ...toListedBoard(board),
    foreign: foreign && toForeign(foreign),
    runs: runs.map(toRun),
    writtenSoFar,
    heldListings: held.map((listing) => ({ ...listing, lastSeenAt: text(listing.lastSeenAt) })),
  }
}

export const toRun = ({ boardId, startedAt, endedAt, ...rest }: WatchedRuns['runs'][number]) => ({
  ...rest,
  startedAt: startedAt.toISOString(),
  endedAt: text(endedAt),
})

const text = (at: Date | null) => at?.toISOString() ?? null

const day = z.iso.date().describe('A day of UTC')

export const DailyFiguresSchema = z
  .strictObject({
    jobs: z.array(z.strictObject({ day, added: count, closed: count })),
    runs: z.strictObject({
      days: z.array(day),
      read: count.describe('All runs in these days'),
      failures: z.array(z.strictObject({ day, source: z.string(), failed: count })),
    }),
    boards: z
      .strictObject(
        Object.fromEntries(BOARD_AGES.map((age) => [age, count])) as Record<BoardAge, typeof count>,
      )
      .describe('Boards that are not paused, by how long ago they were read whole'),
    mail: z.array(z.strictObject({ day, waiting: count, sent: count, failed: count })),
  })
  .openapi('DailyFigures')
