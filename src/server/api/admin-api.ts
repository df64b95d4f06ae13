/**
 * The operator's part of the API, under /api/admin, with a browser's session. For everybody else none of it exists. It
 * has a description of its own, /api/admin/openapi.json, which only operators can read.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { Refusal } from '#core/api/refusal.ts'
import { readBoardId } from '#core/boards/board-id.ts'
import { readBoardsQuery } from '#core/boards/boards-view.ts'
import { problemResponse } from '#server/http/problem.ts'
import * as operators from '#store/operators.ts'
import {
  addBoard,
  confirmHeld,
  nameBoard,
  pauseBoard,
  removeBoard,
  resumeBoard,
  runBoardNow,
} from '#work/gathering/change-boards.ts'
import { watchBoard, watchBoards } from '#work/gathering/watch-boards.ts'
import { inBulk } from '#work/world/world.ts'
import * as shapes from './admin-schemas.ts'
import { documenter } from './document-route.ts'
import { type MeEnv, type MeWorld, readBody } from './me-route.ts'

const BOARDS = '/api/admin/boards'
const BOARD = `${BOARDS}/:boardId`

export function createAdminApi(world: MeWorld): Hono<MeEnv> {
  const admin = new Hono<MeEnv>()
  const described = new OpenAPIHono()
  const document = documenter(described.openAPIRegistry)
  admin.onError((error, c) => problemResponse(c, error, world.log))
  for (const path of ['/api/admin', '/api/admin/*']) {
    admin.use(path, async (c, next) => {
      const { viewer, cookies } = await world.readViewer(c.req.raw.headers)
      const standing = viewer ? await operators.standing(world.db, viewer) : 'none'
      if (!viewer || standing === 'none') throw new Refusal('not_found')
      if (standing === 'lacks-factor') throw new Refusal('second_factor_first')
      c.set('viewer', viewer)
      await next()
      c.res.headers.set('Cache-Control', 'private, no-store')
      for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
    })
  }
  const idOf = (c: Context) => {
    const id = readBoardId(c.req.param('boardId') ?? '')
    if (id === null) throw new Refusal('board_not_found')
    return id
  }
  const shown = async (id: number) => shapes.toBoardAnswer(await watchBoard(world, id))

  document('get', '/api/admin/sources', 'Every source, and whether it is read here', {
    answer: shapes.SourcesSchema,
    refusals: [404],
  })
  admin.get('/api/admin/sources', async (c) => {
    const { sources } = await watchBoards(world, readBoardsQuery(new URLSearchParams()))
    return c.json({ isReading: world.boardDesk.isReading, sources })
  })

  document('get', BOARDS, 'Boards, the most urgent first, fifty a page', {
    query: shapes.BoardsParameters,
    answer: shapes.BoardsSchema,
    refusals: [404],
  })
  admin.get(BOARDS, async (c) => {
    const { view } = await watchBoards(world, readBoardsQuery(new URL(c.req.url).searchParams))
    const { shown: boards, total, counts, page, lastPage } = view
    return c.json({ boards: boards.map(shapes.toListedBoard), total, counts, page, lastPage })
  })

  document('post', BOARDS, 'Add a board by an address or a name; 200 if it was there already', {
    body: shapes.NewBoardSchema,
    answer: shapes.AddedBoardSchema,
    refusals: [404, 415, 422],
  })
  admin.post(BOARDS, async (c) => {
    const { address } = await readBody(c, shapes.NewBoardSchema)
    const found = await world.boardDesk.find(address)
    if ('problem' in found) {
      throw new Refusal('invalid_body', [{ parameter: 'address', message: found.problem }])
    }
    const { id, isNew } = await addBoard(world, found.board)
    return c.json({ isNew, ...(await shown(id)) })
  })

  document('get', `${BOARDS}/{boardId}`, 'One board with its last runs and what is held', {
    params: shapes.BoardParameter,
    answer: shapes.BoardSchema,
    refusals: [404],
  })
  admin.get(BOARD, async (c) => c.json(await shown(idOf(c))))

  document(
    'patch',
    `${BOARDS}/{boardId}`,
    'Pause a board, let it go on at once, or name its company',
    {
      params: shapes.BoardParameter,
      body: shapes.BoardChangeSchema,
      answer: shapes.BoardSchema,
      refusals: [404, 415, 422],
    },
  )
  admin.patch(BOARD, async (c) => {
    const id = idOf(c)
    const { isPaused, company } = await readBody(c, shapes.BoardChangeSchema)
    if (company !== undefined) await nameBoard(world, id, company)
    if (isPaused !== undefined) await (isPaused ? pauseBoard : resumeBoard)(world, id)
    return c.json(await shown(id))
  })

  document('post', `${BOARDS}/{boardId}/run`, 'Have a board read before all others', {
    params: shapes.BoardParameter,
    answer: shapes.BoardSchema,
    refusals: [404, 409],
  })
  admin.post(`${BOARD}/run`, async (c) => {
    const id = idOf(c)
    await runBoardNow(world, id)
    return c.json(await shown(id))
  })

  document('post', `${BOARDS}/{boardId}/confirm`, 'What is held of a board is gone: close it', {
    params: shapes.BoardParameter,
    body: shapes.SeenHeldSchema,
    answer: shapes.ClosedSchema,
    refusals: [404, 409, 415, 422],
  })
  admin.post(`${BOARD}/confirm`, async (c) => {
    const id = idOf(c)
    const { at, missing } = await readBody(c, shapes.SeenHeldSchema)
    const seen = { at: new Date(at), missing }
    return c.json({ closed: await confirmHeld(inBulk(world), id, seen) })
  })

  document('delete', `${BOARDS}/{boardId}`, 'Remove a board, and close what only it listed', {
    params: shapes.BoardParameter,
    answer: shapes.ClosedSchema,
    refusals: [404],
  })
  admin.delete(BOARD, async (c) => c.json({ closed: await removeBoard(inBulk(world), idOf(c)) }))

  document('get', '/api/admin/openapi.json', 'This description', {
    answer: z.object({}),
    refusals: [404],
  })
  admin.get('/api/admin/openapi.json', (c) =>
    c.json(
      described.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: 'Rolecall, for its operator',
          version: '1',
          description: 'Boards and sources, with the session of a browser whose account runs them.',
        },
        servers: [{ url: world.settings.publicUrl }],
      }),
    ),
  )
  return admin
}
