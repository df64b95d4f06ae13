/** Who may do what: every route is checked against the access table as a visitor, the owner and somebody else. */
import { expect, test } from 'vitest'
import * as boards from '#store/boards.ts'
import { textWithoutId } from '#test/request-id.ts'
import { removeContact } from '#work/company/remove-contacts.ts'
import { addBoard } from '#work/gathering/change-boards.ts'
import { addDraft } from '#work/newsletter/write-issue.ts'
import { createTestApp } from '../app.ts'
import { signUpOperator } from '../operators.ts'
import { listing } from '../sample-listings.ts'
import { signUp } from '../sign-up.ts'
import { ACCESS, type Row, type Things } from './access-table.ts'
import { pageRoutes, serverRoutes } from './routes-of.ts'
import { type Ask, filled, NO_MODEL, twoPeople } from './two-people.ts'

type Asked = { path: string; status: number; location: string | null; body: string }

const rows = Object.entries(ACCESS)

test('AZ-03 every route has a row in the access table, and every row has a route', async () => {
  const app = await createTestApp()
  const routes = [...pageRoutes(await app.pages()), ...serverRoutes(app.routes)]
  expect([...new Set(routes)].sort()).toEqual(Object.keys(ACCESS).sort())
})

test('AZ-01 an item is accessible only to its owner, and for everybody else it does not exist', async () => {
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

test('AZ-01 signed-in people can read the routes for signed-in people', async () => {
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

test('AZ-03 operator routes do not exist for anybody else, and answer operators', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  await app.take([listing()])
  app.setNow('2026-03-02T09:00:00Z')
  const [olga, eve] = [await signUpOperator(app), await signUp(app, 'Eve Other')]
  const { id } = await addBoard(app.services, { source: 'lever', token: 'acme' })
  const issueId = await addDraft(app.services, { subject: 'News', markdown: 'New' })
  const { id: removalId } = await removeContact(app.services, 'jobs@private.example')
  const things = { boardId: id, issueId, removalId, accountId: eve.id, file: 'entries.csv' }
  const before = await boards.list(app.services.db)

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
  expect(await boards.list(app.services.db)).toEqual(before)
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
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return textWithoutId(answer)
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

/** Redirected to sign in (pages) or answered 401 (API). */
const isSentAway = ({ status, location }: Asked) =>
  status === 401 || (status === 302 && /^\/auth\/(?:login|signin)\?/.test(location ?? ''))

/** The answer without its own address and without what differs between answers. */
function blank({ path, status, body }: Asked): string {
  return `${status} ${body.replaceAll(path, '·').replace(/nonce="[^"]*"/g, 'nonce')}`
}

/** What the owner can read of their own data. */
async function everythingOf(request: Ask, { applicationId }: Things): Promise<unknown> {
  const paths = ['', '/saved-jobs', '/files', '/applications', `/applications/${applicationId}`]
  return Promise.all(paths.map(async (path) => (await request(`/api/me${path}`)).json()))
}
