/** Who may do what: every route of the routers against a table, as visitor, owner and somebody else. */
import { expect, test } from 'vitest'
import * as boards from '#store/boards.ts'
import { addBoard } from '#work/change-boards.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { listing } from '../makers.ts'
import { signUpOperator } from '../operators.ts'
import { signUp } from '../people.ts'
import { ACCESS, INTERVIEW, NO_FILE, type Row, type Things } from './access-table.ts'
import { pageRoutes, serverRoutes } from './routes-of.ts'

type Asked = { path: string; status: number; location: string | null; body: string }
type Ask = (path: string, init?: RequestInit) => Promise<Response>

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

/** Nobody listens there. */
const NO_MODEL = { url: 'http://127.0.0.1:9/v1', name: 'none', key: null }

async function twoPeople(app: TestApp) {
  await app.take([listing({ title: 'Kept Engineer' })])
  const [ada, eve] = [await signUp(app, 'Ada Owner'), await signUp(app, 'Eve Other')]
  return { ada, eve, ...(await thingsOf(app, ada)) }
}

/** Something of each kind that a person can have, and the same names filled with what nobody has. */
async function thingsOf(app: TestApp, ada: Awaited<ReturnType<typeof signUp>>) {
  const made = async (path: string, body: object) => {
    const answer = await ada.send('POST', path, body)
    const { id } = (await answer.json()) as { id: number }
    return id
  }
  const jobId = await app.idOf('Kept Engineer')
  await ada.send('PUT', `/api/me/saved-jobs/${jobId}`)
  const applicationId = await made('/api/me/applications', { jobTitle: 'Kept Engineer' })
  const application = `/api/me/applications/${applicationId}`
  const fileId = await uploaded(ada.request)
  const things: Things = {
    jobId,
    savedJobId: jobId,
    applicationId,
    eventId: await made(`${application}/events`, { kind: 'note', text: 'private' }),
    contactId: await made(`${application}/contacts`, { name: 'Private' }),
    interviewId: await made(`${application}/interviews`, INTERVIEW),
    taskId: await made(`${application}/tasks`, { title: 'private' }),
    documentId: await made(`${application}/documents`, { fileId }),
    fileId,
    tokenId: await tokenMade(ada.send),
    madeCvId: await made('/api/me/made-cvs', {}),
    cvId: await made('/api/me/made-cvs', {}),
    cvVersion: 1,
    page: '1.svg',
    cvFile: 'cv.txt',
    letterId: await made('/api/me/letters', { title: 'Tester' }),
    letterFile: 'letter.txt',
  }
  const unknown: Things = Object.fromEntries(
    Object.keys(things).map((name) => [
      name,
      /^(?:file|token|madeCv|cv|letter)Id$/.test(name) ? NO_FILE : 987_654_321,
    ]),
  )
  return { things, unknown: { ...unknown, jobId } }
}

async function tokenMade(send: Awaited<ReturnType<typeof signUp>>['send']): Promise<string> {
  const answer = await send('POST', '/api/me/tokens', { name: 'Private', lifetimeDays: 30 })
  const { accessToken } = (await answer.json()) as { accessToken: { id: string } }
  return accessToken.id
}

async function uploaded(request: Ask): Promise<string> {
  const form = new FormData()
  form.set('kind', 'document')
  form.set('file', new File(['private words'], 'letter.txt', { type: 'text/plain' }))
  const answer = await request('/api/me/files', { method: 'POST', body: form })
  const { id } = (await answer.json()) as { id: string }
  return id
}

async function ask(request: Ask, route: string, row: Row, things: Things, isVisitor = false) {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const path = pattern.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) =>
    String(things[row.fill?.[name] ?? name] ?? 'x'),
  )
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
