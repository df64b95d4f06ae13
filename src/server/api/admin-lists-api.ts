/** Many boards at once: lists of boards in and out, reading all of them now, and the runs of all boards. */
import { z } from '@hono/zod-openapi'
import { Refusal } from '#core/api/refusal.ts'
import { LISTED_BEFORE } from '#core/boards/board-list.ts'
import { readBoardsQuery } from '#core/boards/boards-view.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as boards from '#store/boards.ts'
import { dailyFigures } from '#store/daily-figures.ts'
import { readUpload } from '#work/files/read-upload.ts'
import { addBoardList, runBoardsNow, undoAddBoards } from '#work/gathering/change-boards.ts'
import { readableBoards, watchRuns } from '#work/gathering/watch-boards.ts'
import { readBatch, signBatch } from '#work/import/added-batch.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { AdminRoutes } from './admin-route.ts'
import * as shapes from './admin-schemas.ts'
import { readBody } from './me-route.ts'

const BOARD_LISTS = '/api/admin/board-lists'
const RUNS = '/api/admin/runs'
const FIGURES = '/api/admin/figures'
const RUN_ALL = '/api/admin/boards/run'
/** 10,000 lines of 100 characters. */
const MAX_LIST_BYTES = 1_000_000
const TABLE_TYPE = 'text/tab-separated-values; charset=utf-8'

const ONLY = ['changes', 'failures', 'problems'] as const

export function adminListRoutes({ admin, services, document }: AdminRoutes) {
  document('get', BOARD_LISTS, 'All boards as a list: source, token and company', {
    answer: z.string(),
    type: 'text/tab-separated-values',
    refusals: [404],
  })
  admin.get(BOARD_LISTS, async (c) => {
    const lines = (await boards.names(services.db)).map(({ source, token, company }) =>
      [source, token, ...(company ? [company] : [])].join('\t'),
    )
    return c.body(lines.map((line) => `${line}\n`).join(''), 200, { 'Content-Type': TABLE_TYPE })
  })

  document(
    'post',
    BOARD_LISTS,
    'Add the boards of a list; adds none while a line is invalid, which `errors` name',
    {
      form: shapes.BoardListFormSchema,
      answer: shapes.AddedListSchema,
      refusals: [404, 413, 415, 422, 429],
    },
  )
  admin.post(BOARD_LISTS, async (c) => {
    const sent = {
      accountId: c.get('viewer').id,
      request: c.req.raw,
      maxBytes: MAX_LIST_BYTES,
    }
    const { fields, file } = await readUpload(services, sent)
    const list = file ? new TextDecoder().decode(file.content) : (fields.get('list') ?? '')
    const read = services.boardService.readList(list)
    const odd = read.odd.filter(({ problem }) => problem !== LISTED_BEFORE)
    if (odd.length > 0) {
      throw new Refusal(
        'invalid_body',
        odd.map(({ line, problem }) => ({ parameter: `line ${line}`, message: problem })),
      )
    }
    if (read.boards.length === 0) throw new Refusal('file_missing')
    return c.json(await add(c.get('viewer').id, read.boards, { isStarter: false }))
  })

  document('post', `${BOARD_LISTS}/starters`, 'Add the well-known boards that come with Rolecall', {
    answer: shapes.AddedListSchema,
    refusals: [404],
  })
  admin.post(`${BOARD_LISTS}/starters`, async (c) =>
    c.json(await add(c.get('viewer').id, services.boardService.starters(), { isStarter: true })),
  )

  document('post', `${BOARD_LISTS}/undo`, 'Undo adding a list, within an hour', {
    body: shapes.BatchSchema,
    answer: shapes.UndoneListSchema,
    refusals: [404, 409, 415, 422],
  })
  admin.post(`${BOARD_LISTS}/undo`, async (c) => {
    const { batch } = await readBody(c, shapes.BatchSchema)
    const at = await readBatch(services, { by: c.get('viewer').id, signed: batch })
    if (at === null) throw new Refusal('cannot_take_back')
    return c.json(await undoAddBoards(inBulk(services), at))
  })

  document('post', RUN_ALL, 'Read boards next, before all others: those that match', {
    body: shapes.RunBoardsSchema,
    answer: shapes.RunningSchema,
    refusals: [404, 415, 422],
  })
  admin.post(RUN_ALL, async (c) => {
    const wanted = Object.entries(await readBody(c, shapes.RunBoardsSchema))
    const given = wanted.map(([name, value = '']) => [name, value])
    const asked = readBoardsQuery(new URLSearchParams(given))
    return c.json({ boards: await runBoardsNow(services, await readableBoards(services, asked)) })
  })

  document('get', RUNS, 'The last runs of all boards, newest first', {
    query: shapes.RunsParameters,
    answer: shapes.RunsSchema,
    refusals: [404],
  })
  admin.get(RUNS, async (c) => {
    const only = ONLY.find((it) => it === c.req.query('only')) ?? null
    const { runs, before } = await watchRuns(services, {
      only,
      before: readNumericId<number>(c.req.query('before')),
    })
    return c.json({
      runs: runs.map(({ board, ...run }) => ({
        ...shapes.toRun(run),
        board: board && { id: board.id, name: board.name },
      })),
      before,
    })
  })

  document('get', FIGURES, 'Jobs, failed reads and email by day, and how old boards are', {
    answer: shapes.DailyFiguresSchema,
    refusals: [404],
  })
  admin.get(FIGURES, async (c) => c.json(await dailyFigures(services.db, services.clock.now())))

  type Adding = Parameters<typeof addBoardList>

  async function add(by: Parameters<typeof signBatch>[1]['by'], listed: Adding[1], how: Adding[2]) {
    const { count, at } = await addBoardList(services, listed, how)
    return {
      added: count,
      existing: listed.length - count,
      batch: await signBatch(services, { by, at }),
    }
  }
}
