/**
 * UP-10: which routes accept files and from whom, and how people who send many files are kept from delaying others.
 */
import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import { isOneClick } from '#core/mail/one-click.ts'
import { builtServer, createTestApp } from '#test/app.ts'
import { signUpOperator } from '#test/operators.ts'
import { fileForm, pdf } from '#test/sample-files.ts'
import { signUp } from '#test/sign-up.ts'
import { read } from '#test/tree.ts'
import { pageRoutes, serverRoutes } from './routes-of.ts'

/** An app that counts whose uploads got a turn, and how many of those turns have ended. */
async function createCounted() {
  const turns: AccountId[] = []
  const ended = { count: 0 }
  const app = await createTestApp({
    async uploadTurn(accountId) {
      turns.push(accountId)
      return () => void ended.count++
    },
  })
  return { app, turns, ended }
}

/** A form with a file sent in pieces, and how many pieces were read. */
function streamed() {
  const sent = { pieces: 0 }
  const body = new ReadableStream(
    {
      pull(controller) {
        sent.pieces++
        controller.enqueue(new Uint8Array(64 * 1024))
        if (sent.pieces === 200) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return { sent, init: { method: 'POST', body, headers, duplex: 'half' } as RequestInit }
}

/** Fills route parameters for requests that only test how a form is handled. */
const filled = (path: string) =>
  path
    .replace(/\{.*?\}/g, '')
    .replace(/:\w+\??/g, '1')
    .replace('*', 'x')

test('UP-10 the routes that accept files are exactly those whose code reads files', async () => {
  const { UPLOAD_ROUTES } = await builtServer()
  const app = await createTestApp()
  const pages = await app.pages()

  const olga = await signUpOperator(app)
  const { paths } = await app.json('/openapi.json')
  const operators = await (await olga.request('/api/admin/openapi.json')).json()
  const described: Record<string, Record<string, object>> = {
    ...paths,
    ...(operators as { paths: object }).paths,
  }
  const documented = Object.entries(described).flatMap(([path, methods]) =>
    Object.values(methods).some((it) => JSON.stringify(it).includes('"multipart/form-data"'))
      ? [path]
      : [],
  )
  const readers = Object.values(pages.routes).flatMap((route) => {
    if (!route?.module.action) return []
    // A file that has two routes gives the second one an id of its own.
    const file = route.id.replace(/-in-dashboard$/, '')
    const isReader = readsFiles(`src/app/${file}.tsx`, new Set())
    return isReader ? pageRoutes({ ...pages, routes: routeAlone(pages.routes, route.id) }) : []
  })
  const posts = readers.flatMap((it) => (it.startsWith('POST ') ? [it.slice('POST '.length)] : []))
  expect([...documented, ...posts].sort()).toEqual([...UPLOAD_ROUTES].sort())
})

test('UP-10 a form with a file is refused unread on all other routes', async () => {
  const { UPLOAD_ROUTES } = await builtServer()
  const { app, turns } = await createCounted()
  const ada = await signUp(app)
  const routes = [...pageRoutes(await app.pages()), ...serverRoutes(app.routes)]
  const known = routes.map((route) => route.split(' ')).filter(([method]) => method !== 'GET')
  const taken: string[] = []
  for (const [method = '', path = ''] of [
    ...known,
    ['POST', '/no-such-place'],
    ['POST', '/livez'],
  ]) {
    const { sent, init } = streamed()
    const answer = await ada.request(filled(path), {
      ...init,
      method,
      headers: { ...init.headers, cookie: ada.jar.header() },
    })
    if (isOneClick(method, path)) {
      // The form of a mail program may be multipart, but not larger than any form without files.
      expect(answer.status, path).toBe(413)
      expect(sent.pieces, path).toBeLessThan(20)
      continue
    }
    if (path === '/hooks/mail' || path === '/hooks/doctor') {
      // Bodies of any form; without the key nothing of them is read.
      expect([answer.status, sent.pieces]).toEqual([401, 0])
      continue
    }
    const isRefused = answer.status === 415 && (await answer.text()).includes('takes_no_file')
    if (!isRefused) taken.push(`${method} ${path}`)
    else expect(sent.pieces, path).toBe(0)
  }
  expect(taken.sort()).toEqual(UPLOAD_ROUTES.map((path) => `POST ${path}`).sort())
  expect(turns.every((accountId) => accountId === ada.id)).toBe(true)
})

test('UP-10 a signed-out sender takes up no turn, and nothing they send is read', async () => {
  const { UPLOAD_ROUTES } = await builtServer()
  const { app, turns } = await createCounted()
  for (const path of UPLOAD_ROUTES) {
    const { sent, init } = streamed()
    const answer = await app.request(filled(path), {
      ...init,
      headers: { ...init.headers, 'sec-fetch-site': 'same-origin' },
    })
    expect([302, 401, 404], path).toContain(answer.status)
    expect(sent.pieces, path).toBe(0)
  }
  expect(turns).toEqual([])
})

test("UP-10 of one person's fifty uploads eleven are accepted, and another person's does not wait for them", async () => {
  const { createUploadQueue } = await builtServer()
  let endGap = () => {}
  const turn = createUploadQueue({
    wait: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      endGap = resolve
      return promise
    },
  })
  const asked: AccountId[] = []
  const begun: AccountId[] = []
  const app = await createTestApp({
    async uploadTurn(accountId, signal) {
      asked.push(accountId)
      const end = await turn(accountId, signal)
      begun.push(accountId)
      return end
    },
  })
  const [ada, bob] = [await signUp(app), await signUp(app, 'Bob Other')]
  const upload = (person: typeof ada) =>
    person.request('/api/me/files', { method: 'POST', body: fileForm('cv.pdf', pdf()) })
  const nextTurn = async () => {
    endGap()
    await new Promise(setImmediate)
  }

  const adas = Promise.all(Array.from({ length: 50 }, () => upload(ada)))
  await expect.poll(() => asked.length).toBe(50)
  const bobs = upload(bob)
  await expect.poll(() => asked.length).toBe(51)
  await nextTurn()
  await nextTurn()
  expect(begun).toEqual([ada.id, ada.id, bob.id])
  expect((await bobs).status).toBe(200)

  while (begun.length < 12) await nextTurn()
  const answers = await adas
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(39)
  for (const { status, headers } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([429, '3'])
  }
  expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_uploads' })
})

test('UP-10 an upload ends its turn however it finishes', async () => {
  const { app, turns, ended } = await createCounted()
  const ada = await signUp(app)
  const cutOff = new ReadableStream({
    pull: (controller) => controller.error(new Error('the sender has disconnected')),
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const cutOffInit = { headers: { ...headers, cookie: ada.jar.header() }, duplex: 'half' }
  const uploads: [RequestInit, number][] = [
    [{ body: fileForm('cv.pdf', pdf()) }, 200],
    [{ body: fileForm('cv.pdf', Buffer.alloc(MAX_FILE_BYTES + 1)) }, 413],
    [{ body: 'no form at all', headers: { ...headers, cookie: ada.jar.header() } }, 415],
    [{ body: cutOff, ...cutOffInit } as RequestInit, 400],
  ]
  for (const [index, [init, status]] of uploads.entries()) {
    const answer = await ada.request('/api/me/files', { method: 'POST', ...init })
    expect([answer.status, turns.length, ended.count]).toEqual([status, index + 1, index + 1])
  }
})

/** Whether a page's code uses the file reader, directly or through imports within the app layer. */
function readsFiles(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const code = sourceOf(file)
  if (/from '#work\/files\/read-upload\.ts'/.test(code)) return true
  const folder = file.slice(0, file.lastIndexOf('/'))
  return [...code.matchAll(/from '(#app|\.)\/(?!\+types)([^']+\.tsx?)'/g)].some(([, from, path]) =>
    readsFiles(from === '.' ? `${folder}/${path}` : `src/app/${path}`, seen),
  )
}

const sourceOf = (file: string) => {
  try {
    return read(file)
  } catch {
    return read(file.replace(/x$/, '')) // a page without a component
  }
}

type Routes = Awaited<ReturnType<Awaited<ReturnType<typeof createTestApp>>['pages']>>['routes']

/** The route with its layouts, which make up its address. */
function routeAlone(routes: Routes, id: string): Routes {
  const alone: Routes = {}
  for (let at = routes[id]; at; at = routes[at.parentId ?? '']) {
    const { action, ...module } = at.module
    alone[at.id] = at.id === id && action ? at : { ...at, module }
  }
  return alone
}
