/** Who may do what: every route of the routers against a table, as visitor, owner and somebody else. */
import { expect, test } from 'vitest'
import * as boards from '#store/boards.ts'
import { addBoard } from '#work/gathering/change-boards.ts'
import { createTestApp } from '../app.ts'
import { signUpOperator } from '../operators.ts'
import { signUp } from '../people.ts'
import { ACCESS, type Row, type Things } from './access-table.ts'
import { pageRoutes, serverRoutes } from './routes-of.ts'
import { type Ask, filled, NO_MODEL, twoPeople } from './two-people.ts'

type Asked = { path: string; status: number; location: string | null; body: string }

const rows = Object.entries(ACCESS)

test('AZ-03 every route of the routers has a row in the table of access, and every row a route', async () => {
  const app = await createTestApp()
  const routes = [...pageRoutes(await app.pages()), ...serverRoutes(app.routes)]
  expect([...new Set(routes)].sort()).toEqual(Object.keys(ACCESS).sort())
})

test('AZ-01 only their owner reaches what somebody has; for all others it is not there', async () => {
  const app = await createTestApp({ model: NO_MODEL })
  const { ada, eve, things, unknown } = await twoPeople(app)
  const before = await everythingOf(ada.request, things)

  const wrong: string[] = []
  for (const [route, row] of rows) {
    if (row.who === 'everyone' || row.who === 'operator') continue
    const visitor = await ask(app.request, route, row, things, true)
    if (!isSentAway(visitor)) wrong.push(`${route}: a visitor got ${visitor.status}`)
    if (row.who === 'person') continue
    const foreign = await ask(eve.request, route, row, things)
    const missing = await ask(eve.request, route, row, unknown)
    if (foreign.status !== 404) wrong.push(`${route}: somebody else got ${foreign.status}`)
    if (blank(foreign) !== blank(missing))
      wrong.push(`${route}: foreign and unknown answer differently`)
  }
  expect(wrong).toEqual([])
  expect(await everythingOf(ada.request, things)).toEqual(before)
})

test('AZ-01 a person is answered where only people are', async () => {
  const app = await createTestApp()
  const { ada, things } = await twoPeople(app)
  const wrong: string[] = []
  for (const [route, row] of rows) {
    if (row.who === 'everyone' || row.who === 'operator' || !route.startsWith('GET ')) continue
    const answer = await ask(ada.request, route, row, things)
    if (answer.status >= 400 || isSentAway(answer)) wrong.push(`${route}: ${answer.status}`)
  }
  expect(wrong).toEqual([])
})

test('AZ-03 what is for the operator does not exist for anybody else, and is there for them', async () => {
  const app = await createTestApp()
  const [olga, eve] = [await signUpOperator(app), await signUp(app, 'Eve Other')]
  const { id } = await addBoard(app.world, { source: 'lever', token: 'acme' })
  const things = { boardId: id }
  const before = await boards.list(app.world.db)

  const wrong: string[] = []
  for (const [route, row] of rows) {
    if (row.who !== 'operator') continue
    const [method = 'GET', path = ''] = route.split(' ')
    const folder = path.startsWith('/api/') ? '/api' : ''
    const nowhere = `${method} ${folder}/no-such-place`
    for (const [who, request] of [
      ['a visitor', app.request],
      ['somebody else', eve.request],
    ] as const) {
      const isVisitor = request === app.request
      const answer = await ask(request, route, row, things, isVisitor)
      if (answer.status !== 404) wrong.push(`${route}: ${who} got ${answer.status}`)
      if (!folder) continue
      const unknown = await ask(request, nowhere, row, things, isVisitor)
      if (blank(answer) !== blank(unknown)) wrong.push(`${route}: ${who} can tell that it is there`)
    }
    const own = method === 'GET' ? await ask(olga.request, route, row, things) : null
    if (own && (own.status >= 400 || isSentAway(own))) wrong.push(`${route}: ${own.status}`)
  }
  expect(wrong).toEqual([])
  expect(await boards.list(app.world.db)).toEqual(before)
})

async function ask(request: Ask, route: string, row: Row, things: Things, isVisitor = false) {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const path = filled(pattern, row, things)
  const origin = isVisitor ? { 'sec-fetch-site': 'same-origin' } : {}
  const answer = await request(path, {
    method,
    redirect: 'manual',
    ...bodyOf(row, method, origin),
  })
  return {
    path,
    status: answer.status,
    location: answer.headers.get('location'),
    body: await textOf(answer),
  } satisfies Asked
}

/** A stream has no end to wait for. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return ''
}

function bodyOf({ form, body = {} }: Row, method: string, origin: Record<string, string>) {
  if (method === 'GET') return { headers: origin }
  if (form) return { headers: origin, body: new URLSearchParams(body as Record<string, string>) }
  return {
    headers: { ...origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** To sign in, for a page; 401 for a program. */
const isSentAway = ({ status, location }: Asked) =>
  status === 401 || (status === 302 && (location?.startsWith('/auth/login') ?? false))

/** The answer without its own address, and without what differs from answer to answer. */
function blank({ path, status, body }: Asked): string {
  return `${status} ${body.replaceAll(path, '·').replace(/nonce="[^"]*"/g, 'nonce')}`
}

/** What the owner can read of their own. */
async function everythingOf(request: Ask, { applicationId }: Things): Promise<unknown> {
  const paths = ['', '/saved-jobs', '/files', '/applications', `/applications/${applicationId}`]
  return Promise.all(paths.map(async (path) => (await request(`/api/me${path}`)).json()))
}
