/**
 * The operator's part of the API, under /api/admin, for browser sessions. Everyone else gets 404. Its own
 * description, /api/admin/openapi.json, is for operators only.
 */

import { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { Refusal } from '#core/api/refusal.ts'
import { readBoardsQuery } from '#core/boards/boards-view.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { problemResponse } from '#server/http/problem.ts'
import * as operators from '#store/operators.ts'
import {
  acceptForeign,
  addBoard,
  confirmHeld,
  nameBoard,
  pauseBoard,
  removeBoard,
  resumeBoard,
  runBoardNow,
} from '#work/gathering/change-boards.ts'
import { watchBoard, watchBoards, watchSources } from '#work/gathering/watch-boards.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import { contactRemovalRoutes } from './admin-contacts-api.ts'
import { adminListRoutes } from './admin-lists-api.ts'
import { adminMessageRoutes } from './admin-messages-api.ts'
import { adminNewsletterRoutes } from './admin-newsletter-api.ts'
import * as shapes from './admin-schemas.ts'
import { documenter } from './document-route.ts'
import { type MeEnv, type MeServices, readBody } from './me-route.ts'

const BOARDS = '/api/admin/boards'
const BOARD = `${BOARDS}/:boardId`

export function createAdminApi(services: MeServices): Hono<MeEnv> {
  const admin = new Hono<MeEnv>()
  const described = new OpenAPIHono()
  const document = documenter(described.openAPIRegistry)
  admin.onError((error, c) => problemResponse(c, error, services))
  for (const path of ['/api/admin', '/api/admin/*']) {
    admin.use(path, async (c, next) => {
      const { viewer, cookies } = await services.readViewer(c.req.raw.headers)
      const standing = viewer ? await operators.standing(services.db, viewer) : 'none'
      if (!viewer || standing === 'none') throw new Refusal('not_found')
      if (standing === 'lacks-factor') throw new Refusal('second_factor_first')
      c.set('viewer', viewer)
      await next()
      c.res.headers.set('Cache-Control', 'private, no-store')
      for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
    })
  }
  const idOf = (c: Context) => {
    const id = readNumericId(c.req.param('boardId') ?? '')
    if (id === null) throw new Refusal('board_not_found')
    return id
  }
  const shown = async (id: number) => shapes.toBoardAnswer(await watchBoard(services, id))

  document('get', '/api/admin/sources', 'All sources, and whether each is read here', {
    answer: shapes.SourcesSchema,
    refusals: [404],
  })
  admin.get('/api/admin/sources', async (c) => {
    const sources = await watchSources(services)
    return c.json({ isReading: services.boardService.isReading, sources })
  })

  document('get', BOARDS, 'Boards, the most urgent first, 50 per page', {
    query: shapes.BoardsParameters,
    answer: shapes.BoardsSchema,
    refusals: [404],
  })
  admin.get(BOARDS, async (c) => {
    const { view } = await watchBoards(services, readBoardsQuery(new URL(c.req.url).searchParams))
    const { shown: boards, total, counts, page, lastPage } = view
    return c.json({ boards: boards.map(shapes.toListedBoard), total, counts, page, lastPage })
  })

  document(
    'post',
    BOARDS,
    'Add a board by address or name; `isNew` is false if it already existed',
    {
      body: shapes.NewBoardSchema,
      answer: shapes.AddedBoardSchema,
      refusals: [404, 415, 422],
    },
  )
  admin.post(BOARDS, async (c) => {
    const { address } = await readBody(c, shapes.NewBoardSchema)
    const found = await services.boardService.find(address)
    if ('problem' in found) {
      throw new Refusal('invalid_body', [{ parameter: 'address', message: found.problem }])
    }
    const { id, isNew } = await addBoard(services, found.board)
    return c.json({ isNew, ...(await shown(id)) })
  })

  adminListRoutes({ admin, services, document })
  adminMessageRoutes({ admin, services, document })
  adminNewsletterRoutes({ admin, services, document })

  document('get', `${BOARDS}/{boardId}`, 'One board with its latest runs and held jobs', {
    params: shapes.BoardParameter,
    answer: shapes.BoardSchema,
    refusals: [404],
  })
  admin.get(BOARD, async (c) => c.json(await shown(idOf(c))))

  document('patch', `${BOARDS}/{boardId}`, 'Pause or resume a board, or name its company', {
    params: shapes.BoardParameter,
    body: shapes.BoardChangeSchema,
    answer: shapes.BoardSchema,
    refusals: [404, 415, 422],
  })
  admin.patch(BOARD, async (c) => {
    const id = idOf(c)
    const { isPaused, company } = await readBody(c, shapes.BoardChangeSchema)
    if (company !== undefined) await nameBoard(services, id, company)
    if (isPaused !== undefined) await (isPaused ? pauseBoard : resumeBoard)(services, id)
    return c.json(await shown(id))
  })

  document('post', `${BOARDS}/{boardId}/run`, 'Read a board next, before all others', {
    params: shapes.BoardParameter,
    answer: shapes.BoardSchema,
    refusals: [404, 409],
  })
  admin.post(`${BOARD}/run`, async (c) => {
    const id = idOf(c)
    await runBoardNow(services, id)
    return c.json(await shown(id))
  })

  document(
    'post',
    `${BOARDS}/{boardId}/confirm`,
    'Confirm that the held jobs of a board are gone, and close them',
    {
      params: shapes.BoardParameter,
      body: shapes.SeenHeldSchema,
      answer: shapes.ClosedSchema,
      refusals: [404, 409, 415, 422],
    },
  )
  admin.post(`${BOARD}/confirm`, async (c) => {
    const id = idOf(c)
    const { at, missing } = await readBody(c, shapes.SeenHeldSchema)
    const seen = { at: new Date(at), missing }
    return c.json({ closed: await confirmHeld(inBulk(services), id, seen) })
  })

  document(
    'post',
    `${BOARDS}/{boardId}/accept`,
    'Accept that the jobs of a board were replaced by those it answers with, and read it before all others',
    {
      params: shapes.BoardParameter,
      body: shapes.SeenForeignSchema,
      answer: shapes.BoardSchema,
      refusals: [404, 409, 415, 422],
    },
  )
  admin.post(`${BOARD}/accept`, async (c) => {
    const id = idOf(c)
    const { since, company } = await readBody(c, shapes.SeenForeignSchema)
    await acceptForeign(services, id, { at: new Date(since), company })
    return c.json(await shown(id))
  })

  document(
    'delete',
    `${BOARDS}/{boardId}`,
    'Remove a board, and close the jobs that only it listed',
    {
      params: shapes.BoardParameter,
      answer: shapes.ClosedSchema,
      refusals: [404],
    },
  )
  admin.delete(BOARD, async (c) => c.json({ closed: await removeBoard(inBulk(services), idOf(c)) }))

  contactRemovalRoutes(admin, services, document)

  document('get', '/api/admin/openapi.json', 'This description', {
    answer: z.object({}),
    refusals: [404],
  })
  admin.get('/api/admin/openapi.json', (c) =>
    c.json(
      described.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: 'Rolecall for operators',
          version: '1',
          description:
            'Boards, sources and removed company contacts. Requires the browser session of an operator account.',
        },
        servers: [{ url: services.settings.publicUrl }],
      }),
    ),
  )
  return admin
}
